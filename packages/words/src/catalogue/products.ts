import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { ProductStatus } from '@traiteur/domain/catalogue/product-life.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';
import { allergenSources, ingredientsRead } from './ingredients-read.ts';
import { productSteps } from './product-steps.ts';
import { batchDone, batches, dayChange, priceChange } from './product-batches.ts';

export const products = {
  title: ['Produits', 'Products'],
  subtitle: ['ce que la cuisine sait faire de mieux', 'what the kitchen does best'],
  menu: ['Liste des produits', 'Product list'],
  add: ['Ajouter un produit', 'Add a product'],
  edit: ['Modifier le produit', 'Edit the product'],
  one: ['Produit', 'Product'],
  /** On the product's page. */
  change: ['Modifier', 'Edit'],
  history: ['Historique', 'History'],
  noIngredients: ['Ingrédients non indiqués.', 'No ingredients given.'],
  language: { fr: ['En français', 'In French'], en: ['En anglais', 'In English'] },
  /** In the list. */
  englishIncomplete: ['EN incomplet', 'EN incomplete'],
  englishMissing: ['Ingrédients non traduits en anglais', 'Ingredients not in English yet'],
  englishMissingExplained: [
    'Ce plat est en vente : un client qui lit l’anglais ne verra pas ce qu’il contient.',
    'This dish is on sale: a client who reads English will not see what is in it.',
  ],
  count: [
    '{count, plural, =0 {aucun produit} one {# produit} other {# produits}}',
    '{count, plural, =0 {no products} one {# product} other {# products}}',
  ],
  empty: [
    'Aucun produit pour l’instant. Commencez par le plat que l’on vous redemande.',
    'No products yet. Begin with the dish people ask for again.',
  ],
  status: {
    draft: ['Brouillon', 'Draft'],
    published: ['En vente', 'On sale'],
    archived: ['Archivé', 'Archived'],
  } as const satisfies PhraseFor<ProductStatus>,
  everyStatus: ['Tous les états', 'All statuses'],
  undeclaredIngredients: ['Allergène non déclaré', 'Allergen not declared'],
  ingredientsRead: ['Lecture des ingrédients', 'What the ingredients say'],
  portions: ['Portions', 'Portions'],
  everyPortion: ['Toutes les portions', 'Any portions left'],
  soldOut: ['Épuisé', 'Sold out'],
  everyIngredient: ['Tous les ingrédients', 'All ingredients'],
  everyTag: ['Tous les mots-clefs', 'All tags'],
  everySize: ['Toutes les tailles', 'All sizes'],
  everyDay: ['Tous les jours', 'All days'],
  without: ['Sans…', 'Free from…'],
  withoutAllergen: ['Sans : {name}', 'Free from: {name}'],
  everyCategory: ['Toutes les catégories', 'All categories'],
  fields: {
    name: ['Nom', 'Name'],
    slug: ['Identifiant d’adresse', 'Web address name'],
    description: ['Description', 'Description'],
    ingredients: ['Ingrédients', 'Ingredients'],
    meatOrigin: ['Origine des viandes', 'Origin of meat'],
    categoryId: ['Catégorie', 'Category'],
    taxRateId: ['Taux de taxe', 'Tax rate'],
    status: ['État', 'Status'],
    pictures: ['Photos', 'Pictures'],
    tagIds: ['Mots-clefs', 'Tags'],
    allergensDeclared: ['Allergènes déclarés', 'Allergens declared'],
    allergens: ['Allergènes', 'Allergens'],
    explanations: ['Lecture des ingrédients', 'What the ingredients say'],
    weekdays: ['Jours de vente', 'Days on offer'],
    offers: ['Tailles et prix', 'Sizes and prices'],
    nutrition: ['Valeurs nutritionnelles par portion', 'Nutrition per portion'],
    portions: ['Poids net d’une portion', 'Net weight of a portion'],
    storage: ['Conservation', 'Storage'],
    keeping: ['Phrase de conservation', 'How to keep it'],
    reheating: ['Réchauffage', 'Reheating'],
    shelfLife: ['Se garde (jours après la cuisson)', 'Keeps (days after cooking)'],
  } as const satisfies PhraseFor<keyof ProductInput>,
  groups: {
    texts: ['Le plat', 'The dish'],
    sale: ['La vente', 'The sale'],
    safety: ['La sécurité', 'Safety'],
    pictures: ['Les photos', 'The pictures'],
    label: ['L’étiquette', 'The label'],
  },
  slugFr: ['Identifiant d’adresse en français', 'French web address name'],
  slugEn: ['Identifiant d’adresse en anglais', 'English web address name'],
  hints: {
    ingredients: ['Par poids décroissant, allergènes compris', 'In descending order of weight, allergens included'],
    meatOrigin: [
      'Comme « bœuf (origine : France) » ; vide : rien à dire',
      'Such as “beef (origin: France)”; empty: nothing to tell',
    ],
    quantity: ['vide = sans limite', 'empty = no limit'],
    keeping: ['Vide : la phrase de la maison', 'Empty: the house’s sentence'],
    reheating: [
      'Comme « 3 minutes au micro-ondes à 800 W » ; vide : celui de la maison',
      'Such as “3 minutes in the microwave at 800 W”; empty: the house’s',
    ],
    shelfLife: ['0 : le jour même ; vide : celle de la maison', '0: that very day; empty: the house’s'],
    energyTitle: ['L’énergie ne va pas avec les nutriments', 'The energy does not fit the nutrients'],
    energy: [
      'Les nutriments donnent {kj, number} kJ et {kcal, number} kcal : vérifiez l’énergie, à moins que le plat contienne de l’alcool.',
      'The nutrients come to {kj, number} kJ and {kcal, number} kcal: check the energy, unless the dish has alcohol in it.',
    ],
  },
  prices: ['{from} à {to}', '{from} to {to}'],
  noPrice: ['sans prix', 'no price'],
  offer: {
    sold: ['Vendu en cette taille', 'Sold in this size'],
    size: ['Taille', 'Size'],
    noLimit: ['sans limite', 'no limit'],
    price: ['Prix', 'Price'],
    quantity: ['Portions par date', 'Portions per date'],
  },
  allergens: {
    declared: [
      'J’ai vérifié la recette : la liste ci-dessus est complète',
      'I checked the recipe: the list above is complete',
    ],
    declaredHint: [
      'Sans cette déclaration, le plat ne peut pas être mis en vente. Une liste vide déclare qu’il n’en contient aucun.',
      'Without this declaration the dish cannot go on sale. An empty list declares that it contains none.',
    ],
    none: ['Non', 'No'],
    contains: ['Contient', 'Contains'],
    may_contain: ['Traces', 'Traces'],
    undeclared: ['Non déclarés', 'Not declared'],
    nothing: ['aucun des allergènes', 'none of the allergens'],
  },
  picture: {
    choose: ['Choisir des photos', 'Choose pictures'],
    add: ['Ajouter des photos', 'Add pictures'],
    replace: ['Remplacer', 'Replace'],
    remove: ['Retirer', 'Remove'],
    kinds: [
      'JPEG, PNG ou WebP ; une grande image est réduite avant l’envoi',
      'JPEG, PNG or WebP; a large picture is shrunk before it is sent',
    ],
    tooLarge: ['Cette image dépasse 2 Mo', 'This picture is larger than 2 MB'],
    sending: [
      '{count, plural, one {Envoi de l’image…} other {Envoi de # images…}}',
      '{count, plural, one {Sending the picture…} other {Sending # pictures…}}',
    ],
    ofFile: ['{name} : {fault}', '{name}: {fault}'],
    most: ['{count, number} photos au plus', '{count, number} pictures at most'],
    tooMany: [
      '{count, number} photos au plus : le reste n’a pas été pris.',
      '{count, number} pictures at most: the others were not taken.',
    ],
    first: ['Première : menus et listes', 'First: menus and lists'],
    nth: ['Photo {number, number}', 'Picture {number, number}'],
    removeNth: ['Retirer la photo {number, number}', 'Remove picture {number, number}'],
    stop: ['Retirer {name}', 'Remove {name}'],
    move: ['Déplacer la photo {place, number} sur {count, number}', 'Move picture {place, number} of {count, number}'],
    alt: ['Ce que montre la photo {number, number}', 'What picture {number, number} shows'],
    altHint: [
      'Ce que montre une photo est lu à qui ne la voit pas ; vide, le nom du plat suffit.',
      'What a picture shows is read to those who do not see it; empty where the dish’s name is enough.',
    ],
    broken: [
      'Ce fichier est abîmé : l’image ne peut pas être affichée',
      'This file is broken: the picture cannot be shown',
    ],
    wrongKind: ['Ce fichier n’est pas une image JPEG, PNG ou WebP', 'This file is not a JPEG, PNG or WebP picture'],
  },
  nutrition: {
    kj: ['Énergie (kJ)', 'Energy (kJ)'],
    kcal: ['Énergie (kcal)', 'Energy (kcal)'],
    fat: ['Matières grasses', 'Fat'],
    saturates: ['dont acides gras saturés', 'of which saturates'],
    carbohydrate: ['Glucides', 'Carbohydrate'],
    sugars: ['dont sucres', 'of which sugars'],
    fibre: ['Fibres alimentaires', 'Fibre'],
    protein: ['Protéines', 'Protein'],
    salt: ['Sel', 'Salt'],
  } as const satisfies PhraseFor<keyof ProductInput['nutrition']>,
  nutritionTable: {
    title: ['Valeurs nutritionnelles', 'Nutrition'],
    energy: ['Énergie', 'Energy'],
    per100: ['Pour 100 g', 'Per 100 g'],
    per100ml: ['Pour 100 ml', 'Per 100 ml'],
    perPortion: ['Par portion', 'Per portion'],
    ofWeight: ['Par portion ({weight})', 'Per portion ({weight})'],
  },
  steps: productSteps,
  reading: ingredientsRead,
  sources: allergenSources,
  batches,
  batchDone,
  priceChange,
  dayChange,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    products: typeof products;
  }
}
