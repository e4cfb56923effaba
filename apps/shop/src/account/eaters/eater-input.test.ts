import { expect, test } from 'vitest';
import { eaterInput } from './eater-input.ts';

const leo = { name: 'Léo', reactions: [], hasNone: false, dietNote: '' };

test('who was said to react to nothing was asked, and who was said nothing about was not', () => {
  const sesame = { allergenId: 4, severity: 'allergy' } as const;
  const answers = [leo, { ...leo, hasNone: true }, { ...leo, reactions: [sesame] }].map(eaterInput);
  expect(answers.map(({ allergiesAsked }) => allergiesAsked)).toEqual([false, true, true]);
  expect(answers[2]).toEqual({ name: 'Léo', dietNote: '', allergens: [sesame], allergiesAsked: true });
});
