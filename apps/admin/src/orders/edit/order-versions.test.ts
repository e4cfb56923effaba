import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { expect, test } from 'vitest';
import { draftOfOrder } from './edit-start.ts';
import { changeGoesOn, keptChange } from '../take/kept-change.ts';
import { mergedDraft, orderDifferences } from './order-versions.ts';
import type { ChangeDraft } from '@traiteur/front/orders/order-change.ts';

const name = { fr: 'Dahl', en: 'Dahl' };
const line = (productId: number, quantity: number) => ({ productId, sizeId: 2, name, sizeName: name, quantity });
const home = {
  label: '',
  phone: '',
  address: '1, rue des Lilas',
  city: 'Paris',
  country: 'FR',
  postalCode: '75020',
  note: '',
};
const quay = { ...home, address: '2, quai de Seine' };

// Only what changing an order reads.
const order = {
  id: 12,
  version: 3,
  scheduleId: 4,
  deliveryDate: '2026-11-25',
  slotStart: '11:00',
  slotEnd: '13:00',
  discountCode: null,
  kitchenNote: '',
  driverNote: '',
  address: home,
  lines: [line(1, 2), line(5, 1)],
  conflicts: [],
} as unknown as Order;
const ines = {
  id: 7,
  addresses: [
    { ...home, id: 2 },
    { ...quay, id: 3 },
  ],
} as unknown as Client;
// It was just made of an order.
const draft = draftOfOrder(order, ines) as ChangeDraft;
const savedOrder = (change: Partial<Order>) => ({ ...order, version: 4, ...change });

test('a dish that each of two has changed is a choice, and what only one changed is chosen already', () => {
  const myDraft = { ...draft, lines: [line(1, 3), line(5, 1)], kitchenNote: 'Sans sel' };
  const theirOrder = savedOrder({ lines: [line(1, 5), line(6, 1)] as Order['lines'], driverNote: 'Code 12' });
  expect(
    orderDifferences(myDraft, theirOrder).map(({ field, member, changedBy }) => [field, member?.value, changedBy]),
  ).toEqual([
    ['lines', '1 2', 'both'],
    ['lines', '5 2', 'them'],
    ['lines', '6 2', 'them'],
    ['kitchenNote', undefined, 'me'],
    ['driverNote', undefined, 'them'],
  ]);
});

test('the merged order holds both, over the version that was read', () => {
  const myDraft = { ...draft, lines: [line(1, 3), line(5, 1)], kitchenNote: 'Sans sel' };
  const theirOrder = savedOrder({ lines: [line(1, 5), line(6, 1)] as Order['lines'], address: quay });
  const theirParts = orderDifferences(myDraft, theirOrder).filter(({ changedBy }) => changedBy === 'them');
  const mergedOrder = mergedDraft(myDraft, theirOrder, theirParts);
  expect(mergedOrder.lines.map(({ productId, quantity }) => [productId, quantity])).toEqual([
    [1, 3],
    [6, 1],
  ]);
  expect([mergedOrder.standing.version, mergedOrder.kitchenNote, mergedOrder.addressId]).toEqual([4, 'Sans sel', 3]);
});

test('a change that was kept goes on over the version that it was typed over, and holds nobody’s address', () => {
  const content = keptChange({ ...draft, lines: [line(1, 9)] });
  expect(JSON.stringify(content)).not.toContain('Lilas');
  const start = draftOfOrder(savedOrder({ kitchenNote: 'Bien cuit' }), ines);
  const restored = changeGoesOn(start, JSON.parse(JSON.stringify(content)) as typeof content) as ChangeDraft;
  expect([restored.standing.version, restored.lines[0]?.quantity, restored.addressId]).toEqual([3, 9, 2]);
  const parts = orderDifferences(restored, savedOrder({ kitchenNote: 'Bien cuit' }));
  expect(parts.map(({ field, changedBy }) => [field, changedBy])).toContainEqual(['kitchenNote', 'them']);
});
