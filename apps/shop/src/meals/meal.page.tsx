import { page } from '../site/page.tsx';
import { addressOf } from '../addresses.ts';
import { productFacts } from './product-facts.ts';
import { MealPage } from './MealPage.tsx';
import { readMeal } from './read-meal.ts';

export const meal = page({
  read: readMeal,
  head: ({ meal: dish, day }, visit) => ({
    title: dish.name[visit.locale],
    description: dish.description[visit.locale] || dish.ingredients[visit.locale],
    pictureId: dish.pictureId ?? undefined,
    addresses: {
      fr: addressOf('meal', 'fr', { slug: dish.slug.fr }),
      en: addressOf('meal', 'en', { slug: dish.slug.en }),
    },
    facts: [productFacts(dish, day, visit)],
  }),
  Body: MealPage,
});
