import type { Recall, RecallPerson, RecallRow, recalls } from '@traiteur/contract/kitchen/recalls.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { isReached } from '@traiteur/domain/kitchen/recalls.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { jsonMoment } from '../../database/rows/json-moment.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { moment } from '../../database/rows/sorts.ts';
import { writtenLanguage } from '../../database/rows/written-language.ts';
import type { Database } from '../../database/schema.ts';

type Query = Received<(typeof recalls.operations)['list']>['query'];

const ofRecall = sql`recall_orders ro join orders o on o.id = ro.order_id where ro.recall_id = r.id`;

/** As `isReached` says of one client. */
const reached = sql<number>`(select count(distinct o.client_id)::integer
  from recall_orders ro join orders o on o.id = ro.order_id left join mails m on m.event_id = ro.event_id
  where ro.recall_id = r.id and (m.state = 'sent' or ro.outcome = 'spoken'))`;

const rows = (db: Kysely<Database>) =>
  db
    .selectFrom('recalls as r')
    .select(['r.id', 'r.number', 'r.ingredient_batch_id as ingredientBatchId', 'r.cooked_batch_id as cookedBatchId'])
    .select(['r.reason', 'r.at', 'r.by_name as by', bilingual('r.name').as('name')])
    .select([
      sql<RecallRow['end']>`case when r.ended_at is not null then json_build_object(
        'at', ${jsonMoment('r.ended_at')}, 'by', r.ended_by_name, 'reason', r.conclusion) end`.as('end'),
      sql<number>`(select count(*)::integer from ${ofRecall})`.as('orders'),
      sql<number>`(select count(distinct o.client_id)::integer from ${ofRecall})`.as('clients'),
      sql<number>`(select coalesce(sum(ro.portions), 0)::integer from ${ofRecall})`.as('portions'),
      reached.as('reached'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof rows>['executeTakeFirstOrThrow']>>;

const rowOf = <Of extends Row>({ at, ...row }: Of) => ({ ...row, at: at.toISOString() });

export const listRecalls = (db: Kysely<Database>, query: Query): Promise<Page<RecallRow>> =>
  pageOf(db, rows(db), query, { sorts: { at: moment('r.at') }, usual: '-at', id: sql.ref<number>('r.id') }, rowOf);

/** @throws {Refusal} `not-found` */
export async function getRecall(db: Kysely<Database>, id: number): Promise<Recall> {
  const row = await rows(db).select('r.letters').where('r.id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return { ...rowOf(row), people: await peopleWhere(db, sql`ro.recall_id = ${id}`) };
}

/** By a condition on orders `ro` of a recall; those not reached first, by name. */
export async function peopleWhere(db: Kysely<Database>, condition: RawBuilder<unknown>): Promise<RecallPerson[]> {
  const { rows: people } = await sql<Omit<RecallPerson, 'isReached'>>`
    select o.client_id as "clientId", c.first_name || ' ' || c.last_name as client, c.email, ${writtenLanguage('c.locale')} as locale,
      coalesce(nullif(c.phone, ''), max(nullif(o.address ->> 'phone', '')), max(o.client ->> 'phone'), '') as phone,
      json_agg(json_build_object('id', o.id, 'number', o.number, 'status', ro.status, 'deliveryDate', o.delivery_date,
        'portions', ro.portions, 'isSure', ro.is_sure) order by o.delivery_date, o.id) as orders,
      (select json_build_object('id', m.id, 'state', m.state, 'reason', nullif(m.reason, ''), 'sentAt', ${jsonMoment('m.sent_at')})
        from mails m where m.event_id = any(array_agg(ro.event_id)) order by m.state <> 'sent', m.id desc limit 1) as mail,
      (array_agg(json_build_object('at', ${jsonMoment('ro.called_at')}, 'by', ro.called_by_name, 'outcome', ro.outcome, 'note', ro.note)
        order by ro.called_at desc) filter (where ro.called_at is not null))[1] as call
    from recall_orders ro join orders o on o.id = ro.order_id join clients c on c.id = o.client_id
    where ${condition}
    group by o.client_id, c.id order by c.last_name collate "fr-x-icu", c.first_name collate "fr-x-icu", c.id`.execute(
    db,
  );
  return people
    .map((person) => ({ ...person, isReached: isReached(person) }))
    .toSorted((a, b) => Number(a.isReached) - Number(b.isReached));
}
