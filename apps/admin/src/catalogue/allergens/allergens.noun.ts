import { listedNoun } from '../../noun/noun.ts';

export const allergens = listedNoun('allergens', {
  one: 'allergen',
  fr: 'allergenes',
  en: 'allergens',
  menu: { group: 'products', list: 'allergens.menu', add: true },
});
