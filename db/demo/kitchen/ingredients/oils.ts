import { shelf } from '../ingredient.ts';

export const oils = shelf({
  supplier: 'grocery',
  storage: 'dry',
  keeps: [540, 90],
  ingredients: {
    oliveOil: {
      fr: 'Huile d’olive',
      en: 'Olive oil',
      per100: [100, 15, 0, 0, 0, 0, 0],
      pack: [5, 'l', 4250],
      density: 0.916,
    },
    rapeseedOil: {
      fr: 'Huile de colza',
      en: 'Rapeseed oil',
      per100: [100, 7.5, 0, 0, 0, 0, 0],
      pack: [5, 'l', 1390],
      density: 0.915,
    },
    sunflowerOil: {
      fr: 'Huile de tournesol',
      en: 'Sunflower oil',
      per100: [100, 11, 0, 0, 0, 0, 0],
      pack: [5, 'l', 1290],
      density: 0.92,
    },
    sesameOil: {
      fr: 'Huile de sésame',
      en: 'Sesame oil',
      per100: [100, 15, 0, 0, 0, 0, 0],
      contains: ['sesame'],
      pack: [1, 'l', 990],
      density: 0.92,
    },
    walnutOil: {
      fr: 'Huile de noix',
      en: 'Walnut oil',
      per100: [100, 9.5, 0, 0, 0, 0, 0],
      contains: ['nuts'],
      pack: [1, 'l', 1490],
      density: 0.92,
      keeps: [270, 45],
    },
    hazelnutOil: {
      fr: 'Huile de noisette',
      en: 'Hazelnut oil',
      per100: [100, 7.5, 0, 0, 0, 0, 0],
      contains: ['nuts'],
      pack: [1, 'l', 1590],
      density: 0.915,
      keeps: [270, 45],
    },
    coconutOil: {
      fr: 'Huile de coco',
      en: 'Coconut oil',
      per100: [100, 87, 0, 0, 0, 0, 0],
      traces: ['nuts'],
      density: 0.92,
      pack: [1, 'kg', 790],
    },
  },
});
