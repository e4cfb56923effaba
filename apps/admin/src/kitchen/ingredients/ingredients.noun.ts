import { listedNoun } from '../../noun/noun.ts';

export const ingredients = listedNoun('ingredients', {
  one: 'ingredient',
  fr: 'ingredients',
  en: 'ingredients',
  needs: {
    list: ['allergens list', 'suppliers list'],
    form: ['allergens list', 'suppliers list', 'tax-rates list', 'ingredients listArticlePrices'],
  },
  menu: { group: 'kitchen', list: 'ingredients.title', add: true },
});
