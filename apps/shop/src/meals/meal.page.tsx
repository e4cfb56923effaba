import { page } from '../page.tsx';
import { addressOf } from '../addresses.ts';
import { productFacts } from './product-facts.ts';
import { MealPage } from './MealPage.tsx';
import { readMeal } from './read-meal.ts';

export const meal = page({
  read: readMeal,
  head: ({ meal: shown, day }, visit) => ({
    title: shown.name[visit.locale],
    description: shown.description[visit.locale] || shown.ingredients[visit.locale],
    addresses: {
      fr: addressOf('meal', 'fr', { slug: shown.slug.fr }),
      en: addressOf('meal', 'en', { slug: shown.slug.en }),
    },
    facts: [productFacts(shown, day, visit)],
  }),
  Body: MealPage,
});
