import type { DishRecipes } from '../recipe.ts';

export const dessertRecipes: DishRecipes = {
  'Compotée poire-vanille': {
    portions: { single: 150 },
    lines: ['1.6 kg pears', '15 cl appleJuice', '3 cl lemonJuice', '2 piece vanilla'],
    promised: ['pears'],
    losses: [0, 12],
    steps: [
      ['Compoter les poires à couvert avec la vanille fendue.', 'Stew the pears covered with the split vanilla.', 30],
    ],
  },
  'Mousse au chocolat noir': {
    portions: { single: 100 },
    lines: ['11 piece eggs', '400 g darkChocolate', '70 g caneSugar', '2 g seaSalt'],
    promised: ['darkChocolate'],
    losses: [2, 0],
    steps: [
      [
        'Fondre le chocolat au bain-marie, mêler aux jaunes.',
        'Melt the chocolate over hot water, mix in the yolks.',
        10,
        45,
      ],
      ['Monter les blancs avec le sucre, incorporer.', 'Whisk the whites with the sugar, fold in.', 10],
      ['Prendre au froid.', 'Set in the cold.', 240, 3],
    ],
  },
  'Panna cotta coco, mangue': {
    portions: { single: 140 },
    lines: [
      '80 cl coconutMilk',
      '500 g mangoes',
      '120 g caneSugar',
      '2 cl limeJuice',
      '30 g gratedCoconut',
      '8 g agar',
    ],
    promised: ['coconutMilk', 'mangoes'],
    losses: [1, 3],
    steps: [
      ['Bouillir coco, sucre et agar-agar, couler.', 'Boil the coconut, sugar and agar, pour.', 5, 95],
      ['Mixer la mangue au citron vert, napper.', 'Blend the mango with lime, pour over.', 10],
    ],
  },
  'Fondant chocolat-patate douce': {
    portions: { single: 100 },
    lines: [
      '380 g sweetPotatoes',
      '5 piece eggs',
      '200 g soyaFreeChocolate',
      '120 g groundAlmonds',
      '110 g coconutSugar',
      '20 g cocoa',
      '3 g salt',
    ],
    promised: ['soyaFreeChocolate', 'sweetPotatoes'],
    losses: [2, 5],
    steps: [
      ['Cuire et écraser la patate douce.', 'Cook and mash the sweet potato.', 30],
      ['Mêler au chocolat fondu, aux œufs et aux amandes.', 'Mix with the melted chocolate, eggs and almonds.', 10],
      ['Cuire, le cœur encore tendre.', 'Bake, the centre still soft.', 20, 170],
    ],
  },
  'Riz au lait à la cannelle': {
    portions: { single: 170 },
    lines: [
      '1.4 l wholeMilk',
      '220 g roundRice',
      '130 g caneSugar',
      '10 cl cream',
      '3 g cinnamon',
      '1 piece vanilla',
      '2 g salt',
    ],
    promised: ['wholeMilk', 'roundRice'],
    losses: [0, 10],
    steps: [
      ['Blanchir le riz, l’égoutter.', 'Blanch and drain the rice.', 3, 100],
      ['Cuire à petit feu dans le lait vanillé.', 'Cook gently in the vanilla milk.', 45],
      ['Lier de crème, saupoudrer de cannelle.', 'Add the cream, dust with cinnamon.'],
    ],
  },
  'Tarte fine aux pommes': {
    portions: { single: 150 },
    lines: ['1.2 kg reinettes', '420 g puffPastry', '100 g caneSugar', '50 g butter'],
    promised: ['reinettes'],
    losses: [2, 15],
    steps: [
      ['Abaisser la pâte, la piquer.', 'Roll out and prick the pastry.', 10],
      ['Ranger les pommes en rosace, beurrer, sucrer.', 'Fan out the apples, butter and sugar them.', 20],
      ['Cuire jusqu’à ce que la pâte dore.', 'Bake until the pastry is golden.', 30, 190],
    ],
  },
  'Salade d’agrumes à la fleur d’oranger': {
    portions: { single: 230 },
    lines: ['1.1 kg oranges', '600 g pinkGrapefruit', '550 g clementines', '15 g mint', '4 cl orangeBlossomWater'],
    promised: ['oranges', 'pinkGrapefruit', 'clementines', 'orangeBlossomWater'],
    steps: [
      ['Peler à vif, lever les suprêmes.', 'Peel to the flesh, cut out the segments.', 25],
      ['Parfumer à la fleur d’oranger et à la menthe.', 'Scent with orange blossom and mint.', 5],
    ],
  },
};
