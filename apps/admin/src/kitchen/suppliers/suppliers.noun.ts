import type { Supplier } from '@traiteur/contract/kitchen/suppliers.ts';
import { listedNoun } from '../../noun/noun.ts';

export const suppliers = listedNoun('suppliers', {
  one: 'supplier',
  fr: 'fournisseurs',
  en: 'suppliers',
  menu: { group: 'kitchen', list: 'suppliers.title' },
  nameOf: ({ name }: Supplier) => name,
  detail: ({ contact }: Supplier) => contact,
});
