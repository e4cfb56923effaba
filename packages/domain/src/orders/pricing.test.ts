import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Discount, missingToMinimum, type OrderDraft, priceOrder } from './pricing.ts';
import type { TaxRate } from '../money/tax.ts';

const food: TaxRate = { id: 1, components: [{ name: 'TVA', rate: 5500 }] };
const wine: TaxRate = { id: 2, components: [{ name: 'TVA', rate: 20_000 }] };
const quebec: TaxRate = {
  id: 3,
  components: [
    { name: 'TPS', rate: 5000 },
    { name: 'TVQ', rate: 9975 },
  ],
};
const bookInQuebec: TaxRate = { id: 4, components: [{ name: 'TPS', rate: 5000 }] };

const line = (unitPrice: number, quantity: number, taxRate = food) => ({ unitPrice, quantity, taxRate });

function priceOf(draft: Partial<OrderDraft>) {
  return priceOrder({ lines: [], deliveryFee: 0, freeDeliveryFrom: null, pricesIncludeTax: true, ...draft });
}

describe('lines', () => {
  test('a line is its quantity times its unit price', () => {
    expect(priceOf({ lines: [line(1290, 3)] }).lines).toMatchObject([{ gross: 3870, discount: 0, total: 3870 }]);
  });

  test('an order without lines costs nothing, delivery included', () => {
    expect(priceOf({ deliveryFee: 590 })).toEqual({
      lines: [],
      subtotal: 0,
      discount: 0,
      deliveryFee: 0,
      taxes: [],
      total: 0,
    });
  });
});

describe('discount', () => {
  test('a percentage is rounded half up on the sum of the lines, not on each', () => {
    const order = priceOf({ lines: [line(5, 1), line(5, 1)], discount: { kind: 'percent', basisPoints: 1000 } });
    expect(order.lines.map(({ discount }) => discount)).toEqual([1, 0]);
  });

  test('half a cent of a percentage is rounded up', () => {
    expect(priceOf({ lines: [line(5, 1)], discount: { kind: 'percent', basisPoints: 1000 } }).discount).toBe(1);
  });

  test('an amount is spread over the lines in proportion', () => {
    const order = priceOf({ lines: [line(3000, 1), line(1000, 1)], discount: { kind: 'amount', amount: 1001 } });
    expect(order.lines.map(({ discount }) => discount)).toEqual([751, 250]);
  });

  test('a code for some lines leaves the others alone', () => {
    const discount: Discount = { kind: 'percent', basisPoints: 5000, lines: [1] };
    const order = priceOf({ lines: [line(1000, 1), line(2000, 1)], discount });
    expect(order.lines.map(({ discount: share }) => share)).toEqual([0, 1000]);
  });

  test('an amount larger than its lines stops at nothing to pay for them', () => {
    const discount: Discount = { kind: 'amount', amount: 5000, lines: [0] };
    const order = priceOf({ lines: [line(1000, 1), line(2000, 1)], discount });
    expect(order.lines.map(({ total }) => total)).toEqual([0, 2000]);
  });

  test('more than a hundred percent is a hundred', () => {
    expect(priceOf({ lines: [line(1000, 1)], discount: { kind: 'percent', basisPoints: 15_000 } }).total).toBe(0);
  });

  test('a negative amount does not make the goods dearer', () => {
    expect(priceOf({ lines: [line(1000, 1)], discount: { kind: 'amount', amount: -300 } }).total).toBe(1000);
  });

  test('a code that applies to no line gives nothing', () => {
    expect(priceOf({ lines: [line(1000, 1)], discount: { kind: 'amount', amount: 300, lines: [] } }).total).toBe(1000);
  });
});

describe('delivery fee', () => {
  const basket = { lines: [line(2500, 2)], deliveryFee: 590 };

  test('the fee is part of the total', () => {
    expect(priceOf(basket).total).toBe(5590);
  });

  test('the fee is waived from the threshold on', () => {
    expect(priceOf({ ...basket, freeDeliveryFrom: 5000 }).deliveryFee).toBe(0);
  });

  test('a cent below the threshold pays the fee', () => {
    expect(priceOf({ ...basket, freeDeliveryFrom: 5001 }).deliveryFee).toBe(590);
  });

  test('a code does not bring back the fee of goods that reach the threshold without it', () => {
    const discount: Discount = { kind: 'amount', amount: 1 };
    expect(priceOf({ ...basket, discount, freeDeliveryFrom: 5000 })).toMatchObject({ deliveryFee: 0, total: 4999 });
  });

  test('a free-delivery code waives the fee and nothing else', () => {
    expect(priceOf({ ...basket, discount: { kind: 'free-delivery' } })).toMatchObject({ deliveryFee: 0, total: 5000 });
  });

  test('a free-delivery code waives nothing when no line is one of its own', () => {
    expect(priceOf({ ...basket, discount: { kind: 'free-delivery', lines: [] } }).deliveryFee).toBe(590);
  });
});

