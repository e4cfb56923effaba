import { contains, type DemoMeal, mayContain, mondayToSaturday, offer } from '../meal.ts';

export const treats: DemoMeal[] = [
  {
    name: { fr: 'Cookie chocolat à la farine de lupin', en: 'Lupin flour chocolate cookie' },
    description: {
      fr: 'Croustillant au bord, tendre au centre, avec un quart de farine de lupin pour les protéines.',
      en: 'Crisp at the edge, soft in the middle, with a quarter of lupin flour for protein.',
    },
    ingredients: {
      fr: 'Farine de blé (gluten), chocolat noir (pâte de cacao, sucre, beurre de cacao, lécithine de soja), beurre (lait), sucre de canne, farine de lupin, œuf, levure chimique, sel',
      en: 'Wheat flour (gluten), dark chocolate (cocoa mass, sugar, cocoa butter, soya lecithin), butter (milk), cane sugar, lupin flour, egg, baking powder, salt',
    },
    category: 'desserts',
    tags: ['vegetarian'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('gluten', 'soybeans', 'milk', 'lupin', 'eggs'), ...mayContain('nuts', 'peanuts')],
    nutrition: { kcal: 340, protein: 7, carbohydrate: 37, fat: 17, fibre: 4, salt: 0.5 },
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
    ingredients: {
      fr: 'Écorces d’orange confites (écorces d’orange, sucre, sirop de glucose, anhydride sulfureux (sulfites)), chocolat noir (pâte de cacao, sucre, beurre de cacao, lécithine de soja)',
      en: 'Candied orange peel (orange peel, sugar, glucose syrup, sulphur dioxide (sulphites)), dark chocolate (cocoa mass, sugar, cocoa butter, soya lecithin)',
    },
    category: 'desserts',
    tags: ['vegan', 'vegetarian', 'glutenFree'],
    taxRate: 'standard',
    status: 'published',
    allergens: [...contains('soybeans', 'sulphites'), ...mayContain('milk', 'nuts')],
    nutrition: { kcal: 225, protein: 2, carbohydrate: 33, fat: 9, fibre: 4, salt: 0.03 },
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
    ingredients: {
      fr: 'Pommes, flocons d’avoine (gluten), farine de blé (gluten), beurre (lait), noisettes, sucre de canne, cannelle, sel',
      en: 'Apples, oat flakes (gluten), wheat flour (gluten), butter (milk), hazelnuts, cane sugar, cinnamon, salt',
    },
    category: 'desserts',
    tags: ['vegetarian', 'comforting'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('gluten', 'milk', 'nuts'), ...mayContain('peanuts')],
    nutrition: { kcal: 332, protein: 5, carbohydrate: 41, fat: 15, fibre: 5, salt: 0.3 },
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
