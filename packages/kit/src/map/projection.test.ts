import { expect, test } from 'vitest';
import { gapsOf, nextSpot, projectionOf, spread } from './projection.ts';

const room = { width: 400, height: 300, margin: 20 };
const louvre = { latitude: 48.86, longitude: 2.34 };
const vincennes = { latitude: 48.85, longitude: 2.44 };
const pantin = { latitude: 48.89, longitude: 2.4 };

test('north is up and east is right, and all stand inside of the margin', () => {
  const [west, east, north] = [louvre, vincennes, pantin].map(projectionOf([louvre, vincennes, pantin], room));
  expect(east?.x).toBeGreaterThan(west?.x ?? 0);
  expect(north?.y).toBeLessThan(east?.y ?? 0);
  for (const spot of [west, east, north]) {
    expect(spot?.x).toBeGreaterThanOrEqual(19.99);
    expect(spot?.x).toBeLessThanOrEqual(380.01);
    expect(spot?.y).toBeGreaterThanOrEqual(19.99);
    expect(spot?.y).toBeLessThanOrEqual(280.01);
  }
});

test('a kilometre is as long to the east as to the north', () => {
  const project = projectionOf([louvre, vincennes, pantin], room);
  const start = project(louvre);
  const north = project({ ...louvre, latitude: louvre.latitude + 0.01 });
  const east = project({ ...louvre, longitude: louvre.longitude + 0.01 / Math.cos((louvre.latitude * Math.PI) / 180) });
  expect(east.x - start.x).toBeCloseTo(start.y - north.y, 1);
});

test('a single point stands in the middle', () => {
  expect(projectionOf([louvre], room)(louvre)).toEqual({ x: 200, y: 150 });
});

test('nothing at all is no fault', () => {
  expect(projectionOf([], room)(louvre).x).not.toBeNaN();
});

test('spots at one place are put around it, others stay', () => {
  const stop = { badge: '1' };
  const [first, second, third, town] = spread(
    [stop, stop, stop, {}],
    [
      { x: 5, y: 5 },
      { x: 5, y: 5 },
      { x: 90, y: 90 },
      { x: 5, y: 5 },
    ],
    20,
  );
  expect(Math.hypot((first?.x ?? 0) - (second?.x ?? 0), (first?.y ?? 0) - (second?.y ?? 0))).toBeCloseTo(20);
  expect([third, town]).toEqual([
    { x: 90, y: 90 },
    { x: 5, y: 5 },
  ]);
});

test('the gap of a spot is the way to the nearest one that is elsewhere', () => {
  expect(
    gapsOf([
      { x: 0, y: 0 },
      { x: 0, y: 0 },
      { x: 30, y: 40 },
    ]),
  ).toEqual([50, 50, 50]);
});

test.each([
  ['ArrowRight', 1],
  ['ArrowDown', 2],
  ['ArrowLeft', 0],
])('%s goes to the nearest spot there, or stays', (arrow, index) => {
  const spots = [
    { x: 0, y: 0 },
    { x: 50, y: 5 },
    { x: 4, y: 60 },
  ];
  expect(nextSpot(spots, 0, arrow)).toBe(index);
});
