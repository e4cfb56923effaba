import type { Recipe } from '@traiteur/contract/kitchen/recipes.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof Recipe, 'id' | 'version'>;

export const recipes = {
  title: ['Recettes', 'Recipes'],
  subtitle: ['de quoi chaque plat est fait', 'what each dish is made of'],
  menu: ['Liste des recettes', 'Recipe list'],
  one: ['Recette', 'Recipe'],
  add: ['Ajouter une recette', 'Add a recipe'],
  edit: ['Modifier la recette', 'Edit the recipe'],
  count: [
    '{count, plural, =0 {aucune recette} one {# recette} other {# recettes}}',
    '{count, plural, =0 {no recipes} one {# recipe} other {# recipes}}',
  ],
  empty: [
    'Aucune recette pour l’instant. Ajoutez celle d’un plat : ses allergènes viendront de ses ingrédients.',
    'No recipes yet. Add that of a dish: its allergens will come from its ingredients.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    active: ['Active', 'Active'],
    productId: ['Plat', 'Dish'],
    fromDate: ['Cuisinée ainsi à partir du', 'Cooked like this from'],
    lines: ['Ingrédients et préparations', 'Ingredients and preparations'],
    steps: ['Étapes', 'Steps'],
    preparingLoss: ['Perte à la préparation (%)', 'Loss in preparing (%)'],
    cookingLoss: ['Perte à la cuisson (%)', 'Loss in cooking (%)'],
    density: ['Masse volumique (g/ml)', 'Density (g/ml)'],
    pieceWeight: ['Poids d’une pièce (g)', 'Weight of a piece (g)'],
    stationId: ['Poste', 'Station'],
    shelfLife: ['Se garde (jours)', 'Keeps (days)'],
    portions: ['Portions', 'Portions'],
    pot: ['Ce que donne la marmite', 'What the pot gives'],
    versions: ['Versions', 'Versions'],
    differences: ['À trancher', 'To decide'],
  } as const satisfies PhraseFor<Field>,
  line: {
    ingredientId: ['Ingrédient', 'Ingredient'],
    recipeId: ['Préparation', 'Preparation'],
    quantity: ['Quantité', 'Quantity'],
    unit: ['Unité', 'Unit'],
    promised: ['Promis', 'Promised'],
    promisedHint: [
      '« Promis » : le nom du plat en parle, l’étiquette en dit donc le pourcentage.',
      'Promised: the dish’s name speaks of it, so the label says its percentage.',
    ],
    named: ['Le nom du plat en parle', 'The dish’s name speaks of it'],
    what: ['Ingrédient ou préparation', 'Ingredient or preparation'],
    add: ['Ajouter une ligne', 'Add a line'],
    remove: ['Retirer cette ligne', 'Remove this line'],
    nth: ['Ligne {number}', 'Line {number}'],
  },
  step: {
    text: ['Que faire', 'What to do'],
    minutes: ['Minutes', 'Minutes'],
    temperature: ['Température (°C)', 'Temperature (°C)'],
    add: ['Ajouter une étape', 'Add a step'],
    remove: ['Retirer cette étape', 'Remove this step'],
    nth: ['Étape {number}', 'Step {number}'],
  },
  portion: { sizeId: ['Taille', 'Size'], weight: ['Poids (g)', 'Weight (g)'] },
  groups: {
    pot: ['Dans la marmite', 'In the pot'],
    losses: ['Pertes et mesures', 'Losses and measures'],
    portions: ['Portions', 'Portions'],
    steps: ['Étapes', 'Steps'],
  },
  hints: {
    productId: ['Vide : une préparation, pour d’autres recettes', 'Empty: a preparation, for other recipes'],
    fromDate: [
      'Vide : dès aujourd’hui. Les jours passés gardent la version d’alors',
      'Empty: from today. Days that are over keep the version of then',
    ],
    quantity: ['Tel que pesé dans la marmite, épluché', 'As weighed into the pot, peeled'],
    preparingLoss: ['Ce qui reste sur la planche', 'What stays on the board'],
    cookingLoss: ['Ce qui s’évapore', 'What steams away'],
    shelfLife: ['Après le jour de cuisson', 'After the day of cooking'],
    density: [
      'D’un plat qui se boit : son étiquette dit alors le volume',
      'Of a dish that is drunk: its label then says the volume',
    ],
  },
  columns: { unknown: ['Allergènes non renseignés', 'Allergens not known'] },
  preparation: ['Préparation', 'Preparation'],
  sameName: ['Plat du même nom', 'Dish of that name'],
  follows: [
    'Allergènes, ingrédients et valeurs nutritionnelles viennent de la recette',
    'Allergens, ingredients and nutrition come from the recipe',
  ],
  unknown: [
    '{count, plural, one {# allergène non renseigné} other {# allergènes non renseignés}}',
    '{count, plural, one {# allergen not known} other {# allergens not known}}',
  ],
  disputed: [
    '{count, plural, one {# allergène à trancher} other {# allergènes à trancher}}',
    '{count, plural, one {# allergen to decide} other {# allergens to decide}}',
  ],
  /** What the recipe comes to as it is saved. */
  potCard: {
    title: ['Ce que donne la marmite', 'What the pot gives'],
    yield: ['{weight} à la sortie', '{weight} come out'],
    unweighed: [
      'Le poids n’est pas connu : il manque une masse volumique ou le poids d’une pièce.',
      'The weight is not known: a density or the weight of a piece is missing.',
    ],
    nutrition: ['Pour 100 g', 'Per 100 g'],
    missing: ['inconnu', 'not known'],
    contains: ['Contient : {names}', 'Contains: {names}'],
    traces: ['Traces possibles : {names}', 'May contain: {names}'],
    unknown: ['Non renseigné : {names}', 'Not known: {names}'],
    none: ['Aucun allergène', 'No allergens'],
  },
  difference: {
    title: ['À trancher avant de vendre', 'To decide before selling'],
    explained: [
      'Ce plat était déclaré autrement. D’ici là, il déclare le plus grave des deux.',
      'This dish was declared otherwise. Until then it declares the graver of both.',
    ],
    declared: ['Déclaré : {presence}', 'Declared: {presence}'],
    inPot: ['Dans la marmite : {state}', 'In the pot: {state}'],
    nothing: ['rien', 'nothing'],
    stays: ['Garder la déclaration', 'Keep the declaration'],
    recipe: ['La recette a raison', 'The recipe is right'],
    reason: ['Pourquoi', 'Why'],
    answered: ['C’est noté', 'Noted'],
  },
  effect: {
    title: ['Ce que cela change', 'What this changes'],
    none: ['Aucun plat ne change de déclaration.', 'No dish declares anything else.'],
    dishes: [
      '{count, plural, one {# plat change de déclaration.} other {# plats changent de déclaration.}}',
      '{count, plural, one {# dish declares something else.} other {# dishes declare something else.}}',
    ],
    archived: ['quitte la vente', 'goes off sale'],
    from: ['{allergen} : {before} → {after}', '{allergen}: {before} → {after}'],
  },
  versions: {
    since: ['Depuis le {date}, par {name}', 'Since {date}, by {name}'],
  },
  filters: {
    open: ['À compléter ou à trancher', 'To fill in or decide'],
    everyRecipe: ['Toutes les recettes', 'All recipes'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    recipes: typeof recipes;
  }
}
