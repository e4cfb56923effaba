import { isPostalCode } from '@traiteur/domain/delivery/eligibility.ts';
import { expect, test } from 'vitest';
import { citiesFrom } from '../../apps/api/src/delivery/cities/city-list.ts';
import { demoSchedules } from './schedules.ts';
import { demoZones } from './zones.ts';

const places = demoZones.flatMap(({ places: zonePlaces }) => zonePlaces);

test('every postal code is one of La Poste’s, with its city', async () => {
  for (const [code, city] of places) {
    expect(isPostalCode(code, 'FR')).toBe(true);
    expect(await citiesFrom(code)).toContainEqual({ postalCode: code, city });
  }
});

test('no postal code lies in two zones', () => {
  expect(new Set(places.map(([code]) => code)).size).toBe(places.length);
});

test('schedules serve zones that exist, on six days', () => {
  const keys = demoZones.map(({ key }) => key);
  expect(demoSchedules.flatMap(({ zones }) => zones).filter((key) => !keys.includes(key))).toEqual([]);
  expect(new Set(demoSchedules.map(({ weekday }) => weekday)).size).toBe(6);
});
