import type { Bilingual, Locale } from '@traiteur/domain/text/language.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import { type Insertable, type Kysely, type RawBuilder, type Selectable, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { remove, updateVersion } from './versioned-rows.ts';
import { pageOf } from './paging.ts';
import { matches } from './word-search.ts';
import type { Named, Versioned } from '../columns.ts';
import type { Database } from '../schema.ts';
import { byName, type Sort } from './sorts.ts';

type CrudTable = {
  [Table in keyof Database]: Database[Table] extends Versioned & Named & { active: unknown } ? Table : never;
}[keyof Database];

/** Search text of short tables, which keep no column for it. */
export const bothNames = sql<string>`public.searchable(name_fr || ' ' || name_en)`;

type Column<Table extends CrudTable> = Exclude<
  keyof Selectable<Database[Table]> & string,
  'id' | 'version' | keyof Named
>;

interface CrudNoun<Table extends CrudTable, Written extends Column<Table>, Automatic extends Column<Table>> {
  table: Table;
  /** Columns besides the name, named alike in contract and database. */
  columns: readonly Written[];
  /** Set on insert only. */
  automaticColumns?: Record<Automatic, RawBuilder<unknown>>;
  write?: { [Name in Written]?: (value: Selectable<Database[Table]>[Name]) => unknown };
  /** Searched expression; the `searched` column by default. */
  searched?: RawBuilder<string>;
  sorts: Readonly<Record<string, Sort>>;
  usual: string;
}

type CrudInput<Table extends CrudTable, Written extends Column<Table>> = { name: Bilingual } & Pick<
  Selectable<Database[Table]>,
  Written
>;

/** Columns that the database fills where nobody says what stands in them. */
type Filled<Table extends CrudTable> = {
  [Name in keyof Insertable<Database[Table]>]-?: undefined extends Insertable<Database[Table]>[Name] ? Name : never;
}[keyof Insertable<Database[Table]>];

type NewCrudInput<Table extends CrudTable, Written extends Column<Table>> = { name: Bilingual } & Pick<
  Selectable<Database[Table]>,
  Exclude<Written, Filled<Table>>
> &
  Partial<Pick<Selectable<Database[Table]>, Written & Filled<Table>>>;

export interface CrudQuery {
  search?: string | undefined;
  active?: 'true' | 'false' | undefined;
  sort?: string | undefined;
  after?: string | undefined;
  limit: number;
}

export function crudRows<
  Table extends CrudTable,
  const Written extends Column<Table>,
  const Automatic extends Column<Table> = never,
>({
  table,
  columns,
  automaticColumns,
  write = {},
  searched = sql.ref<string>('search'),
  sorts,
  usual,
}: CrudNoun<Table, Written, Automatic>) {
  type Input = CrudInput<Table, Written>;
  type Item = { id: number; version: number } & CrudInput<Table, Written | Automatic>;
  // Kysely cannot type a generic table; the noun's columns are checked elsewhere.
  const typedTable = table as 'tags';
  const readColumns = [...columns, ...Object.keys(automaticColumns ?? {})];
  const writers = write as Record<string, ((value: unknown) => unknown) | undefined>;

  function item(record: object): Item {
    const row = record as Named & Record<string, unknown>;
    const values = Object.fromEntries(['id', 'version', ...readColumns].map((column) => [column, row[column]]));
    return { ...values, name: { fr: row.name_fr, en: row.name_en } } as unknown as Item;
  }

  function values({ name, ...input }: { name: Bilingual }) {
    const fields = input as Record<string, unknown>;
    const entries = columns.map((column) => [column, writers[column]?.(fields[column]) ?? fields[column]]);
    return { name_fr: name.fr, name_en: name.en, ...Object.fromEntries(entries) } as Insertable<Database['tags']>;
  }

  return {
    list(db: Kysely<Database>, query: CrudQuery, locale: Locale): Promise<Page<Item>> {
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

    async create(db: Kysely<Database>, input: NewCrudInput<Table, Written>): Promise<Item> {
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
