import { page } from '../site/page.tsx';
import { MealPage } from './MealPage.tsx';
import { readMealPreview } from './read-meal-preview.ts';

/** The page of a dish, drawn as for clients, of a product that need not be on sale. Nothing is ordered there. */
export const mealPreview = page({
  read: readMealPreview,
  head: ({ meal }, { locale }) => ({ title: meal.name[locale], isListed: false, isPreview: true }),
  Body: MealPage,
});
