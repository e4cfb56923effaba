import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { taxParts } from './tax.ts';

const vat = [{ name: 'TVA', rate: 5500 }];
const quebec = [
  { name: 'TPS', rate: 5000 },
  { name: 'TVQ', rate: 9975 },
];
const amountsOf = (amount: number, components: typeof vat, included: boolean) =>
  taxParts(amount, components, included).parts.map((part) => part.amount);

describe('with prices that include tax', () => {
  test('the tax is taken out of the amount', () => {
    expect(taxParts(10_550, vat, true)).toEqual({
      net: 10_000,
      gross: 10_550,
      parts: [{ name: 'TVA', rate: 5500, amount: 550 }],
    });
  });

  test('both stacked taxes have the same net base', () => {
    expect(taxParts(114_975, quebec, true)).toMatchObject({
      net: 100_000,
      parts: [{ amount: 5000 }, { amount: 9975 }],
    });
  });

  test('half a cent of tax is rounded up', () => {
    expect(amountsOf(3, [{ name: 'Moitié', rate: 100_000 }], true)).toEqual([2]);
  });
});

describe('with prices before tax', () => {
  test('the tax is put on top of the amount', () => {
    expect(taxParts(10_000, vat, false)).toMatchObject({ net: 10_000, gross: 10_550 });
  });

  test('neither stacked tax is charged on the other', () => {
    expect(amountsOf(100_000, quebec, false)).toEqual([5000, 9975]);
  });

  test('half a cent of tax is rounded up', () => {
    expect(amountsOf(10, quebec, false)).toEqual([1, 1]);
  });

  test('just under half a cent is rounded down', () => {
    expect(amountsOf(9, vat, false)).toEqual([0]);
  });
});

test('a zero rate is still shown, with no tax', () => {
  expect(taxParts(999, [{ name: 'Exonéré', rate: 0 }], true)).toEqual({
    net: 999,
    gross: 999,
    parts: [{ name: 'Exonéré', rate: 0, amount: 0 }],
  });
});

const components = fc.array(fc.record({ name: fc.constant('taxe'), rate: fc.nat({ max: 100_000 }) }), {
  minLength: 1,
  maxLength: 2,
});
const amount = fc.integer({ min: -(2 ** 45), max: 2 ** 45 });

test('net and parts are the gross, whatever the amount and the rates', () => {
  fc.assert(
    fc.property(amount, components, fc.boolean(), (charged, rates, included) => {
      const { net, gross, parts } = taxParts(charged, rates, included);
      expect(parts.reduce((sum, part) => sum + part.amount, net)).toBe(gross);
    }),
  );
});

test('a refund takes back exactly the taxes of the sale', () => {
  fc.assert(
    fc.property(amount, components, fc.boolean(), (charged, rates, included) => {
      const refunded = amountsOf(0 - charged, rates, included);
      expect(refunded).toEqual(amountsOf(charged, rates, included).map((tax) => 0 - tax));
    }),
  );
});
