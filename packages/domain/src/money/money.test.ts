import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { asSpoken, formatMoney, readMoney, shareOut, spreadsheetMoneyFormat, wholeUnitsOf } from './money.ts';

const weights = fc.array(fc.nat({ max: 2 ** 40 }), { minLength: 1, maxLength: 12 });
const amount = fc.integer({ min: -(2 ** 45), max: 2 ** 45 });

describe('sharing an amount out', () => {
  test('the odd cent goes to the largest remainder', () => {
    expect(shareOut(100, [1, 2, 4])).toEqual([14, 29, 57]);
  });

  test('equal remainders are served in order of appearance', () => {
    expect(shareOut(101, [1, 1, 1])).toEqual([34, 34, 33]);
  });

  test('a weight of zero bears nothing', () => {
    expect(shareOut(7, [0, 3, 0])).toEqual([0, 7, 0]);
  });

  test('weights that are all zero bear the same', () => {
    expect(shareOut(5, [0, 0])).toEqual([3, 2]);
  });

  test('a negative amount is shared like its opposite', () => {
    expect(shareOut(-101, [1, 1, 1])).toEqual([-34, -34, -33]);
  });

  test('amounts past the exact products of ordinary numbers stay exact', () => {
    expect(shareOut(9_000_000_000_001, [3_000_000_001, 6_000_000_002])).toEqual([3_000_000_000_000, 6_000_000_000_001]);
  });

  test('nothing can be shared among nobody', () => {
    expect(shareOut(0, [])).toEqual([]);
  });

  test('something cannot be shared among nobody', () => {
    expect(() => shareOut(1, [])).toThrow(RangeError);
  });

  test('a negative weight is refused', () => {
    expect(() => shareOut(10, [2, -1])).toThrow(RangeError);
  });

  test('the shares always add up to the amount', () => {
    fc.assert(
      fc.property(amount, weights, (total, among) => {
        expect(shareOut(total, among).reduce((sum, share) => sum + share, 0)).toBe(total);
      }),
    );
  });

  test('no share is a whole cent away from its exact proportion', () => {
    fc.assert(
      fc.property(amount, weights, (total, among) => {
        const sum = among.reduce((subtotal, right) => subtotal + BigInt(right), 0n);
        fc.pre(sum > 0n);
        for (const [index, share] of shareOut(total, among).entries()) {
          const distance = BigInt(share) * sum - BigInt(total) * BigInt(among[index] ?? 0);
          expect(distance < sum && -distance < sum).toBe(true);
        }
      }),
    );
  });

  test('nobody bears more than they have while there is enough', () => {
    fc.assert(
      fc.property(weights, fc.nat({ max: 1000 }), (among, permille) => {
        const total = Math.floor((among.reduce((sum, weight) => sum + weight, 0) * permille) / 1000);
        fc.pre(total > 0);
        for (const [index, share] of shareOut(total, among).entries()) {
          expect(share).toBeLessThanOrEqual(among[index] ?? 0);
        }
      }),
    );
  });
});

describe('showing an amount', () => {
  test('French groups thousands with a narrow space and puts the sign last', () => {
    expect(formatMoney(120_840, 'EUR', 'fr')).toBe('1\u202f208,40\u00a0€');
  });

  test('English puts the sign first', () => {
    expect(formatMoney(120_840, 'EUR', 'en')).toBe('€1,208.40');
  });

  test('a currency without cents shows none', () => {
    expect(formatMoney(1208, 'JPY', 'en')).toBe('¥1,208');
  });

  test('a currency of thousandths shows three decimals', () => {
    expect(formatMoney(1_208_400, 'KWD', 'en')).toBe('KWD\u00a01,208.400');
  });

  test('a difference in the client’s favour carries its minus', () => {
    expect(formatMoney(-50, 'EUR', 'en')).toBe('−€0.50');
  });

  test('the largest exact amount keeps its last cent', () => {
    expect(formatMoney(Number.MAX_SAFE_INTEGER, 'EUR', 'en')).toBe('€90,071,992,547,409.91');
  });
});

describe('reading an amount', () => {
  test.each([
    ['12,50', 1250],
    ['12.50', 1250],
    ['12', 1200],
    ['12,5', 1250],
    ['0,05', 5],
    ['1 208,40', 120_840],
    ['1\u00a0208,40', 120_840],
    ['1\u202f208,40', 120_840],
    ['1\u2009208,40', 120_840],
    [' 12,50 ', 1250],
    ['1,208.40', 120_840],
    ['1.208,40', 120_840],
    ['1,234,567.89', 123_456_789],
    ['12€', 1200],
    ['1 208,40 €', 120_840],
    ['€1,208.40', 120_840],
    ['12,50 EUR', 1250],
  ])('“%s” is read', (text, cents) => {
    expect(readMoney(text, 'EUR')).toBe(cents);
  });

  test.each([
    '',
    ' ',
    'abc',
    '12,',
    ',50',
    '12,505',
    '1,208',
    '1.208',
    '-12',
    '1e3',
    '$12',
    '12 CAD',
    '€',
    '-12 €',
    '1,20.40',
    '1.2.3',
    '٣',
  ])('“%s” is no amount in euros', (text) => {
    expect(readMoney(text, 'EUR')).toBeUndefined();
  });

  test('a currency without cents takes no decimals', () => {
    expect(readMoney('12,5', 'JPY')).toBeUndefined();
  });

  test('a currency of thousandths takes three decimals', () => {
    expect(readMoney('1,208', 'KWD')).toBe(1208);
  });

  test('an amount too large to be exact is refused', () => {
    expect(readMoney('90071992547409,92', 'EUR')).toBeUndefined();
  });

  test('what is shown can be typed back, in both languages', () => {
    fc.assert(
      fc.property(
        fc.maxSafeNat(),
        fc.constantFrom('EUR', 'CAD', 'JPY', 'KWD'),
        fc.constantFrom('fr', 'en'),
        (cents, currency, locale) => {
          const digits = formatMoney(cents, currency, locale).replace(/[^\d\s.,]/gu, '');
          const lone = currency === 'JPY' && locale === 'en';
          expect(readMoney(lone ? digits.replaceAll(',', '') : digits, currency)).toBe(cents);
        },
      ),
    );
  });
});

describe('an amount in a spreadsheet', () => {
  test.each([
    ['EUR', 1250, 12.5],
    ['JPY', 1250, 1250],
  ])('is a number of whole %s', (currency, cents, number) => {
    expect(wholeUnitsOf(currency)(cents)).toBe(number);
  });

  test.each([
    ['EUR', 'fr', '#,##0.00\u00a0"€"'],
    ['EUR', 'en', '"€"#,##0.00'],
    ['JPY', 'en', '"¥"#,##0'],
  ] as const)('has the sign of %s where %s puts it', (currency, locale, format) => {
    expect(spreadsheetMoneyFormat(currency, locale)).toBe(format);
  });
});

test('an amount is said without cents where it has none', () => {
  const amounts = ['40,00\u00a0€', '40,50\u00a0€', '€1,000', '€1,000.00', '1\u202f200,00\u00a0€', '-3,00\u00a0€'];
  expect(amounts.map(asSpoken)).toEqual([
    '40\u00a0€',
    '40,50\u00a0€',
    '€1,000',
    '€1,000',
    '1\u202f200\u00a0€',
    '-3\u00a0€',
  ]);
});
