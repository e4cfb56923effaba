import type { DishRecipes } from '../recipe.ts';

const straining = ['Filtrer, embouteiller et garder au froid.', 'Strain, bottle and keep cold.', 10, 3] as const;

export const treatRecipes: DishRecipes = {
  'Cookie chocolat à la farine de lupin': {
    portions: { single: 75 },
    lines: [
      '240 g pastryFlour',
      '200 g darkChocolate',
      '120 g butter',
      '120 g caneSugar',
      '70 g lupinFlour',
      '2 piece eggs',
      '6 g bakingPowder',
      '2 g salt',
    ],
    promised: ['darkChocolate', 'lupinFlour'],
    losses: [2, 6],
    steps: [
      ['Crémer beurre et sucre, ajouter œufs et farines.', 'Cream the butter and sugar, add the eggs and flours.', 10],
      ['Incorporer le chocolat, façonner, cuire.', 'Fold in the chocolate, shape, bake.', 12, 175],
    ],
  },
  'Orangettes au chocolat noir': {
    portions: { single: 60 },
    lines: ['360 g candiedOrange', '240 g darkChocolate'],
    promised: ['candiedOrange', 'darkChocolate'],
    steps: [
      ['Tempérer le chocolat.', 'Temper the chocolate.', 20, 31],
      ['Enrober les écorces, laisser cristalliser.', 'Coat the peel, leave to set.', 60, 17],
    ],
  },
  'Crumble pommes-noisettes': {
    portions: { single: 160 },
    lines: [
      '1.1 kg apples',
      '130 g oats',
      '130 g pastryFlour',
      '110 g butter',
      '80 g choppedHazelnuts',
      '130 g caneSugar',
      '3 g cinnamon',
      '2 g salt',
    ],
    promised: ['apples', 'choppedHazelnuts'],
    losses: [0, 8],
    steps: [
      [
        'Sabler avoine, farine, beurre, sucre et noisettes.',
        'Rub together the oats, flour, butter, sugar and hazelnuts.',
        10,
      ],
      ['Couvrir les pommes, dorer au four.', 'Cover the apples, brown in the oven.', 35, 180],
    ],
  },
};

export const drinkRecipes: DishRecipes = {
  'Jus pomme-gingembre': {
    portions: { single: 260 },
    density: 1.04,
    lines: ['2.5 l appleJuice', '8 cl lemonJuice', '40 g ginger'],
    promised: ['appleJuice', 'ginger'],
    losses: [2, 0],
    steps: [['Presser le gingembre, mêler aux jus.', 'Press the ginger, mix with the juices.', 10], straining],
  },
  'Citronnade à la menthe': {
    portions: { single: 337 },
    density: 1.02,
    lines: ['2.8 l water', '30 cl lemonJuice', '150 g caneSugar', '25 g mint'],
    promised: ['lemonJuice'],
    losses: [1, 0],
    steps: [
      [
        'Dissoudre le sucre, infuser la menthe, ajouter le citron.',
        'Dissolve the sugar, infuse the mint, add the lemon.',
        15,
      ],
      straining,
    ],
  },
  'Thé glacé pêche-hibiscus': {
    portions: { single: 333 },
    density: 1.01,
    lines: ['2.5 l water', '700 g peachPuree', '20 g blackTea', '20 g hibiscus', '6 cl lemonJuice'],
    promised: ['peachPuree'],
    losses: [2, 0],
    steps: [
      [
        'Infuser thé et hibiscus, filtrer, ajouter la pêche.',
        'Infuse the tea and hibiscus, strain, add the peach.',
        8,
        90,
      ],
      straining,
    ],
  },
  'Smoothie vert, pomme et épinards': {
    portions: { single: 260 },
    density: 1.04,
    lines: ['1.7 l appleJuice', '600 g bananas', '350 g frozenSpinach', '300 g cucumber', '5 cl limeJuice'],
    promised: ['appleJuice', 'frozenSpinach'],
    losses: [1, 0],
    steps: [['Mixer à froid, servir dans l’heure.', 'Blend cold, serve within the hour.', 5]],
  },
  'Lait d’amande aux dattes': {
    portions: { single: 255 },
    density: 1.02,
    lines: ['2.4 l water', '220 g almonds', '220 g dates', '3 g cinnamon', '2 g salt'],
    promised: ['almonds', 'dates'],
    losses: [1, 0],
    steps: [
      ['Tremper amandes et dattes, mixer longuement.', 'Soak the almonds and dates, blend at length.', 480],
      straining,
    ],
  },
};
