import { Readable } from 'node:stream';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import type { FileAnswer } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { getInvoice, invoicesWhere } from '../../../money/invoices/invoice-rows.ts';
import { wishesOf } from '../../../delivery/wanted-areas/wanted-area-rows.ts';
import { withoutGuestsHealth } from '../../../orders/read/group-order.ts';
import { getOrder } from '../../../orders/read/order-rows.ts';
import { getClientCompany } from '../../companies/company-people.ts';
import { getClient } from '../client-rows.ts';

/** Streamed: only one order or invoice is in memory at a time. @throws {Refusal} `not-found` */
export async function exportClientData(
  db: Kysely<Database>,
  id: number,
  now: Date,
  readOrder: ReadOne = orderWithoutGuests,
): Promise<FileAnswer> {
  const { version: _version, ...client } = await getClient(db, id);
  const head = {
    exportedAt: now.toISOString(),
    client,
    log: await logOf(db, id),
    mergedRecords: await mergedInto(db, id),
    messages: await messagesOf(db, client),
    wantedAreas: client.email === '' ? [] : await wishesOf(db, client.email),
    company: await getClientCompany(db, id),
  };
  const orders = await db.selectFrom('orders').select('id').where('client_id', '=', id).orderBy('id').execute();
  const invoices = await invoicesWhere(db, { clientId: id }).select('id').orderBy('id').execute();
  return {
    mediaType: 'application/vnd.traiteur.client+json',
    headers: { 'content-disposition': `attachment; filename="client-${id}.json"`, 'cache-control': 'no-store' },
    body: Readable.from(
      jsonParts(head, { orders: eachOf(orders, db, readOrder), invoices: eachOf(invoices, db, getInvoice) }),
    ),
  };
}

/** Guests of a group order said what they react to, and not who invited them. */
async function orderWithoutGuests(db: Kysely<Database>, id: number): Promise<object> {
  const order = withoutGuestsHealth(await getOrder(db, id));
  if (!order.groupOrder) return order;
  return {
    ...order,
    allergyAlert: null,
    unansweredConflicts: 0,
    events: order.events.map((event) => ({ ...event, conflicts: [] })),
  };
}

type ReadOne = (db: Kysely<Database>, id: number) => Promise<object>;

async function* eachOf(rows: readonly { id: number }[], db: Kysely<Database>, read: ReadOne) {
  for (const { id } of rows) yield await read(db, id);
}

async function* jsonParts(head: object, lists: Record<string, AsyncIterable<object>>) {
  yield JSON.stringify(head, null, 2).slice(0, -2);
  for (const [name, rows] of Object.entries(lists)) {
    yield `,\n  ${JSON.stringify(name)}: [`;
    let between = '\n';
    for await (const row of rows) {
      yield between + JSON.stringify(row, null, 2);
      between = ',\n';
    }
    yield '\n  ]';
  }
  yield '\n}\n';
}

/** Without names of staff, which are the data of staff. */
const logOf = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('audit_entries')
    .select(['at', 'operation', 'before', 'after'])
    .where('tag', '=', 'clients')
    .where('thing_id', '=', String(id))
    .orderBy('at')
    .orderBy('id')
    .execute();

const messagesOf = (db: Kysely<Database>, { id, email }: Pick<Client, 'id' | 'email'>) =>
  db
    .selectFrom('contact_messages')
    .select(['at', 'name', 'email', 'phone', 'text', 'answer', 'handled_at as handledAt'])
    .where((is) =>
      is.or([
        is('client_id', '=', id),
        is.and([is(is.fn('lower', ['email']), '=', email.toLowerCase()), is('email', '!=', '')]),
      ]),
    )
    .orderBy('id')
    .execute();

const mergedInto = (db: Kysely<Database>, id: number) =>
  db
    .selectFrom('client_merges')
    .select(['other_id as id', 'at', sql<object | null>`undo -> 'other'`.as('record')])
    .where('kept_id', '=', id)
    .orderBy('id')
    .execute();
