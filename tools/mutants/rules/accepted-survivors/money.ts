import type { AcceptedSurvivors } from '../survivors.ts';
import { reasons } from './reasons.ts';

export const moneySurvivors: readonly AcceptedSurvivors[] = [
  {
    reason: reasons.withoutMatch,
    survivors: [
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'const [, key, siren] = /^FR(\\d{2})(\\d{9})$/.exec(text) ?? [];',
        becomes: 'const [, key, siren] = /^FR(\\d{2})(\\d{9})$/.exec(text) ?? ["Stryker was here"];',
      },
    ],
  },
  {
    reason: reasons.bothOrNone,
    survivors: [
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes:
          'if (key !== undefined || siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes: 'if (true && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'if (key !== undefined && siren !== undefined) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
        becomes: 'if (key !== undefined && true) return Number(key) === (12 + 3 * (Number(siren) % 97)) % 97;',
      },
    ],
  },
  {
    reason: reasons.forCompiler,
    survivors: [
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'const digits = number.match(/\\d/g) ?? [];',
        becomes: 'const digits = number.match(/\\d/g) ?? ["Stryker was here"];',
      },
      {
        path: 'packages/domain/src/money/money.ts',
        line: "return parts.map(({ type, value }) => signs[type]?.(value) ?? '').join('');",
        becomes: "return parts.map(({ type, value }) => signs[type](value) ?? '').join('');",
      },
    ],
  },
  {
    reason:
      'No limit is never exceeded, no date is never after one, and no category is in no list: the comparison alone says the same.',
    survivors: [
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (validFrom !== null && now < validFrom) return { why: 'future', from: validFrom } as const;",
        becomes: "if (true && now < validFrom) return { why: 'future', from: validFrom } as const;",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (totalLimit !== null && !hasRoom(uses, totalLimit)) return { why: 'used-up', uses, limit: totalLimit } as const;",
        becomes: "if (true && !hasRoom(uses, totalLimit)) return { why: 'used-up', uses, limit: totalLimit } as const;",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: "if (limit !== null && !hasRoom(uses, limit)) return { why: 'client-used-up', uses, limit };",
        becomes: "if (true && !hasRoom(uses, limit)) return { why: 'client-used-up', uses, limit };",
      },
      {
        path: 'packages/domain/src/money/discount-codes.ts',
        line: 'categoryIds.length === 0 || (category !== undefined && categoryIds.includes(category));',
        becomes: 'categoryIds.length === 0 || (true && categoryIds.includes(category));',
      },
    ],
  },
  {
    reason: reasons.commonModule,
    survivors: [
      {
        path: 'packages/domain/src/money/bank-numbers.ts',
        line: "typeof module === 'function' ? module : module.default;",
        becomes: 'true ? module : module.default;',
      },
    ],
  },
  {
    reason: reasons.wordsOfStryker,
    survivors: [
      {
        path: 'packages/domain/src/money/money.ts',
        line: ".flatMap(({ type, value }) => (type === 'currency' ? [value.replace(/\\s/gu, '')] : [])),",
        becomes:
          ".flatMap(({ type, value }) => (type === 'currency' ? [value.replace(/\\s/gu, '')] : [\"Stryker was here\"])),",
      },
    ],
  },
  {
    reason:
      'A sum is looked at for its rest alone, which is nought for a number and for its opposite; and so is whether a place is odd.',
    survivors: [
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'const value = Number(digit) * ((digits.length - index) % 2 === 0 ? 2 : 1);',
        becomes: 'const value = Number(digit) * ((digits.length + index) % 2 === 0 ? 2 : 1);',
      },
      {
        path: 'packages/domain/src/money/card-numbers.ts',
        line: 'return total + (value > 9 ? value - 9 : value);',
        becomes: 'return total - (value > 9 ? value - 9 : value);',
      },
      {
        path: 'packages/domain/src/money/business-numbers.ts',
        line: 'const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum + number, 0);',
        becomes: 'const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, number) => sum - number, 0);',
      },
    ],
  },
  {
    reason: reasons.atLimit,
    survivors: [
      {
        path: 'packages/domain/src/money/money.ts',
        line: 'return total < 0 ? shares.map((share) => 0 - share) : shares;',
        becomes: 'return total <= 0 ? shares.map((share) => 0 - share) : shares;',
      },
      {
        path: 'packages/domain/src/money/refund-parts.ts',
        line: 'if (beyond <= 0) return [...lines];',
        becomes: 'if (beyond < 0) return [...lines];',
      },
      {
        path: 'packages/domain/src/money/sales-period.ts',
        line: "return dateBy === 'order' && period.from <= today && period.to > today ? { ...period, to: today } : period;",
        becomes:
          "return dateBy === 'order' && period.from <= today && period.to >= today ? { ...period, to: today } : period;",
      },
    ],
  },
  {
    reason: 'A part is never worth more than its line: where nothing was charged nothing is given back.',
    survivors: [
      {
        path: 'packages/domain/src/money/refund-parts.ts',
        line: 'amount: charge && share ? Number((2n * BigInt(tax.amount) * share + charge) / (2n * charge)) : 0,',
        becomes: 'amount: charge || share ? Number((2n * BigInt(tax.amount) * share + charge) / (2n * charge)) : 0,',
      },
    ],
  },
  {
    reason: 'What no provider is said to move the house moves itself.',
    survivors: [
      {
        path: 'packages/domain/src/money/payment-methods.ts',
        line: "manual: { methods: [...manualMethods, 'unrecorded'], isNote: true },",
        becomes: 'manual: { methods: [], isNote: true },',
      },
    ],
  },
  {
    reason: reasons.onlyTime,
    survivors: [{ path: 'packages/domain/src/money/money.ts', line: 'formats.set(key, format);', becomes: ';' }],
  },
];
