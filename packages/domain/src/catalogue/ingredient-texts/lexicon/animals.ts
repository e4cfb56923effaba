import type { WordsBySource } from './sources.ts';

/** Names of food that is the source itself, or is made of it by definition. See `read-lexicon.ts` for the marks. */
export const animals = {
  milk: `
    lait, laitier, laitière, milk, dairy, leche, latte, milkfat, milkshake, lacté, lactée
    lactose, lactosérum, petit lait, sérum de lait, whey, caséine, casein, caséinate, caseinate, lactalbumine, lactalbumin
    lactoglobuline, lactoglobulin, lactoferrine, lactoferrin, albumine de lait, protéine lactique, curds, curd cheese, ghee
    ghî, smen, samneh, beurre, butter, butterfat, butteroil, buttercream, babeurre, buttermilk, butyrique
    beurre noisette, noisette de beurre, petit beurre, crème, crèmerie, cream, creme, creamy, crémeux, fr:crémeuse, crémé
    chantilly, crème glacée, ice cream, cream cheese, sour cream, fromage, cheese, fromagère, fromager, queso, formaggio, kaas
    yaourt, yahourt, yogourt, yoghurt, yogurt, yoghourt, kéfir, kefir, skyr, quark, faisselle, petit suisse, leben, lben
    lassi, raïta, raita, labneh, labné, labane, ayran, dahi, tzatziki, clabber, koumis, kajmak, clotted, paneer, panir
    emmental, emmenthal, gruyère, comté, beaufort, appenzell, appenzeller, parmesan, parmezan, parmigiano, reggiano
    grana padano, padano, pecorino, mozzarella, mozarella, burrata, burratina, stracciatella, ricotta, mascarpone, feta
    fêta, chèvre, brebis, roquefort, fromage bleu, bleu d auvergne, bleu de bresse, bleu de gex, bleu des causses
    blue cheese, camembert, brie, cantal, reblochon, raclette, tomme, tome de, morbier, munster, mimolette, gouda, edam
    maasdam, leerdammer, cheddar, stilton, red leicester, leicester cheese, gloucester, wensleydale, caerphilly, cheshire
    monterey jack, pepper jack, cottage cheese, halloumi, haloumi, gorgonzola, taleggio, provolone, scamorza, asiago
    fontina, caciocavallo, manchego, saint nectaire, fourme d ambert, fourme, maroilles, livarot, pont l évêque, vacherin
    époisses, langres, neufchâtel, chaource, coulommiers, saint marcellin, saint félicien, pélardon, picodon, crottin
    rocamadour, ossau iraty, abondance, salers, laguiole, brocciu, brousse, cancoillotte, boursin, philadelphia, kiri
    st môret, saint môret, vache qui rit, tête de moine, tilsit, limburger, havarti, jarlsberg, danablu, kashkaval
    chocolat blanc, white chocolate, dulce de leche, pralinoise, milky, cajeta, rennet casein, lait fermenté, solids of milk`,
  eggs: `
    œuf, egg, ovoproduit, ovo produit, ovalbumine, ovalbumin, albumine, albumin, albumen, ovomucoïde, ovomucoid
    ovotransferrine, lysozyme, e1105, vitelline, vitellin, livétine, livetin, eggnog, eggwhite, eggwash, tamago
    jaune d œuf, blanc en neige, blancs montés, blanc d œuf, œuf de caille, quail egg, huevo, uovo, ovo, meringue`,
  fish: `
    poisson, fish, fishcake, whitefish, chair de poisson, saumon, salmon, thon, tuna, listao, albacore, germon
    cabillaud, cod, codfish, morue, merlu, merluche, hake, merlan, whiting, colin, pollock, pollack, fr:lieu, lieu noir
    lieu jaune, coley, saithe, églefin, haddock, truite, trout, maquereau, mackerel, sardine, pilchard, hareng, herring
    kipper, rollmops, sprat, anchois, anchovy, anchoïade, dorade, daurade, sea bream, bream, fr:bar, sea bass, seabass
    bass, loup de mer, lotte, monkfish, baudroie, rouget, mullet, mulet, turbot, barbue, brill, flétan, halibut, sole
    limande, dab, carrelet, plaice, plie, flounder, sandre, zander, pikeperch, brochet, pike, perche du nil, filet de perche
    nile perch, perch, carpe, carp, tilapia, panga, pangasius, basa, espadon, swordfish, requin, shark, roussette, dogfish
    anguille, eel, congre, esturgeon, sturgeon, caviar, lump, lumpfish, œuf de lump, œuf de poisson, œuf de saumon
    œuf de truite, œuf de cabillaud, œuf de morue, œuf de hareng, œuf de mulet, œuf de capelan, œuf de cabillaud fumé
    fish egg, fish roe, cod roe, salmon roe, trout roe, herring roe, lumpfish roe, roe, tobiko, masago, ikura, poutargue
    boutargue, bottarga, tarama, taramasalata, laitance, bonite, bonito, katsuobushi, mahi mahi, snapper, vivaneau
    mérou, grouper, sébaste, rockfish, redfish, empereur, hoki, grenadier fish, fr:raie, aile de raie, skate wing
    saint pierre, john dory, éperlan, smelt, whitebait, capelan, capelin, sabre, omble, arctic char, lavaret, féra
    silure, catfish, barramundi, cobia, milkfish, escolar, butterfish, surimi, kamaboko, narutomaki
    nuoc mâm, nuoc mam, nam pla, nampla, garum, colatura, patis, isinglass, ichtyocolle, huile de foie de morue, rollmop
    gravlax, gravadlax, lox, bacalao, bacalhau, brandade, escabèche de poisson, pissalat`,
  crustaceans: `
    crustacé, crustacean, crevette, shrimp, prawn, gambas, gamba, scampi, langoustine, langouste, homard, lobster
    crabe, crab, crabmeat, écrevisse, crayfish, crawfish, krill, tourteau, araignée de mer, étrille, spider crab
    cigale de mer, pouce pied, barnacle, squille, mantis shrimp, dublin bay, belacan, bisque de homard, shellfish
    fruit de mer, seafood, chair de crabe, camaron, ebi, fr:bouquet royal, terasi, kapi`,
  molluscs: `
    mollusque, mollusc, mollusk, =moule, =moules, mussel, huître, oyster, coquille saint jacques, noix de saint jacques
    saint jacques, pétoncle, scallop, palourde, clam, vongole, coque, cockle, praire, bulot, whelk, bigorneau, periwinkle
    winkle, couteau de mer, razor clam, ormeau, abalone, escargot, snail, caviar d escargot, calmar, calamar, calamari
    encornet, squid, poulpe, pieuvre, octopus, pulpo, seiche, cuttlefish, chipiron, supion, encre de seiche, squid ink
    encre de calmar, shellfish, fruit de mer, seafood, amande de mer, telline, clovisse, conque, conch, limpet, patelle
    sépia, coquillage`,
} satisfies WordsBySource;
