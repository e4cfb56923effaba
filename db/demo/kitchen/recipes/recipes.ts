import type { DishRecipes } from '../recipe.ts';
import { bowlRecipes } from './bowls.ts';
import { breakfastRecipes } from './breakfasts.ts';
import { dessertRecipes } from './desserts.ts';
import { fishRecipes } from './fish-mains.ts';
import { gratinRecipes } from './gratins.ts';
import { meatRecipes } from './meat-mains.ts';
import { saladRecipes } from './salads.ts';
import { soupRecipes } from './soups.ts';
import { starterRecipes } from './starters.ts';
import { drinkRecipes, treatRecipes } from './treats-and-drinks.ts';
import { vegetableRecipes } from './vegetable-mains.ts';

export const dishRecipes: DishRecipes = {
  ...breakfastRecipes,
  ...starterRecipes,
  ...bowlRecipes,
  ...saladRecipes,
  ...meatRecipes,
  ...fishRecipes,
  ...vegetableRecipes,
  ...gratinRecipes,
  ...soupRecipes,
  ...dessertRecipes,
  ...treatRecipes,
  ...drinkRecipes,
};
