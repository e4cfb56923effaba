import { listedNoun } from '../../noun/noun.ts';

export const sizes = listedNoun('sizes', {
  one: 'size',
  fr: 'tailles',
  en: 'size',
  menu: { group: 'products', list: 'sizes.menu', add: true, hidden: true },
});
