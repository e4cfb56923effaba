import { shelf } from '../ingredient.ts';

export const pulses = shelf({
  supplier: 'grocery',
  storage: 'dry',
  keeps: [540, 60],
  ingredients: {
    belugaLentils: {
      fr: 'Lentilles beluga',
      en: 'Beluga lentils',
      per100: [1.2, 0.2, 46, 1.5, 15, 25, 0.02],
      pack: [5, 'kg', 1890],
    },
    puyLentils: {
      fr: 'Lentilles vertes du Puy',
      en: 'Green Le Puy lentils',
      per100: [1.2, 0.2, 46, 1.2, 15, 25, 0.02],
      pack: [5, 'kg', 2290],
    },
    redLentils: {
      fr: 'Lentilles corail',
      en: 'Red lentils',
      per100: [1.5, 0.2, 50, 1.8, 11, 26, 0.02],
      pack: [5, 'kg', 1390],
    },
  },
});

export const tins = shelf({
  supplier: 'grocery',
  storage: 'dry',
  keeps: [900, 3],
  ingredients: {
    bambooShoots: {
      fr: 'Pousses de bambou',
      en: 'Bamboo shoots',
      per100: [0.3, 0.1, 1.5, 1, 1.8, 1.6, 0.02],
      pack: [3, 'kg', 890],
    },
    blackOlives: {
      fr: 'Olives noires',
      en: 'Black olives',
      per100: [18, 2.6, 1.5, 0.2, 4, 1.5, 3],
      pack: [2.5, 'kg', 1590],
      keeps: [540, 15],
    },
    greenOlives: {
      fr: 'Olives vertes',
      en: 'Green olives',
      per100: [15, 2.2, 1, 0.2, 4, 1.3, 3.2],
      pack: [2.5, 'kg', 1390],
      keeps: [540, 15],
    },
    chestnuts: {
      fr: 'Châtaignes',
      en: 'Chestnuts',
      per100: [2, 0.4, 34, 9, 6, 2.8, 0.02],
      traces: ['nuts'],
      pack: [3, 'kg', 2390],
    },
    chickpeas: { fr: 'Pois chiches', en: 'Chickpeas', per100: [2.6, 0.3, 19, 0.6, 7, 8, 0.3], pack: [2.5, 'kg', 590] },
    kidneyBeans: {
      fr: 'Haricots rouges',
      en: 'Kidney beans',
      per100: [0.6, 0.1, 15, 1.2, 8, 8, 0.3],
      traces: ['soybeans'],
      pack: [2.5, 'kg', 560],
    },
    whiteBeans: {
      fr: 'Haricots blancs',
      en: 'White beans',
      per100: [0.5, 0.1, 15, 0.8, 7, 7.5, 0.3],
      pack: [2.5, 'kg', 570],
    },
    sweetcorn: { fr: 'Maïs', en: 'Sweetcorn', per100: [1.6, 0.3, 16, 5, 2.6, 2.9, 0.3], pack: [2, 'kg', 520] },
    choppedTomatoes: {
      fr: 'Tomates concassées',
      en: 'Chopped tomatoes',
      per100: [0.2, 0, 3.6, 3.2, 1.2, 1.1, 0.05],
      traces: ['celery'],
      pack: [2.5, 'kg', 420],
    },
    driedTomatoes: {
      fr: 'Tomates séchées',
      en: 'Dried tomatoes',
      per100: [3, 0.5, 38, 33, 10, 12, 3.5],
      contains: ['sulphites'],
      pack: [1, 'kg', 1090],
      keeps: [270, 30],
    },
    coconutMilk: {
      fr: 'Lait de coco',
      en: 'Coconut milk',
      per100: [17, 15, 2.6, 2, 0.5, 1.6, 0.04],
      pack: [3, 'l', 1150],
      density: 0.98,
    },
    preservedLemon: {
      fr: 'Citron confit',
      en: 'Preserved lemon',
      per100: [0.3, 0, 4, 2, 3, 0.8, 9],
      traces: ['sulphites'],
      pack: [1, 'kg', 690],
      keeps: [365, 60],
    },
    peachPuree: {
      fr: 'Purée de pêche',
      en: 'Peach purée',
      per100: [0.1, 0, 10, 9.5, 1.5, 0.8, 0],
      pack: [1, 'kg', 720],
      keeps: [365, 5],
    },
    appleJuice: {
      fr: 'Jus de pomme',
      en: 'Apple juice',
      per100: [0.1, 0, 10.6, 9.9, 0.2, 0.1, 0],
      pack: [6, 'l', 1150],
      density: 1.04,
      keeps: [270, 5],
    },
    tofu: {
      fr: 'Tofu',
      en: 'Tofu',
      per100: [7.5, 1.2, 1.5, 0.6, 1, 13.5, 0.03],
      contains: ['soybeans'],
      pack: [2, 'kg', 1150],
      keeps: [30, 3],
    },
  },
});

export const frozen = shelf({
  supplier: 'grocery',
  storage: 'frozen',
  keeps: [540, 2],
  ingredients: {
    edamame: {
      fr: 'Edamame',
      en: 'Edamame',
      per100: [5.2, 0.7, 7, 2.2, 5, 11.5, 0.02],
      contains: ['soybeans'],
      pack: [2.5, 'kg', 1290],
    },
    frozenPeas: {
      fr: 'Petits pois surgelés',
      en: 'Frozen peas',
      per100: [0.6, 0.1, 9.5, 4.5, 5.5, 5.5, 0.01],
      traces: ['celery'],
      pack: [2.5, 'kg', 590],
    },
    frozenSpinach: {
      fr: 'Épinards surgelés',
      en: 'Frozen spinach',
      per100: [0.4, 0.1, 1.2, 0.4, 2.6, 2.7, 0.18],
      traces: ['celery', 'nuts'],
      pack: [2.5, 'kg', 640],
    },
  },
});
