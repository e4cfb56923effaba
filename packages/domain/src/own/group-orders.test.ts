import { expect, test } from 'vitest';
import {
  choicesAboveBudget,
  dueOf,
  latestDeadline,
  nextWeeklyDay,
  reminderAt,
  unneededOf,
  unservedChoices,
} from './group-orders.ts';

const at = (text: string) => new Date(text);
const choice = (chosenAt: string, quantity = 1, productId = 1, sizeId = 1) => ({
  productId,
  sizeId,
  quantity,
  chosenAt: at(chosenAt),
});

test('the deadline leaves the house ten minutes before the cut-off', () => {
  expect(latestDeadline(at('2026-11-24T17:00:00Z'))).toEqual(at('2026-11-24T16:50:00Z'));
});

test.each([
  ['three hours before', '2026-11-23T09:00:00Z', '2026-11-24T12:00:00Z'],
  ['half-way, where it was opened late', '2026-11-24T13:00:00Z', '2026-11-24T14:00:00Z'],
  ['half-way, if that is ten minutes before', '2026-11-24T14:40:00Z', '2026-11-24T14:50:00Z'],
  ['not at all in the last minutes', '2026-11-24T14:45:00Z', null],
])('a reminder comes %s', (_, openedAt, expected) => {
  const moment = reminderAt({ deadline: at('2026-11-24T15:00:00Z'), openedAt: at(openedAt) });
  expect(moment).toEqual(expected && at(expected));
});

test('of too few portions those who chose first get theirs, whoever stands first in the list', () => {
  const choices = [choice('2026-11-24T09:02:00Z'), choice('2026-11-24T09:01:00Z'), choice('2026-11-24T09:00:00Z', 2)];
  const faults = [0, 1, 2].map((index) => ({ index, portionsLeft: 3 }));
  expect(unservedChoices(choices, faults)).toEqual([0]);
});

test('where the budget is smaller than what was chosen, each guest keeps what they chose first and what still fits', () => {
  const priced = (guestId: number, total: number, minute: number) => ({
    guestId,
    total,
    chosenAt: at(`2026-11-24T09:0${minute}:00Z`),
  });
  const choices = [priced(1, 900, 2), priced(1, 800, 0), priced(1, 200, 3), priced(2, 1000, 1), priced(3, 1001, 1)];
  expect(choicesAboveBudget(choices, 1000)).toEqual([0, 4]);
  expect(choicesAboveBudget(choices, null)).toEqual([]);
});

test.each([
  ['paid_by_guest', 1000, 900, 0],
  ['paid_by_guest', 1000, 200, 700],
  ['paid_by_guest', null, 0, 0],
  ['refused', 1000, 0, 0],
] as const)('above the budget: %s, of %s, paid %s, due %s', (aboveBudget, budget, payment, due) => {
  expect(dueOf({ total: 1900, budget, aboveBudget, paid: payment })).toBe(due);
});

test('a larger choice that does not fit leaves its portions to the next ones', () => {
  const choices = [choice('2026-11-24T09:00:00Z', 3), choice('2026-11-24T09:01:00Z')];
  expect(
    unservedChoices(
      choices,
      [0, 1].map((index) => ({ index, portionsLeft: 2 })),
    ),
  ).toEqual([0]);
});

test('a dish that cannot be ordered at all is left out for all', () => {
  const choices = [choice('2026-11-24T09:00:00Z'), choice('2026-11-24T09:00:00Z', 1, 2)];
  expect(unservedChoices(choices, [{ index: 1 }])).toEqual([1]);
});

test('of each dish and size the portions are counted apart, and who gets none is told in the order of the list', () => {
  const small = (chosenAt: string) => choice(chosenAt, 1, 1, 1);
  const large = (chosenAt: string) => choice(chosenAt, 1, 1, 2);
  const choices = [
    large('2026-11-24T09:05:00Z'),
    small('2026-11-24T09:01:00Z'),
    large('2026-11-24T09:00:00Z'),
    choice('2026-11-24T09:00:00Z', 1, 2),
    small('2026-11-24T09:00:00Z'),
    choice('2026-11-24T09:00:00Z', 1, 3),
  ];
  const faults = [4, 1, 2, 0, 3].map((index) => ({ index, portionsLeft: 1 }));
  expect(unservedChoices(choices, [...faults, { index: 5 }])).toEqual([0, 1, 5]);
});

