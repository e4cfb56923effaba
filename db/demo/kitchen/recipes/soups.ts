import type { DishRecipes } from '../recipe.ts';

const soup = { medium: 400, large: 550 };
/** Of 40 and 55 centilitres. */
const blend = { portions: { medium: 408, large: 561 }, density: 1.02 };

const blending = ['Mixer finement, rectifier l’assaisonnement.', 'Blend finely, check the seasoning.', 5] as const;

export const soupRecipes: DishRecipes = {
  'Velouté potimarron, châtaigne': {
    ...blend,
    lines: [
      '1.5 kg redKuri',
      '1.5 kg vegetableStock',
      '450 g chestnuts',
      '300 g lightCremeFraiche',
      '250 g onions',
      '4 cl oliveOil',
      '2 g nutmeg',
      '14 g salt',
    ],
    promised: ['redKuri', 'chestnuts'],
    losses: [0, 4],
    steps: [
      ['Faire suer l’oignon, ajouter potimarron et bouillon.', 'Soften the onion, add the squash and stock.', 30],
      ['Ajouter châtaignes et crème.', 'Add the chestnuts and cream.', 5],
      blending,
    ],
  },
  'Soupe miso, tofu et shiitaké': {
    portions: soup,
    lines: [
      '2.3 l water',
      '700 g tofu',
      '350 g shiitake',
      '190 g whiteMiso',
      '150 g springOnions',
      '2 cl soySauce',
      '30 g kombu',
      '20 g sesameSeeds',
    ],
    promised: ['tofu', 'shiitake', 'whiteMiso'],
    losses: [0, 3],
    steps: [
      ['Infuser le kombu sans bouillir, le retirer.', 'Infuse the kombu without boiling, take it out.', 20, 80],
      ['Cuire les shiitakés, délayer le miso hors du feu.', 'Cook the shiitake, stir in the miso off the heat.', 8],
      ['Ajouter tofu, ciboule et sésame.', 'Add the tofu, spring onion and sesame.'],
    ],
  },
  'Minestrone aux petites pâtes': {
    portions: soup,
    lines: [
      '1.6 l water',
      '600 g tomatoes',
      '500 g whiteBeans',
      '350 g carrots',
      '300 g courgettes',
      '220 g smallPasta',
      '200 g celerySticks',
      '200 g leeks',
      '150 g greenCabbage',
      '6 cl oliveOil',
      '20 g basil',
      '14 g salt',
    ],
    promised: ['smallPasta'],
    losses: [0, 5],
    steps: [
      ['Étuver les légumes taillés à l’huile d’olive.', 'Sweat the diced vegetables in olive oil.', 15],
      ['Mouiller, cuire avec tomates et haricots.', 'Add the water, cook with the tomatoes and beans.', 25],
      ['Cuire les pâtes dans la soupe, finir de basilic.', 'Cook the pasta in the soup, finish with basil.', 9],
    ],
  },
  'Velouté de petits pois à la menthe': {
    ...blend,
    lines: [
      '1.5 kg frozenPeas',
      '1.5 l water',
      '500 g courgettes',
      '300 g freshCheese',
      '200 g onions',
      '30 g mint',
      '2 cl oliveOil',
      '10 g salt',
      '1 g pepper',
    ],
    promised: ['frozenPeas'],
    losses: [0, 3],
    steps: [
      ['Faire suer oignon et courgettes, mouiller.', 'Soften the onion and courgettes, add the water.', 12],
      ['Cuire les petits pois vivement pour garder le vert.', 'Cook the peas briskly to keep them green.', 6],
      blending,
    ],
  },
  'Soupe de lentilles au citron': {
    ...blend,
    lines: [
      '2.6 l water',
      '530 g redLentils',
      '450 g carrots',
      '300 g onions',
      '6 cl oliveOil',
      '150 g lemons',
      '6 g groundCumin',
      '4 g turmeric',
      '30 g parsley',
      '3 g paprika',
      '14 g salt',
    ],
    promised: ['redLentils', 'lemons'],
    losses: [0, 6],
    steps: [
      ['Faire suer oignon et carottes avec les épices.', 'Soften the onion and carrots with the spices.', 10],
      ['Cuire les lentilles jusqu’à ce qu’elles se défassent.', 'Cook the lentils until they fall apart.', 25],
      ['Mixer en partie, finir au citron et au persil.', 'Blend in part, finish with lemon and parsley.', 5],
    ],
  },
  'Soupe thaïe coco et poulet': {
    portions: soup,
    lines: [
      '1 l coconutMilk',
      '1.4 kg chickenStock',
      '700 g chicken',
      '400 g buttonMushrooms',
      '350 g cherryTomatoes',
      '60 g fishSauce',
      '120 g limes',
      '60 g lemongrass',
      '40 g galangal',
      '10 g chilli',
      '30 g coriander',
    ],
    promised: ['coconutMilk', 'chicken'],
    losses: [0, 4],
    steps: [
      [
        'Infuser citronnelle, galanga et piment dans le bouillon.',
        'Infuse the lemongrass, galangal and chilli in the stock.',
        20,
      ],
      ['Pocher le poulet avec coco et champignons.', 'Poach the chicken with coconut and mushrooms.', 12],
      ['Finir de citron vert, sauce de poisson et coriandre.', 'Finish with lime, fish sauce and coriander.'],
    ],
  },
};
