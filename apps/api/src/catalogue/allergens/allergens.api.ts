import { allergens } from '@traiteur/contract/catalogue/allergens.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';
import { crudRows } from '../../database/rows/crud-rows.ts';
import { text } from '../../database/rows/sorts.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';

declare module '../../database/schema.ts' {
  interface Database {
    allergens: Versioned & Named & Searched & { slug: string; code: string; active: boolean };
  }
}

export const allergenRows = crudRows({
  table: 'allergens',
  columns: ['slug', 'code', 'active'],
  sorts: { code: text('code') },
  usual: 'name',
});

export const allergensApi = handlersFor(allergens, crudHandlers(allergenRows));