describe('taxes', () => {
  test('an order has one tax per name and rate', () => {
    const lines = [line(1055, 1), line(1200, 1, wine), line(1055, 1)];
    expect(priceOf({ lines }).taxes).toEqual([
      { name: 'TVA', rate: 5500, amount: 110 },
      { name: 'TVA', rate: 20_000, amount: 200 },
    ]);
  });

  test('two taxes of the same rate stay apart by name', () => {
    const local: TaxRate = { id: 5, components: [{ name: 'Taxe locale', rate: 5500 }] };
    expect(priceOf({ lines: [line(1055, 1), line(1055, 1, local)] }).taxes).toHaveLength(2);
  });

  test('a tax is rounded once on the order, not once per line', () => {
    const lines = Array.from({ length: 10 }, () => line(9, 1));
    expect(priceOf({ lines, pricesIncludeTax: false }).taxes).toEqual([{ name: 'TVA', rate: 5500, amount: 5 }]);
  });

  test('the delivery fee follows the rates of the goods in proportion', () => {
    const lines = [line(3000, 1), line(1000, 1, wine)];
    const { taxes } = priceOf({ lines, deliveryFee: 400, pricesIncludeTax: false });
    expect(taxes.map(({ amount }) => amount)).toEqual([182, 220]);
  });

  test('goods given away still divide the fee by what they were worth', () => {
    const lines = [line(1000, 1), line(0, 1, wine)];
    const discount: Discount = { kind: 'percent', basisPoints: 10_000 };
    const { taxes } = priceOf({ lines, discount, deliveryFee: 1055 });
    expect(taxes.map(({ amount }) => amount)).toEqual([55, 0]);
  });

  test('a code leaves the fee with the goods that bore it before', () => {
    const lines = [line(1000, 1), line(1000, 1, wine)];
    const discount: Discount = { kind: 'amount', amount: 900, lines: [0] };
    expect(priceOf({ lines, discount, deliveryFee: 600 }).lines.map(({ deliveryFee }) => deliveryFee)).toEqual([
      300, 300,
    ]);
  });

  test('taxes come on top of prices before tax', () => {
    expect(priceOf({ lines: [line(10_000, 1, quebec)], pricesIncludeTax: false }).total).toBe(11_498);
  });

  test('taxes are inside prices that include them', () => {
    expect(priceOf({ lines: [line(10_000, 1, quebec)] }).total).toBe(10_000);
  });

  test('the same tax from two rates is shown once', () => {
    const lines = [line(10_000, 1, quebec), line(2000, 1, bookInQuebec)];
    const { taxes } = priceOf({ lines, pricesIncludeTax: false });
    expect(taxes).toEqual([
      { name: 'TPS', rate: 5000, amount: 600 },
      { name: 'TVQ', rate: 9975, amount: 998 },
    ]);
  });
});

const drafts: fc.Arbitrary<OrderDraft> = fc.integer({ min: 1, max: 8 }).chain((count) => {
  const lines = fc.option(fc.uniqueArray(fc.nat({ max: count - 1 })), { nil: undefined });
  return fc.record({
    lines: fc.array(
      fc.record({
        unitPrice: fc.nat({ max: 50_000 }),
        quantity: fc.integer({ min: 1, max: 200 }),
        taxRate: fc.constantFrom(food, wine, quebec, bookInQuebec),
      }),
      { minLength: count, maxLength: count },
    ),
    discount: fc.option(
      fc
        .tuple(
          fc.oneof(
            fc.record({ kind: fc.constant('percent' as const), basisPoints: fc.nat({ max: 10_000 }) }),
            fc.record({ kind: fc.constant('amount' as const), amount: fc.nat({ max: 2_000_000 }) }),
            fc.record({ kind: fc.constant('free-delivery' as const) }),
          ),
          lines,
        )
        .map(([discount, only]): Discount => (only ? { ...discount, lines: only } : discount)),
      { nil: undefined },
    ),
    deliveryFee: fc.nat({ max: 5000 }),
    freeDeliveryFrom: fc.option(fc.nat({ max: 1_000_000 })),
    pricesIncludeTax: fc.boolean(),
  });
});

