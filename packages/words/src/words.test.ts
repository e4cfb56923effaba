import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import { readNounWords } from './nouns.ts';
import type { Phrase, Phrases } from './phrases/phrase.ts';

const files = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.includes('.test.') && !/^(phrases\/|administration|nouns)/.test(name),
);

const phrases: { name: string; phrase: Phrase }[] = [];
const gather = (name: string, value: Phrase | Phrases): void => {
  if (Array.isArray(value)) phrases.push({ name, phrase: value as unknown as Phrase });
  else for (const [key, inner] of Object.entries<Phrase | Phrases>(value as Phrases)) gather(`${name}.${key}`, inner);
};
for (const file of files)
  for (const [name, value] of Object.entries(
    (await import(join(import.meta.dirname, file))) as Record<string, Phrases>,
  ))
    gather(name, value);

/** Names of the arguments a message takes. */
function argumentsOf(message: string): string[] {
  const names = new Set<string>();
  const walk = (parts: readonly unknown[]): void => {
    for (const part of parts as { type: number; value?: string; options?: Record<string, { value: unknown[] }> }[]) {
      if (part.type >= 1 && part.type <= 6 && part.value) names.add(part.value);
      for (const option of Object.values(part.options ?? {})) walk(option.value);
    }
  };
  walk(new IntlMessageFormat(message, 'fr').getAst());
  return [...names].sort();
}

test('what a noun’s file exports it declares among the nouns’ texts, and nothing else', async () => {
  const declared: string[] = [];
  for (const file of files) {
    const [, block = ''] =
      /interface NounWords \{(.*?)\}/s.exec(readFileSync(join(import.meta.dirname, file), 'utf8')) ?? [];
    declared.push(...[...block.matchAll(/(\w+): typeof \1;/g)].map(([, name = '']) => name));
  }
  expect(declared.sort()).toEqual(Object.keys(await readNounWords()).sort());
});

test('there are words', () => {
  expect(phrases.length).toBeGreaterThan(300);
});

test('every phrase says something in both languages', () => {
  expect(phrases.filter(({ phrase: [french, english] }) => !french.trim() || !english.trim())).toEqual([]);
});

test('both languages take the same arguments', () => {
  const uneven = phrases.filter(
    ({ phrase: [french, english] }) => String(argumentsOf(french)) !== String(argumentsOf(english)),
  );
  expect(uneven).toEqual([]);
});

test('French puts a no-break space before : ; ! ? » and after «', () => {
  const plain = phrases.filter(({ phrase: [french] }) =>
    /[^\s\u202f\u00a0\d{(«=][;!?»]| [:;!?»]|«[^\u202f\u00a0]/.test(french),
  );
  expect(plain.map(({ name, phrase: [french] }) => `${name}: ${french}`)).toEqual([]);
});

test('before a name no French word stands that a vowel shortens', () => {
  const stiff = phrases.filter(({ phrase: [french] }) =>
    /\b(?:de|que) \{(?:allergen|brand|by|client|dish|keeper|name|other|zone)\}/.test(french),
  );
  expect(stiff.map(({ name, phrase: [french] }) => `${name}: ${french}`)).toEqual([]);
});

test('apostrophes are typographic', () => {
  const straight = phrases.filter(({ phrase }) => phrase.some((text) => text.includes("'")));
  expect(straight.map(({ name }) => name)).toEqual([]);
});
