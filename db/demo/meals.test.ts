import { slugOf } from '@traiteur/domain/text/slug.ts';
import { expect, test } from 'vitest';
import { drawMeal } from './drawings.ts';
import { demoMeals } from './meals/meals.ts';

test('a caterer sells forty dishes or more, and at least six on every delivery day', () => {
  const published = demoMeals.filter(({ status }) => status === 'published');
  expect(published.length).toBeGreaterThanOrEqual(40);
  for (const weekday of [1, 2, 3, 4, 5, 6])
    expect(published.filter(({ weekdays }) => weekdays.includes(weekday)).length).toBeGreaterThanOrEqual(6);
});

test('no two meals share a slug in either language', () => {
  for (const locale of ['fr', 'en'] as const) {
    const slugs = demoMeals.map(({ name }) => slugOf(name[locale]));
    expect(new Set(slugs).size).toBe(slugs.length);
  }
});

test('every meal has a picture of its own that loads nothing from elsewhere', () => {
  const pictures = demoMeals.map(({ drawing }) => drawMeal(drawing));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.filter((svg) => /href|url\(http|<script|<image/.test(svg))).toEqual([]);
});
