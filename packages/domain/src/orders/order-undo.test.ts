import { expect, test } from 'vitest';
import { orderActions, orderEventKinds, orderLife } from './order-life.ts';
import { statusAfter, stepOfEvent } from './order-undo.ts';

test('each step is found by its event, and no other event is one', () => {
  expect(orderActions.map((action) => stepOfEvent(orderLife[action].event))).toEqual(orderActions);
  const steps = orderEventKinds.filter((kind) => stepOfEvent(kind));
  expect(steps).toHaveLength(orderActions.length);
});

test('an order stands where its last step or its placing left it', () => {
  expect([statusAfter('placed'), statusAfter('delivered'), statusAfter('noted')]).toEqual([
    'pending',
    'delivered',
    undefined,
  ]);
});
