import type { RecipeRow } from '@traiteur/contract/kitchen/recipes.ts';
import { listedNoun, type RecordTexts } from '../../noun/noun.ts';

export const recipes = listedNoun('recipes', {
  one: 'recipe',
  fr: 'recettes',
  en: 'recipes',
  needs: { form: ['recipes listRecipeParts', 'sizes list', 'products list', 'stations list'] },
  menu: { group: 'kitchen', list: 'recipes.title', add: true },
  detail: ({ dish }: RecipeRow, texts: RecordTexts) => (dish ? texts.name(dish) : ''),
});
