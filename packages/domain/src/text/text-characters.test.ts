import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isWritable, writablePart } from './text-characters.ts';

test.each(['L’œuf d’Agnès', '🥜 arachide', 'deux\r\n\tlignes', '\u200fشعير\u200e', '\uFFFD', '\u{10FFFF}', ''])(
  '%j can be written, and stays as it is',
  (text) => {
    expect([isWritable(text), writablePart(text)]).toEqual([true, text]);
  },
);

test.each([
  '\u0000',
  '\u0001',
  '\u000B',
  '\u001F',
  '\uFFFE',
  '\uFFFF',
  '\uD83E',
  '\uDD5C',
  '\uDD5C\uD83E',
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
])('%j cannot be written, and goes', (text) => {
  expect([isWritable(`a${text}b`), writablePart(`a${text}b`)]).toEqual([false, 'ab']);
});

test('no accents pile up over the lines beside them, and letters keep theirs', () => {
  const [hebrew, keycap, piled] = ['בְּ֭רֵאשִׁ֖ית', '1\uFE0F\u20E3', `Ine\u0301s${'\u0301'.repeat(30)}`];
  expect([hebrew, keycap, piled].map(isWritable)).toEqual([true, true, false]);
  expect(writablePart(piled)).toBe(`Ine\u0301s${'\u0301'.repeat(4)}`);
  expect(isWritable(writablePart(`e${'\u0301'.repeat(4)}\u0000\u0301`))).toBe(true);
});

test('what is left of any text can be written', () => {
  const unit = fc.integer({ min: 0, max: 0xffff }).map((code) => String.fromCharCode(code));
  fc.assert(fc.property(fc.string({ unit }), (text) => isWritable(writablePart(text))));
});
