import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { expect, test } from 'vitest';
import { weekGrid } from './week-grid.ts';

let ids = 0;
const schedule = (weekday: number, start: string, end: string): DeliverySchedule => ({
  id: ++ids,
  version: 1,
  weekday,
  start,
  end,
  zoneIds: [],
  zones: [],
  capacity: null,
  noticeHours: null,
  active: true,
});

test('the grid reaches from the first whole hour to the last, and each day is in the order of time', () => {
  const { hours, days } = weekGrid([schedule(1, '18:00', '20:15'), schedule(1, '11:30', '13:00')]);
  expect(hours).toEqual([11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21]);
  expect(days.map((day) => day.length)).toEqual([2, 0, 0, 0, 0, 0, 0]);
  expect(days[0]).toMatchObject([
    { from: 30, minutes: 90, lane: 0, lanes: 1 },
    { from: 420, minutes: 135, lane: 0, lanes: 1 },
  ]);
});

test('what overlaps stands side by side, a lane that is free again is used, and what only touches does not overlap', () => {
  const day = [
    schedule(3, '11:00', '14:00'),
    schedule(3, '11:30', '12:30'),
    schedule(3, '12:30', '13:30'),
    schedule(3, '14:00', '15:00'),
  ];
  expect(weekGrid(day).days[2]?.map(({ lane, lanes }) => [lane, lanes])).toEqual([
    [0, 2],
    [1, 2],
    [1, 2],
    [0, 1],
  ]);
});