test('every order adds up', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const order = priceOrder(draft);
      const taxes = order.taxes.reduce((sum, tax) => sum + tax.amount, 0);
      expect(order.lines.reduce((sum, { total }) => sum + total, 0)).toBe(order.subtotal - order.discount);
      expect(order.total).toBe(
        order.subtotal - order.discount + order.deliveryFee + (draft.pricesIncludeTax ? 0 : taxes),
      );
    }),
  );
});

test('the lines’ parts of fee and taxes add up to those of the order, rate by rate', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { lines, deliveryFee, taxes } = priceOrder(draft);
      expect(lines.reduce((total, line) => total + line.deliveryFee, 0)).toBe(deliveryFee);
      for (const { name, rate, amount } of taxes) {
        const parts = lines.flatMap((line) => line.taxes.filter((tax) => tax.name === name && tax.rate === rate));
        expect(parts.reduce((total, part) => total + part.amount, 0)).toBe(amount);
      }
      expect(lines.map((line) => line.taxes.map(({ name, rate }) => ({ name, rate })))).toEqual(
        draft.lines.map(({ taxRate }) => taxRate.components),
      );
    }),
  );
});

test('no discount makes a line or an order negative', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const order = priceOrder(draft);
      expect(Math.min(order.total, ...order.lines.map(({ total }) => total))).toBeGreaterThanOrEqual(0);
    }),
  );
});

test.each([
  ['goods that reach it', 3000, 0, undefined],
  ['goods that reach it to the cent after a code', 3000, 500, undefined],
  ['goods that a code brings below it', 3000, 501, { missing: 1, discount: 501 }],
  ['goods that just reach it without the code', 2500, 100, { missing: 100, discount: 100 }],
  ['goods that are below it anyway', 2400, 100, { missing: 200 }],
])('the minimum of a zone looks at what is left after a code: %s', (_, subtotal, discount, shortfall) => {
  expect(missingToMinimum({ subtotal, discount }, 2500)).toEqual(shortfall);
});

test('no code makes an order dearer', () => {
  fc.assert(
    fc.property(drafts, fc.nat({ max: 20 }), (draft, below) => {
      // Around the threshold is where a code could cost the free delivery.
      const { subtotal } = priceOrder(draft);
      for (const freeDeliveryFrom of [draft.freeDeliveryFrom, Math.max(0, subtotal - below)]) {
        const withCode = priceOrder({ ...draft, freeDeliveryFrom });
        const without = priceOrder({ ...draft, freeDeliveryFrom, discount: undefined });
        expect(withCode.total).toBeLessThanOrEqual(without.total);
      }
    }),
    { numRuns: 500 },
  );
});

test('every order agrees to the cent with exact fractions', () => {
  fc.assert(
    fc.property(drafts, (draft) => {
      const { lines, deliveryFee, taxes, total } = priceOrder(draft);
      const order = {
        discounts: lines.map(({ discount }) => discount),
        deliveryFee,
        fees: lines.map((line) => line.deliveryFee),
        lineTaxes: lines.map((line) => line.taxes.map(({ amount }) => amount)),
        taxes: Object.fromEntries(taxes.map(({ name, rate, amount }) => [`${name} ${rate}`, amount])),
        total,
      };
      expect(order).toEqual(byFractions(draft));
    }),
    { numRuns: 300 },
  );
});

