import { expect, test } from 'vitest';
import { matchingOptions } from './matching-options.ts';

const options = ['Crustacés', 'Œufs', 'Poissons', 'Fruits à coque', 'Graines de sésame', 'Coquillages'].map(
  (label) => ({
    label,
  }),
);
const labelsFor = (typedText: string) => matchingOptions(options, typedText).map(({ label }) => label);

test.each(['sésame', 'sesame', 'SÉSAME', 'se\u0301same', ' sesame ', 'sesame graines'])(
  '“%s” finds the seeds',
  (typedText) => {
    expect(labelsFor(typedText)).toEqual(['Graines de sésame']);
  },
);

test.each(['œuf', 'oeuf', 'Oeufs'])('“%s” finds the eggs', (typedText) => {
  expect(labelsFor(typedText)).toEqual(['Œufs']);
});

test('what begins with the text comes before what only holds it', () => {
  expect(labelsFor('coq')).toEqual(['Coquillages', 'Fruits à coque']);
});

test('without a text all stay in their order', () => {
  expect(labelsFor('')).toEqual(options.map(({ label }) => label));
});

test('what no label holds finds nothing', () => {
  expect(labelsFor('sésame doré')).toEqual([]);
});
