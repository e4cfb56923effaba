import { expect, test } from 'vitest';
import { priceOrder } from '../orders/pricing.ts';
import { taxTable, taxTableLess } from './tax-table.ts';

const ten = { name: 'TVA 10 %', rate: 10_000 };
const five = { name: 'TVA 5,5 %', rate: 5500 };

test('bases and taxes are those of the lines, one row for each rate', () => {
  const parts = [
    { charged: 1100, taxes: [{ ...ten, amount: 100 }] },
    { charged: 1055, taxes: [{ ...five, amount: 55 }] },
    { charged: 550, taxes: [{ ...ten, amount: 50 }] },
  ];
  expect(taxTable(parts)).toEqual([
    { ...ten, base: 1500, amount: 150 },
    { ...five, base: 1000, amount: 55 },
  ]);
});

test('bases and taxes of an order add up to what it comes to', () => {
  const taxRate = { id: 1, components: [ten] };
  const lines = [333, 1999, 750].map((unitPrice, id) => ({
    unitPrice,
    quantity: 3,
    taxRate: id === 1 ? { id: 2, components: [five] } : taxRate,
  }));
  const priced = priceOrder({
    lines,
    discount: { kind: 'percent', basisPoints: 1300 },
    deliveryFee: 490,
    freeDeliveryFrom: null,
    pricesIncludeTax: true,
  });
  const table = taxTable(
    priced.lines.map(({ total, deliveryFee, taxes }) => ({ charged: total + deliveryFee, taxes })),
  );
  expect(table.reduce((sum, { base, amount }) => sum + base + amount, 0)).toBe(priced.total);
  expect(table.map(({ amount }) => amount)).toEqual(priced.taxes.map(({ amount }) => amount));
});

test('what was taken back goes off its own rate, and a rate of which nothing is left goes', () => {
  const table = taxTable([
    { charged: 1100, taxes: [{ ...ten, amount: 100 }] },
    { charged: 1055, taxes: [{ ...five, amount: 55 }] },
  ]);
  const back = taxTable([
    { charged: 550, taxes: [{ ...ten, amount: 50 }] },
    { charged: 1055, taxes: [{ ...five, amount: 55 }] },
  ]);
  expect(taxTableLess(table, [back])).toEqual([{ ...ten, base: 500, amount: 50 }]);
});

test('a rate stays while its base or its tax is left', () => {
  const table = [{ ...ten, base: 5, amount: 1 }];
  expect(taxTableLess(table, [[{ ...ten, base: 5, amount: 0 }]])).toEqual([{ ...ten, base: 0, amount: 1 }]);
  expect(taxTableLess(table, [[{ ...ten, base: 0, amount: 1 }]])).toEqual([{ ...ten, base: 5, amount: 0 }]);
});
