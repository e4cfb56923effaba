import { tags } from '@traiteur/contract/catalogue/tags.ts';
import { tags as words } from '@traiteur/words/catalogue/tags.ts';
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
    tags: Versioned & Named & Searched & { slug: string; colour: string; position: number; active: boolean };
  }
}

export const tagRows = crudRows({
  table: 'tags',
  columns: ['slug', 'colour', 'active'],
  sorts: { position: integer('position') },
  usual: 'position',
  automaticColumns: { position: lastPlace('tags') },
});

export const tagsApi = handlersFor(tags, {
  ...crudHandlers(tagRows),
  exportTags: ({ query }, context) =>
    exportNamed(query, context, {
      file: 'tags',
      words,
      rows: tagRows,
      texts: [
        [words.fields.slug, ({ slug }) => slug],
        [words.fields.colour, ({ colour }) => colour],
      ],
    }),
  updateTagPosition: async ({ params, body }, { db }) => {
    await moveRow(db, 'tags', params.id, body);
    return tagRows.get(db, params.id);
  },
  mergeTags: async ({ params, body }, context) => {
    await mergeRecords(context.db, 'tags', params.id, body, followingOf(context));
    return tagRows.get(context.db, params.id);
  },
});
