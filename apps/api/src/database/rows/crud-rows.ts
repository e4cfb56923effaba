import type { Locale } from '@traiteur/domain/language.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { remove, updateVersion } from './versioned-rows.ts';
import { matches, pageOf } from './paging.ts';
import type { Named, Versioned } from '../columns.ts';
import type { Database } from '../schema.ts';
import { byName, type Sort } from './sorts.ts';

/** Tables that people edit, of what has a name in both languages and a state. */
type CrudTable = {
  [Table in keyof Database]: Database[Table] extends Versioned & Named & { active: unknown } ? Table : never;
}[keyof Database];

/** What a search looks in where a table is too short to keep a column for it. */
export const bothNames = sql<string>`public.searchable(name_fr || ' ' || name_en)`;

interface CrudNoun<Table extends CrudTable, Item, Input, Automatic extends keyof Insertable<Database[Table]>> {
  table: Table;
  itemOf: (row: Selectable<Database[Table]>) => Item;
  rowOf: (input: Input) => Omit<Insertable<Database[Table]>, Automatic>;
  /** Columns that nobody writes: what a new one gets; saving leaves them alone. */
  automaticColumns?: Record<Automatic, RawBuilder<unknown>>;
  /** What a search looks in; the column made for it unless said. */
  searched?: RawBuilder<string>;
  /** What it can be sorted by beside the name. */
  sorts: Readonly<Record<string, Sort>>;
  usual: string;
}

interface Query {
  search?: string | undefined;
  active?: 'true' | 'false' | undefined;
  sort?: string | undefined;
  after?: string | undefined;
  limit: number;
}

/** The statements of such a noun: list, get, create, update and remove. */
export function crudRows<
  Table extends CrudTable,
  Item,
  Input,
  Automatic extends keyof Insertable<Database[Table]> = never,
>({
  table,
  itemOf,
  rowOf,
  automaticColumns,
  searched = sql.ref<string>('search'),
  sorts,
  usual,
}: CrudNoun<Table, Item, Input, Automatic>) {
  // Kysely cannot follow a table that is not known yet; each noun's own types hold at the edges, in itemOf and rowOf.
  const typedTable = table as 'tags';
  const item = (row: unknown) => itemOf(row as Selectable<Database[Table]>);
  const values = (input: Input) => rowOf(input) as unknown as Insertable<Database['tags']>;

  return {
    list(db: Kysely<Database>, query: Query, locale: Locale): Promise<Page<Item>> {
      let rows = db.selectFrom(typedTable).selectAll();
      if (query.search) rows = rows.where(matches(searched, query.search));
      if (query.active) rows = rows.where('active', '=', query.active === 'true');
      const sorting = { sorts: { ...sorts, name: byName(locale) }, usual, id: sql.ref<number>('id') };
      return pageOf(db, rows, query, sorting, item);
    },

    /** @throws {Refusal} `not-found` */
    async get(db: Kysely<Database>, id: number): Promise<Item> {
      const row = await db.selectFrom(typedTable).selectAll().where('id', '=', id).executeTakeFirst();
      if (!row) throw new Refusal('not-found');
      return item(row);
    },

    async create(db: Kysely<Database>, input: Input): Promise<Item> {
      return item(
        await db
          .insertInto(typedTable)
          .values({ ...values(input), ...automaticColumns })
          .returningAll()
          .executeTakeFirstOrThrow(),
      );
    },

    update: async (db: Kysely<Database>, id: number, version: number, input: Input): Promise<Item> =>
      item(await updateVersion(db, typedTable, id, version, values(input))),

    remove: (db: Kysely<Database>, id: number): Promise<void> => remove(db, table, id),
  };
}
