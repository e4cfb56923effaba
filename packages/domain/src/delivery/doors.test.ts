import { expect, test } from 'vitest';
import { doorKey, isOver, navigationLink } from './doors.ts';

test('one address is one door, however it is typed and whatever follows it', () => {
  const door = doorKey({ address: '3, quai de l’Ourcq\n2e étage', postalCode: '93500' });
  expect(doorKey({ address: "3 Quai de l'Ourcq", postalCode: '93500' })).toBe(door);
  expect(doorKey({ address: ' 3, quai de l’Ourcq,\n2e étage', postalCode: '93500' })).toBe(door);
  expect(doorKey({ address: '3, quai de l’Ourcq', postalCode: '93300' })).not.toBe(door);
  expect(doorKey({ address: '13, quai de l’Ourcq', postalCode: '93500' })).not.toBe(door);
});

test('a round opens in maps from door to door, ten at most, without how to get in', () => {
  const doors = Array.from({ length: 12 }, (_, index) => ({
    address: `${index + 1}, rue Hoche\ncode 12`,
    postalCode: '93500',
    city: 'Pantin',
  }));
  const query = new URL(navigationLink(doors)).searchParams;
  expect(query.get('destination')).toBe('10, rue Hoche, 93500 Pantin');
  expect(query.get('waypoints')?.split('|')).toHaveLength(9);
  expect(navigationLink(doors)).not.toContain('code');
  expect(new URL(navigationLink(doors.slice(0, 1))).searchParams.has('waypoints')).toBe(false);
});

test('nothing is left to do where it was delivered, or where nobody opened', () => {
  const stops = (['ready', 'delivering', 'delivered', 'failed', 'cancelled'] as const).map((status) => ({ status }));
  expect(stops.filter(isOver).map(({ status }) => status)).toEqual(['delivered', 'failed']);
});
