import type { ClientStanding } from '@traiteur/contract/clients/standing.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { undoableMerges } from './merge/undo-merge.ts';
import { amountDueOf, openMoneyOf, overpaidOf } from '../../orders/read/open-money.ts';

/** The audit log has the earlier ones. */
const mostChanges = 20;

/** @throws {Refusal} `not-found` */
export async function getClientStanding(db: Kysely<Database>, id: number, now: Date): Promise<ClientStanding> {
  const client = await db.selectFrom('clients').select('id').where('id', '=', id).executeTakeFirst();
  if (!client) throw new Refusal('not-found');
  return {
    owed: await openMoneyOf(db, amountDueOf('orders'), sql`client_id = ${id}`),
    overpaid: await openMoneyOf(db, overpaidOf('orders'), sql`client_id = ${id}`),
    merges: await undoableMerges(db, id, now),
    allergyChanges: await allergyChangesOf(db, id),
  };
}

async function allergyChangesOf(db: Kysely<Database>, id: number): Promise<ClientStanding['allergyChanges']> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'administrator_name as by'])
    .select([
      sql<ClientStanding['allergyChanges'][number]['before']>`coalesce(before -> 'allergens', '[]')`.as('before'),
      sql<ClientStanding['allergyChanges'][number]['after']>`coalesce(after -> 'allergens', '[]')`.as('after'),
    ])
    .where('tag', '=', 'clients')
    .where('thing_id', '=', String(id))
    .where(sql<boolean>`coalesce(before -> 'allergens', '[]') <> coalesce(after -> 'allergens', '[]')`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  return entries.map(({ at, ...entry }) => ({ at: at.toISOString(), ...entry }));
}
