import { listedNoun } from '../noun.ts';

export const products = listedNoun('products', {
  one: 'product',
  fr: 'produits',
  en: 'products',
  needs: {
    list: ['categories list'],
    form: ['categories list', 'tax-rates list', 'tags list', 'allergens list', 'sizes list'],
  },
  menu: { group: 'products', list: 'products.menu', add: true },
  detail: ({ category }, texts) => texts.name(category),
});
