import type { Selectable } from 'kysely';
import type { Database } from '../../database/schema.ts';

type Row<Table extends keyof Database> = Selectable<Database[Table]>;
type Same<One, Other> = [One] extends [Other] ? ([Other] extends [One] ? true : false) : false;

/** What a column's TypeScript type says: its kind, and whether null may stand there. */
type Said<Value> = null extends Value ? [NonNullable<Value>, null] : [Value];

/** The columns whose type does not fit what the database holds there. */
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

/** The names of all that differs between a table as TypeScript has it and as the database has it; `never` where nothing does. */
export type Differences<Table extends keyof Database, Columns> =
  | Exclude<keyof Columns, keyof Row<Table>>
  | Exclude<keyof Row<Table>, keyof Columns>
  | Unfit<Table, Columns>;

/** Compiles with `never` alone. */
export type None<Difference extends never> = Difference;
