import { contains, type DemoMeal, mayContain, mondayToSaturday, offer } from '../meal.ts';

export const treats: DemoMeal[] = [
  {
    name: { fr: 'Cookie chocolat à la farine de lupin', en: 'Lupin flour chocolate cookie' },
    description: {
      fr: 'Croustillant au bord, tendre au centre, avec un quart de farine de lupin pour les protéines.',
      en: 'Crisp at the edge, soft in the middle, with a quarter of lupin flour for protein.',
    },
    category: 'desserts',
    tags: ['vegetarian'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('gluten', 'soybeans', 'milk', 'lupin', 'eggs'), ...mayContain('nuts', 'peanuts')],
    weekdays: mondayToSaturday,
    offers: [offer('single', 350, 60)],
    drawing: { vessel: 'plate', ground: 'butter', base: '#fdfaf3', parts: ['cookie'] },
  },
  {
    name: { fr: 'Orangettes au chocolat noir', en: 'Dark chocolate candied orange peel' },
    description: {
      fr: 'Un sachet de huit orangettes de notre chocolatier du 11e, pour le café.',
      en: 'A bag of eight orangettes from our chocolatier in the 11th arrondissement, to go with coffee.',
    },
    category: 'desserts',
    tags: ['vegan', 'vegetarian', 'glutenFree'],
    taxRate: 'standard',
    status: 'published',
    allergens: [...contains('soybeans', 'sulphites'), ...mayContain('milk', 'nuts')],
    weekdays: mondayToSaturday,
    offers: [offer('single', 590, 30)],
    drawing: { vessel: 'plate', ground: 'sage', base: '#fdfaf3', parts: ['orangettes', 'orange'] },
  },
  {
    name: { fr: 'Crumble pommes-noisettes', en: 'Apple and hazelnut crumble' },
    description: {
      fr: 'Des pommes à peine compotées sous un crumble d’avoine et de noisettes du Piémont.',
      en: 'Barely stewed apples under an oat and Piedmont hazelnut crumble.',
    },
    category: 'desserts',
    tags: ['vegetarian', 'comforting'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('gluten', 'milk', 'nuts'), ...mayContain('peanuts')],
    weekdays: [1, 3, 5],
    offers: [offer('single', 480, 40)],
    drawing: {
      vessel: 'dish',
      ground: 'clay',
      base: '#e3b668',
      parts: ['granola', 'apple', 'granola'],
      over: 'hazelnuts',
    },
  },
];
