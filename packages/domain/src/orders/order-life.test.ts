import { describe, expect, test } from 'vitest';
import {
  actionsFrom,
  isEditable,
  isExplained,
  isMovable,
  isStopped,
  mainActionFrom,
  nextStatus,
  notCancelled,
  type OrderAction,
  orderActions as actions,
  orderLife,
  orderStatuses,
  standingStatuses,
  usualSteps,
} from './order-life.ts';
import { stopOf } from './order-stops.ts';

test('a good day goes from pending to delivered by the main action alone', () => {
  const day = [orderStatuses[0] as string];
  let status: (typeof orderStatuses)[number] | undefined = orderStatuses[0];
  while (status !== undefined) {
    const action: OrderAction | undefined = mainActionFrom(status);
    status = action && nextStatus(status, action);
    if (status) day.push(status);
  }
  expect(day).toEqual(['pending', 'confirmed', 'preparing', 'ready', 'delivering', 'delivered']);
  expect(usualSteps.map((station) => station.status)).toEqual(day);
});

test.each(['event', 'operation', 'path'] as const)('no two steps share their %s', (name) => {
  expect(new Set(actions.map((action) => orderLife[action][name])).size).toBe(actions.length);
});

test('the office confirms and cancels, the kitchen prepares, drivers deliver', () => {
  const stepsBy = Object.groupBy(actions, (action) => orderLife[action].scope);
  expect(stepsBy).toEqual({
    'orders:write': ['confirm', 'cancel'],
    'orders:prepare': ['startPreparation', 'ready'],
    'orders:deliver': ['dispatch', 'deliver', 'failDelivery'],
  });
});

test('what leaves the usual way is explained', () => {
  expect(actions.filter((action) => orderLife[action].exception && !orderLife[action].explained)).toEqual([]);
});

test('only an order that is cancelled gives back what it took', () => {
  expect(actions.filter((action) => orderLife[action].releases)).toEqual(['cancel']);
});

test('exactly these changes of status exist', () => {
  const changes = orderStatuses.flatMap((from) =>
    actions.flatMap((action) => {
      const to = nextStatus(from, action);
      return to ? [`${from} → ${to}`] : [];
    }),
  );
  expect(changes.toSorted()).toEqual([
    'confirmed → cancelled',
    'confirmed → preparing',
    'delivering → delivered',
    'delivering → failed',
    'failed → cancelled',
    'failed → delivering',
    'pending → cancelled',
    'pending → confirmed',
    'preparing → cancelled',
    'preparing → ready',
    'ready → delivering',
  ]);
});

test('the buttons offered are the actions that the table accepts', () => {
  for (const status of orderStatuses) {
    expect(actionsFrom(status)).toEqual(actions.filter((action) => nextStatus(status, action) !== undefined));
  }
});

test('a failed delivery is sent out again rather than cancelled', () => {
  expect(actionsFrom('failed')).toEqual(['dispatch', 'cancel']);
});

describe.each(['delivered', 'cancelled'] as const)('an order that is %s', (status) => {
  test('has nothing left to do', () => {
    expect(mainActionFrom(status)).toBeUndefined();
  });
});

test('an allergy that nobody has answered for stops what brings the dish to the client, and nothing else', () => {
  expect(actions.filter((action) => isStopped(action, 'allergy'))).toEqual(['ready', 'dispatch', 'deliver']);
});

test('a batch on hold stops the beginning too', () => {
  expect(actions.filter((action) => isStopped(action, 'batch'))).toEqual([
    'startPreparation',
    'ready',
    'dispatch',
    'deliver',
  ]);
  expect(stopOf({ allergyAlert: 'unanswered', isHeld: true })).toBe('batch');
});

test.each(['override', 'warning', null] as const)('an order whose alert is %s is not stopped', (alert) => {
  expect(actions.filter((action) => isStopped(action, stopOf({ allergyAlert: alert, isHeld: false })))).toEqual([]);
});

test('an order that is ready is cancelled only while something stops it', () => {
  expect(actionsFrom('ready')).toEqual(['dispatch']);
  expect(actionsFrom('ready', 'allergy')).toEqual(['dispatch', 'cancel']);
  expect(actionsFrom('ready', 'batch')).toEqual(['dispatch', 'cancel']);
  const otherStatuses = orderStatuses.filter((status) => status !== 'ready');
  expect(
    otherStatuses.filter((status) => actionsFrom(status, 'allergy').length !== actionsFrom(status).length),
  ).toEqual([]);
});

test('an order stands until it is delivered or cancelled', () => {
  expect(orderStatuses.filter((status) => !standingStatuses.includes(status))).toEqual(['delivered', 'cancelled']);
});

test('what needs a reason is cancelling and a delivery that failed', () => {
  expect(actions.filter(isExplained)).toEqual(['failDelivery', 'cancel']);
});

test('an order is changed until the kitchen begins, and moved once more where its delivery failed', () => {
  expect(orderStatuses.filter(isEditable)).toEqual(['pending', 'confirmed']);
  expect(orderStatuses.filter(isMovable)).toEqual(['pending', 'confirmed', 'failed']);
});

test('what counts in reports is all but cancelled', () => {
  expect(['cancelled', ...notCancelled].toSorted()).toEqual(orderStatuses.toSorted());
});
