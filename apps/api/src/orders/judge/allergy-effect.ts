import type { AllergenChange, AllergyEffect, TouchedOrder } from '@traiteur/contract/orders/allergy-effects.ts';
import { type Kysely, sql } from 'kysely';
import { bilingual } from '../../database/rows/bilingual.ts';
import type { Database } from '../../database/schema.ts';
import { changesIn, type NewConflict } from './changed-conflicts.ts';
import { type JudgedOrders, type JudgingFacts, readJudgingFacts, type SeatedEater } from './judging-rows.ts';

/** The other orders are only counted. */
const mostTold = 50;

/** Judges as saving these allergens would. */
export async function allergyEffect(db: Kysely<Database>, change: AllergenChange): Promise<AllergyEffect> {
  const orders = 'clientIds' in change ? change : { productIds: [change.productId] };
  return toldEffect(db, supposing(change, await readJudgingFacts(db, orders)));
}

/** What has been written already in this transaction brings to orders that nobody has judged since. */
export const effectOn = async (db: Kysely<Database>, orders: JudgedOrders): Promise<AllergyEffect> =>
  toldEffect(db, await readJudgingFacts(db, orders));

async function toldEffect(db: Kysely<Database>, facts: JudgingFacts): Promise<AllergyEffect> {
  const { newConflicts, goneConflicts } = changesIn(facts);
  const stopping = newConflicts.filter(({ mustOverride }) => mustOverride);
  const orders = await touchedOrders(db, newConflicts);
  return {
    orders: ordersIn(newConflicts).length,
    stopped: ordersIn(stopping).length,
    eased: ordersIn(goneConflicts).length,
    touched: orders,
  };
}

const supposing = (change: AllergenChange, facts: JudgingFacts): JudgingFacts =>
  'clientIds' in change
    ? { ...facts, tableOf: new Map(change.clientIds.map((id) => [id, supposedTable(id, change, facts)])) }
    : {
        ...facts,
        allergensOf: new Map([
          [change.productId, change.allergens.map(({ allergenId: id, presence }) => ({ id, presence }))],
        ]),
      };

/** Clients who are to be one sit at one table, each of whom is told by the same allergens. */
function supposedTable(
  clientId: number,
  { clientIds, eaterId, allergens }: Extract<AllergenChange, { clientIds: readonly number[] }>,
  { tableOf }: JudgingFacts,
): SeatedEater[] {
  const isOfClient = (eater: SeatedEater) => tableOf.get(clientId)?.includes(eater);
  return clientIds
    .flatMap((id) => tableOf.get(id) ?? [])
    .filter((eater) => !eater.isClient || isOfClient(eater))
    .map((eater) =>
      (eaterId === undefined ? eater.isClient : eater.id === eaterId) ? { ...eater, allergens } : eater,
    );
}

const ordersIn = (conflicts: readonly { orderId: number }[]) => [...new Set(conflicts.map(({ orderId }) => orderId))];

async function touchedOrders(db: Kysely<Database>, conflicts: readonly NewConflict[]): Promise<TouchedOrder[]> {
  const rows = conflicts.map(({ orderId, line, eaterId, allergenId, severity, presence, mustOverride }) => ({
    orderId,
    line,
    eaterId,
    allergenId,
    severity,
    presence,
    mustOverride,
  }));
  const { rows: orders } = await sql<TouchedOrder>`
    with met as (
      select m.*, l.name as dish, l.position, ${bilingual('a.name')} as allergen, case when e.is_client then '' else e.name end as eater
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as m ("orderId" integer, line integer, "eaterId" integer, "allergenId" integer,
        severity text, presence text, "mustOverride" boolean)
      join order_lines l on l.id = m.line join allergens a on a.id = m."allergenId"
      join eaters e on e.id = m."eaterId"
    )
    select o.id as "orderId", o.number, o.status, o.delivery_date as "deliveryDate", to_char(o.slot_starts, 'HH24:MI') as "slotStart",
      c.first_name || ' ' || c.last_name as client,
      coalesce(nullif(c.phone, ''), nullif(o.address ->> 'phone', ''), o.client ->> 'phone') as phone,
      bool_or("mustOverride") as stops,
      json_agg(json_build_object('dish', dish, 'eater', eater, 'allergenId', "allergenId", 'allergen', allergen, 'severity', severity,
        'presence', presence, 'mustOverride', "mustOverride") order by "mustOverride" desc, position, "allergenId") as conflicts
    from met join orders o on o.id = "orderId" join clients c on c.id = o.client_id
    group by o.id, c.id
    order by stops desc, o.delivery_date, o.slot_starts, o.id limit ${mostTold}`.execute(db);
  return orders;
}
