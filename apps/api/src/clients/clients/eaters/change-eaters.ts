import type { Client, Eater } from '@traiteur/contract/clients/clients.ts';
import { mostEaters, type TableEater } from '@traiteur/contract/clients/eaters.ts';
import { calledName } from '@traiteur/domain/clients/called-name.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, sql } from 'kysely';
import type { Saving } from '../../../core/caller.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Database } from '../../../database/schema.ts';
import { judgeOrders } from '../../../orders/judge/judge-orders.ts';
import { countSaving, getClient } from '../client-rows.ts';
import { insertEater, saveReactions } from '../eater-rows.ts';

/** The client themselves first, called by their first name. */
export const tableOf = (client: Client): [TableEater, ...TableEater[]] => [
  {
    id: client.eaterId,
    isClient: true,
    name: calledName(client),
    dietNote: client.dietNote,
    allergens: client.allergens,
    allergiesAsked: client.allergiesAsked,
  },
  ...client.eaters.map((eater) => ({ ...eater, isClient: false })),
];

/** @throws {Refusal} `not-found`, `too-many-eaters`, `unknown-reference` */
export const createEater = (
  db: Kysely<Database>,
  clientId: number,
  eater: Omit<Eater, 'id'>,
  saving: Saving,
): Promise<Client> =>
  changeTable(db, clientId, saving, async (transaction, client) => {
    if (client.eaters.length >= mostEaters - 1) throw new Refusal('too-many-eaters', { field: 'name' });
    await insertEater(transaction, clientId, eater);
  });

/** The client themselves keeps their name. @throws {Refusal} `not-found`, `stale`, `unknown-reference` */
export const updateEater = (
  db: Kysely<Database>,
  clientId: number,
  { name, ...eater }: Eater,
  saving: Saving,
  version?: number,
): Promise<Client> =>
  changeTable(db, clientId, saving, async (transaction, client) => {
    // Counting this saving has made it one more.
    if (version !== undefined && client.version !== version + 1) throw new Refusal('stale');
    const { isClient } = eaterOf(client, eater.id);
    await saveReactions(transaction, eater.id, eater, isClient ? undefined : name);
  });

/** @throws {Refusal} `not-found`, for the client themselves too; `in-use` while a dish to come is for them */
export const removeEater = (db: Kysely<Database>, clientId: number, id: number, saving: Saving): Promise<Client> =>
  changeTable(db, clientId, saving, async (transaction, client) => {
    if (eaterOf(client, id).isClient) throw new Refusal('not-found');
    const { rows } = await sql<{ count: number }>`
      select count(distinct o.id)::integer as count from orders o join order_lines l on l.order_id = o.id
      where l.eater_id = ${id} and o.status = any(${standingStatuses}::text[])`.execute(transaction);
    const count = rows[0]?.count ?? 0;
    if (count > 0) throw new Refusal('in-use', { usedBy: [{ noun: 'orders', count }] });
    await transaction.deleteFrom('eaters').where('id', '=', id).execute();
  });

function eaterOf(client: Client, id: number): TableEater {
  const eater = tableOf(client).find((candidate) => candidate.id === id);
  if (!eater) throw new Refusal('not-found');
  return eater;
}

/** Locks the client, whose orders nobody places meanwhile, and judges their orders again. */
const changeTable = (
  db: Kysely<Database>,
  clientId: number,
  saving: Saving,
  change: (db: Kysely<Database>, client: Client) => Promise<void>,
): Promise<Client> =>
  inTransaction(db, async (transaction) => {
    await countSaving(transaction, clientId, saving.now);
    await change(transaction, await getClient(transaction, clientId));
    await judgeOrders(transaction, { clientIds: [clientId] }, saving);
    return getClient(transaction, clientId);
  });
