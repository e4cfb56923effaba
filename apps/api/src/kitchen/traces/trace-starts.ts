import type { TraceStart } from '@traiteur/contract/kitchen/traces.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import { firstFound, type Reader } from '../../orders/read/find-orders.ts';

const most = 10;

/** Numbers and lots by their beginning, names by words. */
export async function traceStarts(db: Kysely<Database>, search: string, reader: Reader): Promise<TraceStart[]> {
  if (search === '') return [];
  const beginning = `${search.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`;
  const day = (column: string) => sql`to_char(${sql.ref(column)} at time zone ${reader.timeZone}, 'YYYY-MM-DD')`;
  const { rows: batches } = await sql<TraceStart>`
    (select 'goods' as kind, b.id, ${bilingual('i.name')} as name, b.number, ${day('b.at')} as date
      from ingredient_batches b join ingredients i on i.id = b.ingredient_id
      where not b.refused and (lower(b.number) like ${beginning} and b.number <> '' or ${matches(sql.ref('i.search'), search)})
      order by lower(b.number) like ${beginning} desc, b.id desc limit ${most})
    union all
    (select 'lot', b.id, ${bilingual('r.name')}, b.lot, to_char(b.date, 'YYYY-MM-DD')
      from cooked_batches b join recipes r on r.id = b.recipe_id
      where replace(lower(b.lot), ' ', '') like replace(${beginning}, ' ', '') or ${matches(sql.ref('r.search'), search)}
      order by b.date desc, b.id desc limit ${most})
    union all
    (select 'dish', p.id, ${bilingual('p.name')}, '', null from products p
      where ${matches(sql.ref('p.search'), search)} order by p.id limit ${most})`.execute(db);
  return [...batches, ...(await orderStarts(db, search, reader))];
}

/** By number or client; each client of them is a start too. */
async function orderStarts(db: Kysely<Database>, search: string, reader: Reader): Promise<TraceStart[]> {
  const orders = await firstFound(
    db,
    { search },
    reader,
    (chosenOrders) =>
      chosenOrders
        .select(['orders.id', 'orders.number', 'orders.client_id as clientId', 'orders.delivery_date as date'])
        .select(sql<string>`(orders.client ->> 'firstName') || ' ' || (orders.client ->> 'lastName')`.as('client'))
        .orderBy('orders.id', 'desc')
        .limit(most)
        .execute(),
    (rows) => rows.length > 0,
  );
  const clients = new Map(orders.map(({ clientId, client }) => [clientId, client]));
  return [
    ...[...clients].map(
      ([id, client]): TraceStart => ({ kind: 'client', id, name: { fr: client, en: client }, number: '', date: null }),
    ),
    ...orders.map(
      ({ id, number, client, date }): TraceStart => ({
        kind: 'order',
        id,
        name: { fr: client, en: client },
        number,
        date,
      }),
    ),
  ];
}
