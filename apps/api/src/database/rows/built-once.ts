import { type CompiledQuery, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Database } from '../schema.ts';

/** What a statement names in place of its values. */
export type Places<Values> = { [Name in keyof Values]: RawBuilder<Values[Name]> };

class Place {
  readonly name: string | symbol;
  constructor(name: string | symbol) {
    this.name = name;
  }
}

const places = new Proxy({}, { get: (_, name) => sql`${new Place(name)}` });

/** A statement with the same text for all values: building it anew may cost as much as asking it. */
export function builtOnce<Values extends object, Row>(
  build: (db: Kysely<Database>, values: Places<Values>) => { compile: () => CompiledQuery<Row> },
) {
  let query: CompiledQuery<Row> | undefined;
  return async (db: Kysely<Database>, values: Values): Promise<Row[]> => {
    // The proxy has a place for any name.
    query ??= build(db, places as Places<Values>).compile();
    const parameters = query.parameters.map((parameter) =>
      parameter instanceof Place ? Reflect.get(values, parameter.name) : parameter,
    );
    return (await db.executeQuery<Row>({ ...query, parameters })).rows;
  };
}
