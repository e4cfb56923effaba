import type { Eater } from '@traiteur/contract/clients/clients.ts';
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

type AllergyChange = ClientStanding['allergyChanges'][number];
type Reactions = AllergyChange['before'];
type Side = Record<
  'before' | 'after',
  { allergens: Reactions | null; eaters: Pick<Eater, 'id' | 'name' | 'allergens'>[] | null }
>;

async function allergyChangesOf(db: Kysely<Database>, clientId: number): Promise<AllergyChange[]> {
  const entries = await db
    .selectFrom('audit_entries')
    .select(['at', 'administrator_name as by'])
    .select([sideOf('before').as('before'), sideOf('after').as('after')])
    .where('tag', '=', 'clients')
    .where('thing_id', '=', String(clientId))
    .where(sql<boolean>`${reactionsIn('before')} <> ${reactionsIn('after')}`)
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(mostChanges)
    .execute();
  return entries
    .flatMap(({ at, by, ...sides }) => changesIn(sides).map((change) => ({ at: at.toISOString(), by, ...change })))
    .slice(0, mostChanges);
}

/** Of an entry that keeps what differs alone, so that what it does not have is the same before and after. */
const sideOf = (side: 'before' | 'after') =>
  sql<
    Side['before']
  >`json_build_object('allergens', ${sql.ref(side)} -> 'allergens', 'eaters', ${sql.ref(side)} -> 'eaters')`;

/** Of the client themselves, and of the others by their number. */
const reactionsIn = (side: 'before' | 'after') => sql`jsonb_build_object(
  'self', coalesce(${sql.ref(side)} -> 'allergens', '[]'),
  'others', (select jsonb_object_agg(e ->> 'id', e -> 'allergens')
    from jsonb_array_elements(coalesce(${sql.ref(side)} -> 'eaters', '[]')) e where e -> 'allergens' <> '[]'))`;

function changesIn({ before, after }: Side): Omit<AllergyChange, 'at' | 'by'>[] {
  const [earlier, later] = [before.eaters ?? [], after.eaters ?? []];
  const names = new Map([...earlier, ...later].map(({ id, name }) => [id, name]));
  const reactionsOf = (eaters: typeof earlier, id: number) => eaters.find((eater) => eater.id === id)?.allergens ?? [];
  return [
    { eaterId: null, eater: '', before: before.allergens ?? [], after: after.allergens ?? [] },
    ...[...names].map(([id, name]) => ({
      eaterId: id,
      eater: name,
      before: reactionsOf(earlier, id),
      after: reactionsOf(later, id),
    })),
  ].filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after));
}