test('who cannot have a dish anyhow takes no portion of it from the next one', () => {
  const choices = ['2026-11-24T09:00:00Z', '2026-11-24T09:01:00Z', '2026-11-24T09:02:00Z'].map((moment) =>
    choice(moment),
  );
  const faults = [{ index: 0 }, ...[0, 1, 2].map((index) => ({ index, portionsLeft: 1 }))];
  expect(unservedChoices(choices, faults)).toEqual([0, 2]);
});

test('a guest gets back what they paid and their dishes no longer cost above the budget', () => {
  const budget = 1000;
  const lines = [
    { eaterId: 7, unitPrice: 600, quantity: 2 },
    { eaterId: 8, unitPrice: 900, quantity: 1 },
    // Bread for the whole table.
    { unitPrice: 500, quantity: 4 },
  ];
  const backTo = (eaterId: number | null, amount: number) => unneededOf({ budget, paid: [{ eaterId, amount }] }, lines);
  expect([backTo(7, 200), backTo(7, 350), backTo(8, 300)]).toEqual([0, 150, 300]);
  // Who has left the table needs nothing of it.
  expect(backTo(null, 400)).toBe(400);
  expect(
    unneededOf(
      {
        budget: null,
        paid: [
          { eaterId: 7, amount: 200 },
          { eaterId: 8, amount: 300 },
        ],
      },
      lines,
    ),
  ).toBe(500);
});

const schedule = { id: 1, weekday: 3, start: '18:00', end: '20:00', capacity: 2, noticeHours: null };
const rules = { noticeHours: 24, promiseHours: 48, horizonDays: 14, closedDates: ['2026-12-02'] };
const weekly = { date: '2026-11-25', deadline: at('2026-11-24T15:00:00Z'), schedule };
const next = (now: string, orders = 0, changes = {}) =>
  nextWeeklyDay(weekly, { ...rules, ...changes }, () => orders, at(now), 'Europe/Paris');

test('the next week is the same weekday, a closed day is left out', () => {
  const thursday = '2026-11-26T09:00:00Z';
  expect(next(thursday, 0, { closedDates: [] })).toEqual({ date: '2026-12-02', deadline: at('2026-12-01T15:00:00Z') });
  expect(next(thursday)).toEqual({ date: '2026-12-09', deadline: at('2026-12-08T15:00:00Z') });
});

test('it waits while the day is too far, or full', () => {
  expect(next('2026-11-24T16:00:00Z')).toBeUndefined();
  expect(next('2026-11-26T09:00:00Z', 2)).toBeUndefined();
});

test('a week is left out once its deadline is over, at that very moment too', () => {
  const next2 = { date: '2026-12-02', deadline: at('2026-12-01T15:00:00Z') };
  const next9 = { date: '2026-12-09', deadline: at('2026-12-08T15:00:00Z') };
  expect(next('2026-12-01T14:59:59Z', 0, { closedDates: [] })).toEqual(next2);
  expect(next('2026-12-01T15:00:00Z', 0, { closedDates: [] })).toEqual(next9);
});

test('a week is left out whose cut-off is over before the usual deadline, as where the house asks for more notice now', () => {
  // 72 hours before Wednesday 18:00 is Sunday 18:00.
  const now = '2026-11-30T09:00:00Z';
  expect(next(now, 0, { closedDates: [], noticeHours: 72 })).toEqual({
    date: '2026-12-09',
    deadline: at('2026-12-08T15:00:00Z'),
  });
});

test('a deadline long before the delivery is no reason to wait for a day that is too far', () => {
  const longBefore = { ...weekly, deadline: at('2026-11-01T15:00:00Z') };
  const now = at('2026-11-26T09:00:00Z');
  expect(nextWeeklyDay(longBefore, rules, () => 0, now, 'Europe/Paris')).toBeUndefined();
});

test('after weeks in which nothing could be opened it goes on from today, at the same hour in summer', () => {
  expect(next('2027-03-30T09:00:00Z')).toEqual({ date: '2027-03-31', deadline: at('2027-03-30T14:00:00Z') });
});
