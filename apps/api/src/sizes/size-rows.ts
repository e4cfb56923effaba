import type { Size, sizeInput } from '@traiteur/contract/sizes.ts';
import type * as z from 'zod/mini';
import { crudRows } from '../database/rows/crud-rows.ts';
import { integer } from '../database/rows/sorts.ts';

export const sizeRows = crudRows({
  table: 'sizes',
  sorts: { position: integer('position') },
  usual: 'position',
  itemOf: ({ id, version, name_fr: fr, name_en: en, slug, position, active }): Size => ({
    id,
    version,
    name: { fr, en },
    slug,
    position,
    active,
  }),
  rowOf: ({ name, slug, position, active }: z.output<typeof sizeInput>) => ({
    name_fr: name.fr,
    name_en: name.en,
    slug,
    position,
    active,
  }),
});
