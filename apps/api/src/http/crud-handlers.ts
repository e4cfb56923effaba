import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Kysely } from 'kysely';
import type { CrudQuery } from '../database/rows/crud-rows.ts';
import type { Database } from '../database/schema.ts';

interface Rows<Item, Input> {
  list: (db: Kysely<Database>, query: CrudQuery, locale: Locale) => Promise<Page<Item>>;
  get: (db: Kysely<Database>, id: number) => Promise<Item>;
  create: (db: Kysely<Database>, input: Input) => Promise<Item>;
  update: (db: Kysely<Database>, id: number, version: number, input: Input) => Promise<Item>;
  remove: (db: Kysely<Database>, id: number) => Promise<void>;
}

interface Services {
  db: Kysely<Database>;
  locale: Locale;
}

export const crudHandlers = <Item, Input>(rows: Rows<Item, Input>) => ({
  list: ({ query }: { query: CrudQuery }, { db, locale }: Services) => rows.list(db, query, locale),
  get: ({ params }: { params: { id: number } }, { db }: Services) => rows.get(db, params.id),
  create: ({ body }: { body: Input }, { db }: Services) => rows.create(db, body),
  update: ({ params, body }: { params: { id: number }; body: Input & { version: number } }, { db }: Services) =>
    rows.update(db, params.id, body.version, body),
  remove: ({ params }: { params: { id: number } }, { db }: Services) => rows.remove(db, params.id),
});
