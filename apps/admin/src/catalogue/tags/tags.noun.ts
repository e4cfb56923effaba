import { listedNoun } from '../../noun/noun.ts';

export const tags = listedNoun('tags', {
  one: 'tag',
  fr: 'mots-clefs',
  en: 'tags',
  menu: { group: 'products', list: 'tags.menu', add: true },
});
