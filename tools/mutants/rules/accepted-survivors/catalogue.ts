import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const catalogueSurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.withoutMatch,
    survivors: [
      {
        path: 'packages/domain/src/catalogue/article-id.ts',
        line: 'const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? [];',
        becomes: 'const [, productId, sizeId] = articleIdPattern.exec(articleId) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/catalogue/typed-dish.ts',
        line: 'const [sign, leadingNumber, trailingNumber] = times.exec(text) ?? [];',
        becomes: 'const [sign, leadingNumber, trailingNumber] = times.exec(text) ?? ["Stryker was here"];',
      },
    ],
  },
  {
    reason: reasons.bothOrNone,
    survivors: [
      {
        path: 'packages/domain/src/catalogue/article-id.ts',
        line: 'return productId && sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;',
        becomes: 'return productId || sizeId ? { productId: Number(productId), sizeId: Number(sizeId) } : undefined;',
      },
    ],
  },
  {
    reason: reasons.atLimit,
    survivors: [
      {
        path: 'packages/domain/src/catalogue/nutrients.ts',
        line: 'return text(amount, amount < fineBelow ? fine : coarse);',
        becomes: 'return text(amount, amount <= fineBelow ? fine : coarse);',
      },
    ],
  },
  {
    reason:
      'A slug begins and ends with a letter: of an empty one alone an empty word is left, with which every name begins.',
    survivors: [
      {
        path: 'packages/domain/src/catalogue/best-named.ts',
        line: "const wordsOf = (text: string) => slugOf(text).split('-').filter(Boolean);",
        becomes: "const wordsOf = (text: string) => slugOf(text).split('-');",
      },
    ],
  },
  {
    reason: 'Without a sign nothing is replaced, unless a dish were called “undefined”.',
    survivors: [
      {
        path: 'packages/domain/src/catalogue/typed-dish.ts',
        line: "const words = sign === undefined ? text : text.replace(sign, ' ');",
        becomes: "const words = false ? text : text.replace(sign, ' ');",
      },
    ],
  },
  {
    reason: reasons.upperCase,
    survivors: [
      {
        path: 'packages/domain/src/catalogue/ingredient-texts/words-of-text.ts',
        line: "return { stem: stemOf(word), typed: word.toLowerCase().normalize('NFC'), at: index, end, before: gap };",
        becomes:
          "return { stem: stemOf(word), typed: word.toUpperCase().normalize('NFC'), at: index, end, before: gap };",
      },
      {
        path: 'packages/domain/src/catalogue/ingredient-texts/undeclared-sources.ts',
        line: 'words: [...new Map(words.map(({ word }) => [word.toLowerCase(), word])).values()],',
        becomes: 'words: [...new Map(words.map(({ word }) => [word.toUpperCase(), word])).values()],',
      },
    ],
  },
];
