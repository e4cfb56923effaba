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
  show: ({ name, category }, texts) => ({ title: texts.name(name), detail: texts.name(category) }),
});
