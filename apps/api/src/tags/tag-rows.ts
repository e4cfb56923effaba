import type { Tag, tagInput } from '@traiteur/contract/tags.ts';
import type * as z from 'zod/mini';
import { crudRows } from '../database/rows/crud-rows.ts';

export const tagRows = crudRows({
  table: 'tags',
  sorts: {},
  usual: 'name',
  itemOf: ({ id, version, name_fr: fr, name_en: en, slug, colour, active }): Tag => ({
    id,
    version,
    name: { fr, en },
    slug,
    colour,
    active,
  }),
  rowOf: ({ name, slug, colour, active }: z.output<typeof tagInput>) => ({
    name_fr: name.fr,
    name_en: name.en,
    slug,
    colour,
    active,
  }),
});
