import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
import { sizes as words } from '@traiteur/words/catalogue/sizes.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';
import { crudRows } from '../../database/rows/crud-rows.ts';
import { lastPlace, moveRow } from '../../database/rows/places.ts';
import { integer } from '../../database/rows/sorts.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportNamed } from '../../http/spreadsheets/named-export.ts';
import { followingOf } from '../../kitchen/dish-declarations/follow-recipes.ts';
import { mergeRecords } from '../uses/merge-records.ts';

declare module '../../database/schema.ts' {
  interface Database {
    sizes: Versioned & Named & Searched & { slug: string; position: number; active: boolean };
  }
}

export const sizeRows = crudRows({
  table: 'sizes',
  columns: ['slug', 'active'],
  sorts: { position: integer('position') },
  usual: 'position',
  automaticColumns: { position: lastPlace('sizes') },
});

export const sizesApi = handlersFor(sizes, {
  ...crudHandlers(sizeRows),
  exportSizes: ({ query }, context) =>
    exportNamed(query, context, {
      file: 'sizes',
      words,
      rows: sizeRows,
      texts: [[words.fields.slug, ({ slug }) => slug]],
    }),
  updateSizePosition: async ({ params, body }, { db }) => {
    await moveRow(db, 'sizes', params.id, body);
    return sizeRows.get(db, params.id);
  },
  mergeSizes: async ({ params, body }, context) => {
    await mergeRecords(context.db, 'sizes', params.id, body, followingOf(context));
    return sizeRows.get(context.db, params.id);
  },
});
