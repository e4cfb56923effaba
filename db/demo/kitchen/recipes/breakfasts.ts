import type { DishRecipes } from '../recipe.ts';

export const breakfastRecipes: DishRecipes = {
  'Granola maison, yaourt grec': {
    portions: { single: 230 },
    lines: [
      '1.5 kg greekYoghurt',
      '350 g oats',
      '250 g blueberries',
      '60 g almonds',
      '50 g choppedHazelnuts',
      '100 g honey',
      '30 g sesameSeeds',
      '2 cl rapeseedOil',
      '4 g cinnamon',
    ],
    promised: ['greekYoghurt'],
    losses: [0, 2],
    steps: [
      ['Mêler avoine, fruits à coque, sésame, miel et huile.', 'Mix the oats, nuts, sesame, honey and oil.', 10],
      ['Dorer au four en remuant deux fois.', 'Brown in the oven, stirring twice.', 25, 160],
      ['Dresser sur le yaourt avec les myrtilles.', 'Serve on the yoghurt with the blueberries.'],
    ],
  },
  'Porridge d’avoine aux fruits rouges': {
    portions: { single: 320 },
    lines: [
      '2 l almondDrink',
      '600 g oats',
      '200 g raspberries',
      '200 g strawberries',
      '150 g blueberries',
      '9 cl mapleSyrup',
      '60 g flakedAlmonds',
      '40 g chia',
    ],
    promised: ['oats', 'raspberries', 'strawberries', 'blueberries'],
    losses: [0, 2],
    steps: [
      ['Cuire l’avoine dans la boisson aux amandes en remuant.', 'Cook the oats in the almond drink, stirring.', 10],
      ['Garnir de fruits, d’amandes et de graines de chia.', 'Top with fruit, almonds and chia seeds.'],
    ],
  },
  'Pancakes à la banane': {
    portions: { single: 220 },
    lines: [
      '700 g bananas',
      '500 g pastryFlour',
      '6 piece eggs',
      '40 cl semiSkimmedMilk',
      '250 g raspberries',
      '80 g butter',
      '12 cl mapleSyrup',
      '18 g bakingPowder',
      '4 g salt',
    ],
    promised: ['bananas'],
    losses: [0, 5],
    steps: [
      [
        'Écraser les bananes, mêler œufs, lait, farine et levure.',
        'Mash the bananas, mix in eggs, milk, flour and baking powder.',
        10,
      ],
      ['Cuire à la plancha, une minute de chaque côté.', 'Cook on the griddle, a minute on each side.', 15, 180],
      ['Servir avec framboises et sirop d’érable.', 'Serve with raspberries and maple syrup.'],
    ],
  },
  'Tartine avocat, œuf mollet': {
    portions: { single: 210 },
    lines: [
      '700 g sourdough',
      '700 g avocado',
      '10 piece eggs',
      '150 g radishes',
      '4 cl limeJuice',
      '30 g sesameSeeds',
      '2 g espelette',
      '6 g salt',
    ],
    promised: ['avocado', 'eggs'],
    steps: [
      ['Cuire les œufs mollets, les rafraîchir et les écaler.', 'Soft-boil the eggs, cool and shell them.', 6, 100],
      ['Griller le pain, écraser l’avocat au citron vert.', 'Toast the bread, mash the avocado with lime.', 10],
      ['Dresser, finir de radis, sésame et piment.', 'Assemble, finish with radish, sesame and Espelette pepper.'],
    ],
  },
};
