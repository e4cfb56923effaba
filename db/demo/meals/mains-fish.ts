import { contains, type DemoMeal, mayContain, offer } from '../meal.ts';

export const fishMains: DemoMeal[] = [
  {
    name: { fr: 'Cabillaud, fondue de poireaux', en: 'Cod with melted leeks' },
    description: {
      fr: 'Un dos de cabillaud de Boulogne, des poireaux fondus sans se presser et des pommes vapeur.',
      en: 'Cod loin landed at Boulogne, leeks melted without hurry and steamed potatoes.',
    },
    category: 'mains',
    tags: ['glutenFree', 'light', 'highProtein'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('fish', 'milk'), ...mayContain('crustaceans', 'molluscs')],
    weekdays: [2, 5],
    offers: [offer('small', 1150, 20), offer('medium', 1490, 40), offer('large', 1790, 15)],
    drawing: {
      vessel: 'plate',
      ground: 'mist',
      base: '#fdfaf3',
      parts: ['cod', 'leeks', 'potatoes', 'lemon'],
      over: 'chives',
    },
  },
  {
    name: { fr: 'Pad thaï aux crevettes', en: 'Prawn pad thai' },
    description: {
      fr: 'Nouilles de riz sautées, sauce au tamarin, cacahuètes concassées et citron vert.',
      en: 'Stir-fried rice noodles, tamarind sauce, crushed peanuts and lime.',
    },
    category: 'mains',
    tags: ['glutenFree', 'spicy'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [
      ...contains('crustaceans', 'eggs', 'soybeans', 'fish', 'peanuts'),
      ...mayContain('molluscs', 'nuts', 'gluten'),
    ],
    weekdays: [1, 3, 6],
    offers: [offer('small', 1050, 25), offer('medium', 1350, 50), offer('large', 1650, 20)],
    drawing: {
      vessel: 'plate',
      ground: 'peach',
      base: '#fdfaf3',
      parts: ['noodles', 'prawns', 'lime', 'sprouts'],
      over: 'peanuts',
    },
  },
  {
    name: { fr: 'Saumon rôti, purée de brocoli', en: 'Roast salmon, broccoli purée' },
    description: {
      fr: 'Un pavé de saumon rôti à l’aneth, une purée d’un vert vif et des lentilles beluga.',
      en: 'A salmon fillet roasted with dill, a vivid green purée and beluga lentils.',
    },
    category: 'mains',
    tags: ['glutenFree', 'highProtein'],
    taxRate: 'readyToEat',
    status: 'published',
    allergens: [...contains('fish', 'milk', 'mustard'), ...mayContain('crustaceans', 'celery')],
    weekdays: [3, 4],
    offers: [offer('small', 1190, 20), offer('medium', 1490, 40), offer('large', 1790, 15)],
    drawing: {
      vessel: 'plate',
      ground: 'sand',
      base: '#fdfaf3',
      parts: ['salmonFillet', 'greenPuree', 'belugaLentils', 'lemon'],
      over: 'chives',
    },
  },
  {
    name: { fr: 'Moules au curry, patates douces rôties', en: 'Curried mussels, roasted sweet potatoes' },
    description: {
      fr: 'Des moules de bouchot décoquillées, un curry doux et des quartiers de patate douce. Encore à l’essai.',
      en: 'Shelled bouchot mussels, a mild curry and sweet potato wedges. Still being tested.',
    },
    category: 'mains',
    tags: ['glutenFree', 'new'],
    taxRate: 'readyToEat',
    status: 'draft',
    allergens: [
      ...contains('molluscs', 'milk', 'sulphites', 'mustard'),
      ...mayContain('crustaceans', 'celery', 'fish'),
    ],
    weekdays: [4, 5],
    offers: [offer('medium', 1450, 30)],
    drawing: {
      vessel: 'bowl',
      ground: 'butter',
      base: '#e8b443',
      parts: ['mussels', 'sweetPotato', 'mussels'],
      over: 'parsley',
    },
  },
];
