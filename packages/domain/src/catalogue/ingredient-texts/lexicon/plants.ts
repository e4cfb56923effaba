import type { WordsBySource } from './sources.ts';

/** As in `animals.ts`; sulphur dioxide and sulphites stand here too. */
export const plants = {
  gluten: `
    gluten, blé, froment, wheat, wholewheat, wheatgerm, wheatmeal, wheatflakes, épeautre, petit épeautre, spelt, engrain
    einkorn, kamut, khorasan, amidonnier, emmer, farro, dinkel, triticale, blé dur, durum, durum wheat, semolina
    semoule, graham, maida, atta, freekeh, frikeh, frik, seigle, rye, orge, barley, avoine, oat, oatmeal, oatbran, oatcake
    boulgour, boulghour, bulgur, bulghur, burghul, bulgour, couscous, coucous, cuscus, seitan, malt, malté, maltée, malted
    horlicks, ovomaltine, bière, beer, en:ale, lager, stout, en:porter, farine de gruau
    farine de tradition, farine complète, farine bise, farine panifiable, farine fluide, farine type, farine t45
    farine t55, farine t65, farine t80, farine t110, farine t150, wholemeal, self raising, plain flour, strong flour
    bread flour, all purpose flour, rusk, chapelure, panure, panko, breadcrumb, bread crumb, mie de pain, crumb coating
    céréale contenant du gluten, cereals containing gluten, matzo, matza, pain azyme, son de blé, gruau, flocon de céréale
    pearl barley, perlé d orge, kritharaki, orzo, fregola, ptitim, cream cracker, corn bread, cornbread
    crispbread, knäckebrot, pumpernickel, wheat starch, amidon de blé, wheat protein, sauce soja au blé`,
  nuts: `
    amande, almond, noisette, hazelnut, filbert, noix, en:nut, tree nut, treenut, fruit à coque, fruits à coques
    fruits secs à coque, walnut, noix de grenoble, noix du périgord, noix de cajou, cajou, anacarde, cashew, pacane
    noix de pécan, pécan, pecan, noix de pacane, noix du brésil, noix d amazonie, brazil nut, pistache, pistachio
    macadamia, noix de macadamia, queensland nut, cerneau, poudre d amande, marzipan, massepain, pâte d amande, praliné, pralin
    praline, pralinoise, gianduja, gianduia, nougatine, frangipane, calisson, amaretti, amaretto, orgeat, nocciola
    nutella, pralines roses, turrón, turron, touron, mandelmasse, ajo blanco, nut paste, nut butter
    nut milk, nutmeal, mixed nuts`,
  peanuts: `
    arachide, cacahuète, cacahouète, cacahouette, cacahuette, cacahuate, peanut, peanutbutter, groundnut, ground nut
    monkey nut, earthnut, pistache de terre, satay, saté, mafé, maafé, pindakaas`,
  soybeans: `
    soja, soya, soy, soybean, soyabean, soymilk, tofu, tofou, tempeh, tempé, edamame, édamamé, miso, tamari, shoyu, natto
    okara, yuba, kinako, doenjang, douchi, bean curd, beancurd, e426, lécithine de soja, sauce soja, soy sauce, soya sauce
    black bean sauce, fermented black bean, haricot de soja`,
  celery: `
    céleri, celeri, celery, celeriac, céleri rave, céleri branche, sel de céleri, celery salt, apium graveolens, fr:ache, ache des marais`,
  mustard: `
    moutarde, mustard, sénevé, savora, mostarda, mostaza, senf, piccalilli, dijonnaise, sinapis`,
  sesame: `
    sésame, sesame, sesamum, tahini, tahin, tahine, tahina, tahinie, tahineh, tehina, gomasio, gomashio, gomazio, halva, halwa, halvah, helva
    houmous, houmos, houmus, hoummous, hommos, hummus, benne seed, gingelly, gingili, moutabal
    mutabal, baba ganoush, baba ganouj, baba ghanoush, baba ghanouj, baba ghannouj, zaatar, za atar, zahtar, zatar
    shichimi, togarashi, furikake, simit, everything seasoning, everything bagel, goma`,
  lupin: `lupin, lupine, lupini, lupinus, lupin bean, tremoço, tramousse`,
  sulphites: `
    sulfite, sulphite, bisulfite, bisulphite, métabisulfite, metabisulphite, disulfite, disulphite, anhydride sulfureux
    dioxyde de soufre, sulphur dioxide, sulfur dioxide, so2, hydrogénosulfite, pyrosulfite, e220, e221, e222, e223, e224
    e225, e226, e227, e228`,
} satisfies WordsBySource;
