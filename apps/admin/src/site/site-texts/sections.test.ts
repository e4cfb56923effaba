import { expect, test } from 'vitest';
import { sectionsIn } from './sections.ts';

test('a section has a fault where one of its fields has, however deep it stands', () => {
  const answer = { fr: { type: 'custom', message: 'Ce champ est obligatoire' } };
  expect(sectionsIn({ legal: [undefined, { text: answer }], home: { how: { steps: [] } } })).toEqual(['legal']);
  expect(sectionsIn({ home: { how: { steps: { root: { message: 'Il en faut une' } } } } })).toEqual(['home']);
});

test('a section is changed where a field is, or where its page was switched', () => {
  const changes = { home: { title: { fr: false } }, brand: { name: true }, pages: { terms: true } };
  expect(sectionsIn(changes)).toEqual(['brand', 'terms']);
});
