import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

type Said<Value> = null extends Value ? [NonNullable<Value>, null] : [Value];

type Unfit<Table extends keyof Database, Columns> = {
  [Name in keyof Columns & keyof Row<Table>]: Same<
    Said<Row<Table>[Name]>['length'],
    Said<Columns[Name]>['length']
  > extends true
    ? NonNullable<Row<Table>[Name]> extends NonNullable<Columns[Name]>
      ? never
      : Name
    : Name;
}[keyof Columns & keyof Row<Table>];

/** The columns that differ between the TypeScript table and the database's; `never` without differences. */
export type Differences<Table extends keyof Database, Columns> =
  | Exclude<keyof Columns, keyof Row<Table>>
  | Exclude<keyof Row<Table>, keyof Columns>
  | Unfit<Table, Columns>;

/** Compiles with `never` only. */
export type None<Difference extends never> = Difference;
