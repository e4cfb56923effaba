import type { Allergen, allergenInput } from '@traiteur/contract/allergens.ts';
import type * as z from 'zod/mini';
import { crudRows } from '../database/rows/crud-rows.ts';
import { text } from '../database/rows/sorts.ts';

export const allergenRows = crudRows({
  table: 'allergens',
  sorts: { code: text('code') },
  usual: 'name',
  itemOf: ({ id, version, name_fr: fr, name_en: en, slug, code, active }): Allergen => ({
    id,
    version,
    name: { fr, en },
    slug,
    code,
    active,
  }),
  rowOf: ({ name, slug, code, active }: z.output<typeof allergenInput>) => ({
    name_fr: name.fr,
    name_en: name.en,
    slug,
    code,
    active,
  }),
});
