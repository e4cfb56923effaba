import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { expect, test } from 'vitest';
import { drawMeal } from './drawings.ts';
import { demoMeals } from './meals/meals.ts';

/** Ingredients that cannot be there without their allergen, as French recipes name them. */
const giveaways: Partial<Record<AllergenCode, RegExp>> = {
  gluten: /\bblé\b|farine de blé|seigle|\borge\b|semoule(?! de maïs)|boulgour/i,
  milk: /\blait\b(?! d[e’]\s?(coco|amande|avoine|soja))|crème fraîche|beurre(?! de caca)|parmesan|mozzarella|\bfeta\b|yaourt grec/i,
  eggs: /(?<!b)œufs?\b/i,
  fish: /saumon|cabillaud|\bthon\b|anchois/i,
  sesame: /sésame|tahin/i,
  soybeans: /\bsoja\b|\btofu\b|\bmiso\b/i,
  nuts: /amandes?\b|noisettes?\b|noix de cajou|pistache/i,
  peanuts: /cacahu|arachide/i,
  celery: /céleri/i,
  mustard: /moutarde/i,
  crustaceans: /crevettes?/i,
};

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

test.each(demoMeals.map((meal) => [meal.name.fr, meal] as const))(
  '%s declares what its ingredients give away',
  (_, meal) => {
    const declared = meal.allergens.filter(({ presence }) => presence === 'contains').map(({ code }) => code);
    const giveaway = (Object.entries(giveaways) as [AllergenCode, RegExp][])
      .filter(([, sign]) => sign.test(meal.ingredients.fr))
      .map(([code]) => code);
    expect(giveaway.filter((code) => !declared.includes(code))).toEqual([]);
  },
);

test.each(demoMeals.map((meal) => [meal.name.fr, meal] as const))('the nutrition of %s adds up', (_, { nutrition }) => {
  const { kcal, protein, carbohydrate, fat, fibre } = nutrition;
  const sum = 4 * protein + 4 * carbohydrate + 9 * fat + 2 * fibre;
  expect(Math.abs(kcal - sum) / Math.max(kcal, 1)).toBeLessThanOrEqual(0.1);
});

test('every meal has a picture of its own that loads nothing from elsewhere', () => {
  const pictures = demoMeals.map(({ drawing }) => drawMeal(drawing));
  expect(new Set(pictures).size).toBe(pictures.length);
  expect(pictures.filter((svg) => /href|url\(http|<script|<image/.test(svg))).toEqual([]);
});
