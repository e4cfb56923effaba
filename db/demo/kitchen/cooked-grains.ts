import type { Preparation, PreparationKey } from './recipe.ts';

const riceSteps = [
  ['Rincer le riz jusqu’à ce que l’eau soit claire.', 'Rinse the rice until the water runs clear.', 5],
  ['Cuire à couvert, puis laisser gonfler hors du feu.', 'Cook covered, then leave to swell off the heat.', 25],
] as const;

const soaking = [
  ['Verser l’eau chaude, laisser gonfler, égrainer.', 'Pour on hot water, leave to swell, loosen.', 12, 90],
] as const;

const boiling = [
  ['Cuire à l’eau frémissante, goûter, égoutter.', 'Cook in simmering water, taste, drain.', 20, 95],
] as const;

/** Their water goes with them: a list of ingredients names it in their brackets. */
export const cookedGrains = {
  cookedBasmati: {
    fr: 'Riz basmati cuit',
    en: 'Cooked basmati rice',
    lines: ['1 kg basmati', '1.4 l water', '5 g salt'],
    losses: [0, 8],
    steps: riceSteps,
  },
  cookedBrownRice: {
    fr: 'Riz complet cuit',
    en: 'Cooked brown rice',
    lines: ['1 kg brownRice', '1.6 l water', '5 g salt'],
    losses: [0, 10],
    steps: riceSteps,
  },
  cookedJasmineRice: {
    fr: 'Riz jasmin cuit',
    en: 'Cooked jasmine rice',
    lines: ['1 kg jasmineRice', '1.3 l water', '5 g salt'],
    losses: [0, 8],
    steps: riceSteps,
  },
  cookedRoundRice: {
    fr: 'Riz rond cuit',
    en: 'Cooked short-grain rice',
    lines: ['1 kg roundRice', '1.3 l water', '5 g salt'],
    losses: [0, 8],
    steps: riceSteps,
  },
  seasonedSushiRice: {
    fr: 'Riz vinaigré',
    en: 'Seasoned rice',
    lines: ['1 kg sushiRice', '1.3 l water', '12 cl riceVinegar', '40 g caneSugar', '6 g salt'],
    losses: [0, 8],
    steps: [
      ...riceSteps,
      ['Assaisonner de vinaigre sucré en éventant.', 'Season with the sweetened vinegar while fanning.', 5],
    ],
  },
  cookedQuinoa: {
    fr: 'Quinoa cuit',
    en: 'Cooked quinoa',
    lines: ['1 kg quinoa', '1.8 l water', '5 g salt'],
    losses: [0, 10],
    steps: [
      ['Rincer, cuire à couvert puis égrainer à la fourchette.', 'Rinse, cook covered, then loosen with a fork.', 20],
    ],
  },
  cookedCouscous: {
    fr: 'Semoule cuite',
    en: 'Cooked couscous',
    lines: ['1 kg couscous', '1.15 l water', '5 g salt'],
    steps: soaking,
  },
  cookedBulgur: {
    fr: 'Boulgour cuit',
    en: 'Cooked bulgur',
    lines: ['1 kg bulgur', '1.15 l water', '5 g salt'],
    steps: soaking,
  },
  soakedVermicelli: {
    fr: 'Vermicelles de riz cuits',
    en: 'Cooked rice vermicelli',
    lines: ['1 kg riceVermicelli', '1.5 l water'],
    steps: soaking,
  },
  soakedNoodles: {
    fr: 'Nouilles de riz cuites',
    en: 'Cooked rice noodles',
    lines: ['1 kg riceNoodles', '1.25 l water'],
    steps: soaking,
  },
  cookedPenne: {
    fr: 'Penne complètes cuites',
    en: 'Cooked wholewheat penne',
    lines: ['1 kg wholewheatPenne', '1.15 l water', '8 g salt'],
    steps: boiling,
  },
  cookedPuyLentils: {
    fr: 'Lentilles vertes cuites',
    en: 'Cooked green lentils',
    lines: ['1 kg puyLentils', '1.5 l water', '5 g salt'],
    steps: boiling,
  },
  cookedBelugaLentils: {
    fr: 'Lentilles beluga cuites',
    en: 'Cooked beluga lentils',
    lines: ['1 kg belugaLentils', '1.5 l water', '5 g salt'],
    steps: boiling,
  },
} satisfies Partial<Record<PreparationKey, Preparation>>;
