/**
 * What a dish, sauce or drink is usually made with: cancelled beside it by «sans …» or «… free», and by «vegan» for
 * what comes from animals. Each line: names = codes of the sources.
 */
export const recipes = `
  mayonnaise, mayo, rémoulade, sauce gribiche, gribiche, sauce tartare, tartar sauce, tartare sauce, thousand island,
  sauce cocktail, sauce andalouse, ranch dressing, coleslaw = eggs mustard
  sauce césar, caesar dressing, caesar sauce, césar, caesar = eggs mustard fish milk
  aïoli, aioli, rouille, omelette, frittata, en:scotch egg, tortilla espagnole, pavlova, île flottante, shakshuka = eggs
  béarnaise, hollandaise, sabayon, zabaglione, crème anglaise, crème brûlée, crème caramel, custard, flan, œufs au lait,
  lemon curd, lait de poule, eggnog, pastéis de nata = eggs milk
  crème pâtissière, pastry cream, quiche, crêpe, pancake, blini, gaufre, waffle, clafoutis, far breton, tiramisu,
  profiterole, éclair, pâte à choux, choux pastry, chouquette, kouglof, panettone, pandoro, brioche, viennoiserie,
  croissant, yorkshire pudding, tourteau fromager, gâteau basque, madeleine, quatre quarts = gluten eggs milk
  financier, amandine, galette des rois, baklava, baclava, bakewell = gluten nuts milk eggs
  génoise, cake, muffin, gâteau, brownie, biscuit à la cuillère, boudoir, ladyfinger, lady finger, sponge cake,
  sponge finger = gluten eggs
  macaron, macaroon, nougat, dacquoise = nuts eggs
  frangipane, crème d amande = nuts eggs milk
  béchamel, bechamel, white sauce, sauce blanche, sauce mornay, mornay, croque monsieur, shortbread, kunafa,
  speculoos, spéculoos, crumble, petit beurre = gluten milk
  ganache, alfredo, beurre blanc, tartiflette, aligot, gratin dauphinois, dauphinois, fondue savoyarde, butter chicken,
  korma, tikka masala, caramel au beurre, toffee, fudge, butterscotch, panna cotta, stroganoff, vichyssoise, mousseline,
  gelato, milk chocolate, chocolat au lait = milk
  cappuccino, fr:glace à, fr:glace au, fr:glace aux, glace vanille, glace chocolat, glace pistache, glace café = milk
  carbonara = eggs milk
  pesto = milk nuts
  pistou = milk
  nutella, pâte à tartiner, chocolate spread, gianduja = nuts milk soybeans
  pain, bread, toast, baguette, ciabatta, focaccia, pita, naan, nan, pide, bagel, bun, biscotte, biscotti, biscuit, cookie,
  cracker, croûton, crouton, crostini, bruschetta, gressin, grissini, bretzel, pretzel, wrap, tortilla, chapati, en:roti,
  paratha, fajita, burrito, quesadilla, flatbread, sourdough, levain, pain d épices, gingerbread, sandwich, panini, flapjack,
  pâte feuilletée, pâte brisée, pâte sablée, pâte à pizza, pâte à pain, pâte levée, feuilletage, feuilleté, puff pastry,
  shortcrust, pastry, filo, phyllo, kadaïf, kataïfi, brick, feuille de brick, pizza, tarte, vol au vent, friand, samosa,
  empanada, beignet, doughnut, donut, churro, muesli, granola, porridge, crumpet, scone, haggis, black pudding,
  pâté en croûte, sausage roll, =pâtes, pasta, spaghetti, spaghettis, macaroni, penne, fusilli, farfalle, linguine,
  tagliatelle, fettuccine, pappardelle, rigatoni, conchiglie, coquillette, lasagne, lasagna, cannelloni, ravioli, raviole,
  tortellini, gnocchi, vermicelle, vermicelli, crozet, spaetzle, nouille, noodle, udon, ramen, soba, gyoza, wonton,
  dumpling, fr:farine, en:flour, flours, bouillon kub, wafer, gaufrette, en:breaded, fr:pané, fr:panée, cordon bleu,
  beignet de crevette, nugget, fish finger, schnitzel, milanaise = gluten
  tempura, pâte à frire, batter, pâte à beignet = gluten eggs
  sauce soja, soy sauce, soya sauce, shoyu, teriyaki, yakitori, kecap manis, ketjap, gochujang, sukiyaki, bulgogi,
  ponzu, oyster sauce, sauce huître, sauce aux huîtres = soybeans gluten
  hoisin, sauce hoisin = soybeans gluten sesame
  oyster sauce, sauce huître, sauce aux huîtres = molluscs
  lécithine, lecithin, e322, protéine végétale texturée, textured vegetable protein, tvp = soybeans
  worcestershire, worcester sauce, sauce worcester, sauce anglaise, dashi, kimchi, tapenade, pissaladière, bagna cauda,
  bouillabaisse, fish sauce, sauce nem = fish
  surimi, bâtonnet de crabe, crab stick, seafood stick, bâtonnet de la mer, krab = fish eggs crustaceans
  bisque, shrimp paste, prawn cracker, beignet de crevette, paella = crustaceans
  paella = molluscs
  puttanesca, salade niçoise, vitello tonnato = fish
  dukkah, duqqa = nuts sesame
  pad thaï, pad thai = peanuts fish eggs
  kung pao, gado gado = peanuts
  waldorf = celery nuts
  mirepoix, soffritto, bloody mary, stock cube, bouillon cube, cube de bouillon, bouillon en cube = celery
  marmite, vegemite = gluten celery
  vinaigrette, ravigote, colombo, honey mustard, welsh rarebit = mustard
  vin, wine, vin blanc, vin rouge, porto, port wine, madère, madeira wine, xérès, sherry, marsala, vermouth, martini,
  champagne, prosecco, crémant, cava, mousseux, cidre, cider, balsamique, balsamic, vinaigre de vin, wine vinegar, muscat,
  banyuls, noilly prat, pineau, beurre blanc, sauce bordelaise, bourguignon, bourguignonne, coq au vin, sangria = sulphites
`;
