import { cookedGrains } from './cooked-grains.ts';
import type { Preparation, PreparationKey } from './recipe.ts';

const stockSteps = [
  ['Couvrir d’eau froide, porter à frémissement et écumer.', 'Cover with cold water, bring to a simmer and skim.', 20],
  [
    'Laisser frémir, passer au chinois et refroidir en cellule.',
    'Simmer, strain finely and chill in the blast chiller.',
    90,
  ],
] as const;

/** Parts of dishes, and of each other. */
export const demoPreparations: Readonly<Record<PreparationKey, Preparation>> = {
  ...cookedGrains,
  vegetableStock: {
    fr: 'Bouillon de légumes',
    en: 'Vegetable stock',
    lines: ['5 l water', '500 g carrots', '400 g leeks', '300 g onions', '300 g celerySticks', '10 g salt'],
    losses: [22, 10],
    steps: stockSteps,
  },
  beefStock: {
    fr: 'Bouillon de bœuf',
    en: 'Beef stock',
    lines: ['5 l water', '2 kg beefBones', '300 g celerySticks', '300 g carrots', '10 g salt'],
    losses: [30, 15],
    steps: [['Colorer les os au four.', 'Brown the bones in the oven.', 40, 220], ...stockSteps],
  },
  chickenStock: {
    fr: 'Bouillon de volaille',
    en: 'Chicken stock',
    lines: ['5 l water', '2 kg chickenCarcass', '300 g celerySticks', '300 g onions', '10 g salt'],
    losses: [30, 12],
    steps: stockSteps,
  },
  mayonnaise: {
    fr: 'Mayonnaise',
    en: 'Mayonnaise',
    lines: ['75 cl rapeseedOil', '120 g eggYolk', '60 g dijonMustard', '3 cl lemonJuice', '6 g salt'],
    losses: [2, 0],
    steps: [
      ['Fouetter les jaunes, la moutarde et le sel.', 'Whisk the yolks, mustard and salt.', 2],
      ['Monter à l’huile en filet, finir au citron.', 'Add the oil in a thin stream, finish with lemon.', 5],
    ],
  },
  tomatoSauce: {
    fr: 'Sauce tomate',
    en: 'Tomato sauce',
    lines: ['2.5 kg choppedTomatoes', '400 g onions', '8 cl oliveOil', '30 g garlic', '40 g basil', '15 g salt'],
    losses: [1, 18],
    steps: [
      ['Faire suer oignon et ail dans l’huile.', 'Soften the onion and garlic in the oil.', 10],
      ['Ajouter les tomates, mijoter, finir au basilic.', 'Add the tomatoes, simmer, finish with basil.', 40],
    ],
  },
  bechamel: {
    fr: 'Béchamel',
    en: 'Béchamel',
    lines: ['2 l semiSkimmedMilk', '150 g butter', '150 g wheatFlour', '10 g salt'],
    losses: [1, 8],
    steps: [
      [
        'Cuire un roux blond, verser le lait et épaissir en fouettant.',
        'Cook a blond roux, add the milk and whisk until thick.',
        15,
      ],
    ],
  },
  basilPesto: {
    fr: 'Pesto',
    en: 'Pesto',
    lines: ['300 g basil', '25 cl oliveOil', '200 g parmesan', '150 g cashews', '15 g garlic'],
    losses: [2, 0],
    steps: [['Mixer à froid, sans chauffer le basilic.', 'Blend cold, so that the basil does not warm up.', 5]],
  },
  peanutSauce: {
    fr: 'Sauce cacahuète',
    en: 'Peanut sauce',
    lines: ['300 g peanutButter', '9 cl soySauce', '8 cl limeJuice', '10 cl water'],
    losses: [2, 0],
    steps: [['Fouetter jusqu’à une sauce lisse.', 'Whisk to a smooth sauce.', 5]],
  },
  hummus: {
    fr: 'Houmous',
    en: 'Hummus',
    lines: ['1.2 kg chickpeas', '200 g tahini', '10 cl lemonJuice', '8 cl oliveOil', '15 g garlic', '8 g salt'],
    losses: [2, 0],
    steps: [['Mixer longuement jusqu’à une crème lisse.', 'Blend at length to a smooth cream.', 8]],
  },
  kimchi: {
    fr: 'Chou chinois fermenté',
    en: 'Fermented Chinese cabbage',
    lines: ['2 kg chineseCabbage', '60 g koreanChilli', '40 g garlic', '40 g ginger', '28 g salt'],
    losses: [5, 0],
    steps: [
      ['Saler le chou et le laisser dégorger.', 'Salt the cabbage and leave it to drain.', 120],
      [
        'Mélanger aux aromates, tasser, fermenter au frais.',
        'Mix with the aromatics, pack down, ferment in the cold.',
        4320,
        12,
      ],
    ],
  },
  shortcrust: {
    fr: 'Pâte brisée',
    en: 'Shortcrust pastry',
    lines: ['1 kg wheatFlour', '450 g butter', '22 cl water', '12 g salt'],
    losses: [3, 0],
    steps: [
      [
        'Sabler farine et beurre, lier à l’eau, laisser reposer au froid.',
        'Rub butter into flour, bind with water, rest in the cold.',
        60,
      ],
    ],
  },
  croutons: {
    fr: 'Croûtons',
    en: 'Croutons',
    lines: ['1 kg countryBread', '8 cl oliveOil'],
    losses: [0, 20],
    steps: [['Couper en dés, huiler et dorer au four.', 'Dice, toss in oil and brown in the oven.', 12, 190]],
  },
};
