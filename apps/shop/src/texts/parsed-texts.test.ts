import { expect, test } from 'vitest';
import { parse } from './parsed-texts.ts';

test('a text is read once, however many pages show it', () => {
  expect(parse('# Bio')).toBe(parse('# Bio'));
  expect(parse('# Bio')).toMatchObject([{ type: 'heading', depth: 1 }]);
});

test('what nobody has read longest makes room', () => {
  const first = parse('# Local');
  const fees = parse('# Frais');
  for (let number = 0; number < 30; number++) {
    parse(`${number} ${'x'.repeat(60_000)}`);
    parse('# Frais');
  }
  expect(parse('# Frais')).toBe(fees);
  expect(parse('# Local')).not.toBe(first);
});
