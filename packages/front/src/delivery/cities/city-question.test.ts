import { expect, test } from 'vitest';
import { cityChoices, cityQuestion, onlyCity } from './city-question.ts';

test.each([
  ['a code without a city', '93 2', '', { postalCode: '932' }],
  ['a city without a code', '', ' Pantin ', { city: 'Pantin' }],
  ['both', '93500', 'Pantin', undefined],
  ['neither', '', '', undefined],
  ['two digits', '93', '', undefined],
  ['one letter', '', 'P', undefined],
])('%s: asks for what is missing', (_, postalCode, city, question) => {
  expect(cityQuestion({ postalCode, city })).toEqual(question);
});

const paris = Array.from({ length: 20 }, (_, index) => ({ postalCode: String(75001 + index), city: 'Paris' }));

test('all codes of one city can be chosen, and of many cities the first', () => {
  expect(cityChoices(paris)).toHaveLength(20);
  expect(cityChoices([...paris, { postalCode: '62770', city: 'Le Parcq' }])).toHaveLength(8);
  expect(cityChoices([])).toEqual([]);
});

test('a whole code with one city says it', () => {
  expect(onlyCity([{ postalCode: '93500', city: 'Pantin' }], '93 500')).toBe('Pantin');
  expect(onlyCity([{ postalCode: '93500', city: 'Pantin' }], '9350')).toBeUndefined();
  expect(onlyCity(paris, '75001')).toBeUndefined();
});
