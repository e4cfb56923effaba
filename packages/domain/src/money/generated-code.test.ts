import { expect, test } from 'vitest';
import { generatedCode, randomLength } from './generated-code.ts';

test('a code has its prefix and characters that nobody confuses', () => {
  const codes = Array.from({ length: 23 }, (_, place) => generatedCode('NOEL', () => place));
  for (const code of codes) expect(code).toMatch(/^NOEL[A-Z0-9]+$/);
  const characters = new Set(codes.map((code) => code.slice('NOEL'.length)).join(''));
  expect(characters.size).toBe(23);
  for (const confusing of '0O1IL5S2Z8BUV') expect(characters).not.toContain(confusing);
});

test('each of its characters is drawn by itself', () => {
  let drawnCount = 0;
  expect(generatedCode('', () => drawnCount++)).toBe('ACDEFGHJ');
  expect(drawnCount).toBe(randomLength);
});
