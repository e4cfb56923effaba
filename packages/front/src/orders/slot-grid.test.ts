import { expect, test } from 'vitest';
import { slotBeside, slotGrid } from './slot-grid.ts';

const [lunch, evening, long] = [
  { scheduleId: 1, start: '11:00', end: '13:00' },
  { scheduleId: 2, start: '18:00', end: '20:00' },
  { scheduleId: 3, start: '10:00', end: '13:00' },
];
const free = { cutOffAt: '', left: 4, withinPromise: false };
const heldPlaces = { orders: 16, capacity: 16 };
const [monday, friday, saturday, nextMonday] = ['2026-11-23', '2026-11-27', '2026-11-28', '2026-11-30'] as const;

const grid = slotGrid({
  eligible: true,
  items: [
    { ...evening, ...free, date: friday },
    { ...long, ...free, date: saturday },
    { ...lunch, ...free, date: nextMonday },
    { ...evening, ...free, date: nextMonday },
  ],
  unavailable: [
    { ...lunch, ...heldPlaces, date: monday, reason: 'past-cut-off' },
    { ...lunch, ...heldPlaces, date: friday, reason: 'full' },
  ],
  absence: null,
});

test('days and times stand in order, without the first days for which it is too late', () => {
  expect(grid.days).toEqual([friday, saturday, nextMonday]);
  expect(grid.times.map(({ start }) => start)).toEqual(['10:00', '11:00', '18:00']);
  expect(grid.slots[0]).toMatchObject({ date: friday, state: 'full', orders: 16, capacity: 16 });
});

test('the arrows reach every slot that can be chosen, whatever its time, and pass over the full ones', () => {
  const choosable = grid.slots.filter(({ state }) => state === 'free');
  const keys = ['ArrowRight', 'ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowLeft', 'ArrowUp'];
  let slot = choosable[0];
  const passedCells = keys.map((key) => {
    slot = slot && (slotBeside(choosable, slot, key) ?? slot);
    return `${slot?.date} ${slot?.start}`;
  });
  expect(passedCells).toEqual([
    `${saturday} 10:00`,
    `${nextMonday} 11:00`,
    `${nextMonday} 18:00`,
    `${saturday} 10:00`,
    `${friday} 18:00`,
    `${friday} 18:00`,
  ]);
});
