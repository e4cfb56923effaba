import type { Ingredient, SupplierArticle } from '@traiteur/contract/kitchen/ingredients.ts';
import type { labelNutrients } from '@traiteur/domain/catalogue/nutrients.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { Meat, MeatOrigin } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof Ingredient, 'id' | 'version'>;

export const ingredients = {
  title: ['Ingrédients', 'Ingredients'],
  subtitle: ['ce qui entre vraiment dans la marmite', 'what really goes into the pot'],
  menu: ['Liste des ingrédients', 'Ingredient list'],
  one: ['Ingrédient', 'Ingredient'],
  add: ['Ajouter un ingrédient', 'Add an ingredient'],
  edit: ['Modifier l’ingrédient', 'Edit the ingredient'],
  count: [
    '{count, plural, =0 {aucun ingrédient} one {# ingrédient} other {# ingrédients}}',
    '{count, plural, =0 {no ingredients} one {# ingredient} other {# ingredients}}',
  ],
  empty: [
    'Aucun ingrédient pour l’instant. Ajoutez ce que votre cuisine achète.',
    'No ingredients yet. Add what your kitchen buys.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    composition: ['Composition', 'Made of'],
    active: ['Actif', 'Active'],
    allergens: ['Allergènes', 'Allergens'],
    document: ['Document', 'Document'],
    nutrition: ['Valeurs nutritionnelles pour 100 g', 'Nutrition per 100 g'],
    density: ['Masse volumique (g/ml)', 'Density (g/ml)'],
    pieceWeight: ['Poids d’une pièce (g)', 'Weight of a piece (g)'],
    edibleShare: ['Part comestible (%)', 'Edible share (%)'],
    storage: ['Conservation', 'Storage'],
    shelfLifeClosed: ['Se garde fermé (jours)', 'Keeps closed (days)'],
    shelfLifeOpened: ['Se garde ouvert (jours)', 'Keeps opened (days)'],
    articles: ['Articles fournisseurs', 'Supplier articles'],
    free: ['Ne s’achète pas', 'Nobody buys it'],
    meat: ['Viande', 'Meat'],
    rawMeat: ['Achetée crue', 'Bought raw'],
    validatedAt: ['Vérifié le', 'Checked on'],
    validatedBy: ['Vérifié par', 'Checked by'],
  } as const satisfies PhraseFor<Field>,
  groups: {
    safety: ['Allergènes', 'Allergens'],
    kitchen: ['En cuisine', 'In the kitchen'],
    nutrition: ['Valeurs nutritionnelles pour 100 g', 'Nutrition per 100 g'],
    articles: ['Chez les fournisseurs', 'From suppliers'],
  },
  hints: {
    composition: [
      'Telle que l’étiquette la donne ; entre parenthèses sur les nôtres',
      'As its label says it; in brackets on ours',
    ],
    document: ['D’où on le sait : fiche technique, étiquette, date', 'How we know: data sheet, label, date'],
    density: ['Vide : ne se mesure pas en volume ; l’eau fait 1', 'Empty: never measured by volume; water is 1'],
    pieceWeight: ['Vide : ne se compte pas à la pièce', 'Empty: never counted by the piece'],
    edibleShare: ['Une fois épluché et paré', 'Once peeled and trimmed'],
    free: [
      'L’eau du robinet, les herbes du jardin : ne coûte rien et n’est sur aucune liste de courses',
      'Water from the tap, herbs from the garden: it costs nothing and stands on no shopping list',
    ],
    meat: [
      'La loi veut lire l’origine du bœuf, du porc, de la volaille, de l’agneau et du mouton avec le plat',
      'The law wants the origin of beef, pork, poultry, lamb and mutton read with the dish',
    ],
    rawMeat: [
      'Fraîche ou surgelée : son origine est obligatoire. Préparée, comme un jambon : elle se dit quand on la connaît.',
      'Fresh or frozen: its origin must be told. Prepared, such as ham: it is told where it is known.',
    ],
    nutrition: ['Vide : inconnu, jamais zéro', 'Empty: not known, never zero'],
  },
  meats: {
    beef: ['Bœuf et veau', 'Beef and veal'],
    pork: ['Porc', 'Pork'],
    poultry: ['Volaille', 'Poultry'],
    sheep: ['Agneau et mouton', 'Lamb and mutton'],
  } as const satisfies PhraseFor<Meat>,
  origin: {
    born: ['Pays de naissance', 'Born in'],
    raised: ['Pays d’élevage', 'Reared in'],
    slaughtered: ['Pays d’abattage', 'Slaughtered in'],
  } as const satisfies PhraseFor<keyof MeatOrigin>,
  states: {
    contains: ['Contient', 'Contains'],
    may_contain: ['Traces possibles', 'May contain traces'],
    none: ['N’en contient pas', 'Has none'],
    unknown: ['Non renseigné', 'Not known'],
  } as const satisfies PhraseFor<AllergenState>,
  restNone: ['Tous les autres : n’en contient pas', 'All others: has none'],
  unknownCount: [
    '{count, plural, one {# allergène non renseigné} other {# allergènes non renseignés}}',
    '{count, plural, one {# allergen not known} other {# allergens not known}}',
  ],
  allKnown: ['Aucun des allergènes', 'None of the allergens'],
  validated: ['Vérifié par {name} le {date}', 'Checked by {name} on {date}'],
  neverValidated: ['Jamais vérifié', 'Never checked'],
  storages: {
    dry: ['Au sec', 'Dry'],
    chilled: ['Au frais', 'Chilled'],
    frozen: ['Surgelé', 'Frozen'],
  } as const satisfies PhraseFor<Ingredient['storage']>,
  nutrients: {
    kj: ['Énergie (kJ)', 'Energy (kJ)'],
    kcal: ['Énergie (kcal)', 'Energy (kcal)'],
    fat: ['Matières grasses (g)', 'Fat (g)'],
    saturates: ['dont acides gras saturés (g)', 'of which saturates (g)'],
    carbohydrate: ['Glucides (g)', 'Carbohydrate (g)'],
    sugars: ['dont sucres (g)', 'of which sugars (g)'],
    fibre: ['Fibres (g)', 'Fibre (g)'],
    protein: ['Protéines (g)', 'Protein (g)'],
    salt: ['Sel (g)', 'Salt (g)'],
  } as const satisfies PhraseFor<(typeof labelNutrients)[number]>,
  units: {
    g: ['g', 'g'],
    kg: ['kg', 'kg'],
    ml: ['ml', 'ml'],
    cl: ['cl', 'cl'],
    l: ['l', 'l'],
    piece: ['pièce', 'piece'],
  } as const satisfies PhraseFor<Unit>,
  pieces: ['{count, plural, one {# pièce} other {# pièces}}', '{count, plural, one {# piece} other {# pieces}}'],
  article: {
    id: ['Article', 'Article'],
    supplierId: ['Fournisseur', 'Supplier'],
    name: ['Nom de l’article', 'Article name'],
    code: ['Code', 'Code'],
    packQuantity: ['Contenance', 'Pack'],
    packUnit: ['Unité', 'Unit'],
    price: ['Prix HT', 'Price before tax'],
    taxRateId: ['TVA', 'VAT'],
    active: ['Acheté', 'Bought'],
    origin: ['Origine de la viande', 'Origin of the meat'],
    allergens: ['Allergènes en plus', 'Allergens beyond the ingredient'],
  } as const satisfies PhraseFor<keyof SupplierArticle>,
  articles: {
    nth: ['Article {number}', 'Article {number}'],
    add: ['Ajouter un article', 'Add an article'],
    remove: ['Retirer cet article', 'Remove this article'],
    stateOf: ['{name} dans cet article', '{name} in this article'],
    none: ['Aucun fournisseur noté.', 'No supplier noted.'],
    hint: [
      'Ce que l’article apporte de plus que l’ingrédient : des traces chez l’un, rien chez l’autre.',
      'What this article brings beyond the ingredient: traces from one supplier, none from another.',
    ],
    perKilo: ['{price} le kilo', '{price} a kilo'],
    history: ['Prix dans le temps', 'Prices over time'],
  },
  filters: {
    unknown: ['Allergènes à renseigner', 'Allergens to fill in'],
    supplierId: ['Fournisseur', 'Supplier'],
    everyState: ['Renseignés ou non', 'Filled in or not'],
    everyAllergen: ['Tous les allergènes', 'All allergens'],
    everySupplier: ['Tous les fournisseurs', 'All suppliers'],
  },
  traces: ['Traces : {names}', 'Traces: {names}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    ingredients: typeof ingredients;
  }
}
