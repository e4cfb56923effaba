import type { DemoMeal } from '../meal.ts';
import { bowls } from './bowls.ts';
import { breakfasts } from './breakfasts.ts';
import { desserts } from './desserts.ts';
import { drinks } from './drinks.ts';
import { fishMains } from './mains-fish.ts';
import { gratinsAndPasta } from './mains-gratin.ts';
import { meatMains } from './mains-meat.ts';
import { vegetableMains } from './mains-vegetable.ts';
import { salads } from './salads.ts';
import { soups } from './soups.ts';
import { starters } from './starters.ts';
import { treats } from './treats.ts';

export const demoMeals: readonly DemoMeal[] = [
  ...breakfasts,
  ...starters,
  ...bowls,
  ...salads,
  ...meatMains,
  ...fishMains,
  ...vegetableMains,
  ...gratinsAndPasta,
  ...soups,
  ...desserts,
  ...treats,
  ...drinks,
];
