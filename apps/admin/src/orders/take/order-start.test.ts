import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { orderAgain } from './order-start.ts';

const inBothLanguages = (name: string) => ({ fr: name, en: name });
const line = (productId: number, name: string, quantity = 1) => ({
  productId,
  sizeId: 1,
  name: inBothLanguages(name),
  sizeName: inBothLanguages('Moyenne'),
  quantity,
  unitPrice: 900,
  gross: 900 * quantity,
  discount: 0,
  total: 900 * quantity,
  allergens: [],
});
const place = {
  label: '',
  phone: '',
  address: '1, rue des Lilas',
  city: 'Paris',
  country: 'FR',
  postalCode: '75020',
  note: '',
};
const home = { ...place, id: 7, eligible: true, zone: null };
const work = { ...home, id: 8, address: '2, quai de Seine' };

// Only what taking an order again reads.
const order = {
  number: '2026-000042',
  kitchenNote: 'Couper fin',
  driverNote: 'Sonner deux fois',
  address: { ...place, address: '2, quai de Seine' },
  lines: [line(1, 'Dahl', 2), line(2, 'Tajine'), line(3, 'Bowl')],
} as unknown as Order;
const ines = { id: 5, firstName: 'Inès', lastName: 'Delcourt', addresses: [home, work] } as unknown as Client;
const sesame = {
  allergenId: 4,
  allergen: inBothLanguages('Sésame'),
  severity: 'allergy',
  presence: 'contains',
} as const;
const quote = {
  // The quote prices the lines that it can.
  lines: [line(1, 'Dahl', 2), line(2, 'Tajine'), line(3, 'Bowl')],
  conflicts: [1, 2].map((index) => ({ ...sesame, line: index, mustOverride: true })),
  faults: [{ field: 'lines.1.productId', code: 'product-not-orderable', message: '' }],
} as unknown as Quote;

test('an order is taken again with its dishes, its notes and the address that it went to', () => {
  const { draft } = orderAgain(order, ines, { ...quote, faults: [] });
  expect(draft).toMatchObject({
    client: ines,
    addressId: 8,
    slot: null,
    kitchenNote: 'Couper fin',
    driverNote: 'Sonner deux fois',
    overrides: [],
  });
  expect(draft.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [1, 2],
    [2, 1],
    [3, 1],
  ]);
});

test('a dish that is no longer sold is left out and named, and so is what the client reacts to in the others', () => {
  const { draft, again } = orderAgain(order, ines, quote);
  expect(draft.lines.map(({ productId }) => productId)).toEqual([1, 3]);
  expect(again).toMatchObject({ number: '2026-000042', notSold: [inBothLanguages('Tajine')] });
  expect(again?.conflicts.map(({ dish }) => dish)).toEqual([inBothLanguages('Bowl')]);
});

test('an address that the client no longer has makes room for the first that a van goes to', () => {
  const movedClient = { ...ines, addresses: [{ ...work, eligible: false, address: 'ailleurs' }, home] };
  expect(orderAgain(order, movedClient, quote).draft.addressId).toBe(7);
});
