import { allergens } from '@traiteur/contract/catalogue/allergens.ts';
import { allergens as words } from '@traiteur/words/catalogue/allergens.ts';
import type { Named, Searched, Versioned } from '../../database/columns.ts';
import { crudRows } from '../../database/rows/crud-rows.ts';
import { lastPlace, moveRow } from '../../database/rows/places.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { integer, text } from '../../database/rows/sorts.ts';
import { crudHandlers } from '../../http/crud-handlers.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportNamed } from '../../http/spreadsheets/named-export.ts';
import { lockBook } from '../../kitchen/pots/book-lock.ts';
import { followAllergens, followingOf, forgetUnknown } from '../../kitchen/dish-declarations/follow-recipes.ts';
import { mergeRecords } from '../uses/merge-records.ts';
import { readDishesOf } from '../products/ingredients/read-products.ts';

declare module '../../database/schema.ts' {
  interface Database {
    allergens: Versioned & Named & Searched & { slug: string; code: string; position: number; active: boolean };
  }
}

export const allergenRows = crudRows({
  table: 'allergens',
  columns: ['slug', 'code', 'active'],
  sorts: { position: integer('position'), code: text('code') },
  usual: 'position',
  automaticColumns: { position: lastPlace('allergens') },
});

const handlers = crudHandlers(allergenRows);

export const allergensApi = handlersFor(allergens, {
  ...handlers,
  exportAllergens: ({ query }, context) =>
    exportNamed(query, context, {
      file: 'allergens',
      words,
      rows: allergenRows,
      texts: [
        [words.fields.slug, ({ slug }) => slug],
        [words.fields.code, ({ code }) => code],
      ],
    }),
  updateAllergenPosition: async ({ params, body }, { db }) => {
    await moveRow(db, 'allergens', params.id, body);
    return allergenRows.get(db, params.id);
  },
  mergeAllergens: async ({ params, body }, context) => {
    await mergeRecords(context.db, 'allergens', params.id, body, followingOf(context));
    return allergenRows.get(context.db, params.id);
  },
  create: (input, context) =>
    inTransaction(context.db, async (db) => {
      await lockBook(db);
      const newAllergen = await handlers.create(input, { ...context, db });
      await followAllergens(db, followingOf(context));
      return newAllergen;
    }),
  /** Its code and names say for which source the ingredients are read. */
  update: (input, context) =>
    inTransaction(context.db, async (db) => {
      await lockBook(db);
      const savedAllergen = await handlers.update(input, { ...context, db });
      await readDishesOf(db, savedAllergen.id);
      await followAllergens(db, followingOf(context));
      return savedAllergen;
    }),
  remove: (input, context) =>
    inTransaction(context.db, async (db) => {
      await lockBook(db);
      await forgetUnknown(db, input.params.id);
      await handlers.remove(input, { ...context, db });
      await followAllergens(db, followingOf(context));
    }),
});
