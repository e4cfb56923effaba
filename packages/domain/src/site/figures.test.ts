import { expect, test } from 'vitest';
import { unknownFigures, withFigures } from './figures.ts';

const values = {
  brand: 'Chez Zoé',
  notice: '24 h',
  promise: '48 h',
  fee: '4,90 €',
  free: undefined,
  choices: '6',
  vegetarian: undefined,
  allergens: '14',
  payments: 'à la livraison',
};

test('a text tells the figures of the house by either name', () => {
  expect(withFigures('{préavis} puis { Promise }, chez {maison}', values)).toBe('24 h puis 48 h, chez Chez Zoé');
});

test('a paragraph with a figure that the house does not have is left out, the others stay', () => {
  expect(withFigures('{frais} en général.\n\nOfferte dès {franco}.\n\nÀ bientôt.', values)).toBe(
    '4,90 € en général.\n\nÀ bientôt.',
  );
});

test('what is no figure is told, and stays as it was written', () => {
  expect(unknownFigures('{préavis} {prix} {}')).toEqual(['{prix}', '{}']);
  expect(withFigures('{prix}', values)).toBe('{prix}');
});
