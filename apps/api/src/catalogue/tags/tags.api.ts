import { tags } from '@traiteur/contract/catalogue/tags.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';
import { crudRows } from '../../database/rows/crud-rows.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { mergeRecords } from '../uses/merge-records.ts';

declare module '../../database/schema.ts' {
  interface Database {
    tags: Versioned & Named & Searched & { slug: string; colour: string; active: boolean };
  }
}

export const tagRows = crudRows({
  table: 'tags',
  columns: ['slug', 'colour', 'active'],
  sorts: {},
  usual: 'name',
});

export const tagsApi = handlersFor(tags, {
  ...crudHandlers(tagRows),
  mergeTags: async ({ params, body }, { db, clock, caller }) => {
    await mergeRecords(db, 'tags', params.id, body, { by: caller, now: clock() });
    return tagRows.get(db, params.id);
  },
});