/** The same rules a second time, on exact fractions, one tax at a time. */
function byFractions({ lines, discount, deliveryFee, freeDeliveryFrom, pricesIncludeTax }: OrderDraft) {
  const choices = lines.map(
    (_, index) => discount !== undefined && (!discount.lines || discount.lines.includes(index)),
  );
  const gross = lines.map(({ unitPrice, quantity }) => BigInt(unitPrice) * BigInt(quantity));
  const eligible = gross.map((amount, index) => (choices[index] ? amount : 0n));
  let off = 0n;
  if (discount?.kind === 'percent') off = halfUp(sum(eligible) * BigInt(discount.basisPoints), 10_000n);
  if (discount?.kind === 'amount') off = BigInt(discount.amount);
  if (off > sum(eligible)) off = sum(eligible);
  const discounts = byRank(off, eligible);
  const totals = gross.map((amount, index) => amount - at(discounts, index));

  const freeByCode = discount?.kind === 'free-delivery' && choices.includes(true);
  const freeByAmount = freeDeliveryFrom !== null && sum(gross) >= BigInt(freeDeliveryFrom);
  const fee = freeByCode || freeByAmount ? 0n : BigInt(deliveryFee);
  const fees = byRank(fee, gross);

  const taxes: Record<string, bigint> = {};
  for (const rate of [food, wine, quebec, bookInQuebec]) {
    const sharesOfRate = lines.flatMap(({ taxRate }, index) =>
      taxRate === rate ? [at(totals, index) + at(fees, index)] : [],
    );
    if (sharesOfRate.length === 0) continue;
    const allRates = sum(rate.components.map((component) => BigInt(component.rate)));
    for (const component of rate.components) {
      const divisor = pricesIncludeTax ? 100_000n + allRates : 100_000n;
      const key = `${component.name} ${component.rate}`;
      taxes[key] = (taxes[key] ?? 0n) + halfUp(sum(sharesOfRate) * BigInt(component.rate), divisor);
    }
  }
  const onTop = pricesIncludeTax ? 0n : sum(Object.values(taxes));
  return {
    discounts: discounts.map(Number),
    deliveryFee: Number(fee),
    fees: fees.map(Number),
    lineTaxes: lines.map(({ taxRate }, index) =>
      taxRate.components.map((tax) => {
        const bearing = [...lines.keys()].filter((place) =>
          lines[place]?.taxRate.components.some(
            (component) => component.name === tax.name && component.rate === tax.rate,
          ),
        );
        const charged = bearing.map((place) => at(totals, place) + at(fees, place));
        return Number(at(byRank(taxes[`${tax.name} ${tax.rate}`] ?? 0n, charged), bearing.indexOf(index)));
      }),
    ),
    taxes: Object.fromEntries(Object.entries(taxes).map(([key, amount]) => [key, Number(amount)])),
    total: Number(sum(totals) + fee + onTop),
  };
}

/** Largest remainder without sorting: a share is rounded up when fewer shares rank before it than cents are left. */
function byRank(total: bigint, givenWeights: readonly bigint[]): bigint[] {
  const weights = sum(givenWeights) > 0n ? givenWeights : givenWeights.map(() => 1n);
  const remainders = weights.map((weight) => (total * weight) % sum(weights));
  const ratio = sum(remainders) / sum(weights);
  return weights.map((weight, index) => {
    const remainder = at(remainders, index);
    const rank = remainders.filter(
      (otherRemainder, place) => otherRemainder > remainder || (otherRemainder === remainder && place < index),
    ).length;
    return (total * weight) / sum(weights) + (BigInt(rank) < ratio ? 1n : 0n);
  });
}

function halfUp(numerator: bigint, denominator: bigint): bigint {
  const integer = numerator / denominator;
  return 2n * (numerator - integer * denominator) >= denominator ? integer + 1n : integer;
}

function sum(amounts: readonly bigint[]): bigint {
  return amounts.reduce((total, right) => total + right, 0n);
}

function at(amounts: readonly bigint[], index: number): bigint {
  return amounts[index] ?? 0n;
}

describe('taxes of a line', () => {
  test('a rate that names a tax twice shows it once, with both amounts', () => {
    const twice: TaxRate = {
      id: 6,
      components: [
        { name: 'TVA', rate: 5000 },
        { name: 'TVA', rate: 5000 },
      ],
    };
    const { lines, taxes } = priceOf({ lines: [line(10_000, 1, twice)], pricesIncludeTax: false });
    expect(taxes).toEqual([{ name: 'TVA', rate: 5000, amount: 1000 }]);
    expect(lines[0]?.taxes).toEqual(taxes);
  });

  test('two taxes of the same rate have each its own share', () => {
    const local: TaxRate = { id: 5, components: [{ name: 'Taxe locale', rate: 5500 }] };
    const { lines } = priceOf({ lines: [line(1055, 1), line(2110, 1, local)], pricesIncludeTax: true });
    expect(lines.map(({ taxes }) => taxes)).toEqual([
      [{ name: 'TVA', rate: 5500, amount: 55 }],
      [{ name: 'Taxe locale', rate: 5500, amount: 110 }],
    ]);
  });

  test('a rate that has changed since a dish was ordered is another one', () => {
    const newFood: TaxRate = { ...food, components: [{ name: 'TVA', rate: 10_000 }] };
    expect(priceOf({ lines: [line(1055, 1), line(1100, 1, newFood)] }).taxes).toEqual([
      { name: 'TVA', rate: 5500, amount: 55 },
      { name: 'TVA', rate: 10_000, amount: 100 },
    ]);
  });
});
