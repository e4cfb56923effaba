import { eatersOfLine, overrideOf } from '@traiteur/domain/orders/allergies.ts';
import type { OrderSource } from '@traiteur/domain/orders/order-life.ts';
import type { Schedule } from '@traiteur/domain/delivery/slots.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';
import type { Person } from '../../core/caller.ts';
import { authorOf } from '../../database/rows/author.ts';
import { type Assessment, pricedLine } from './assess-order.ts';
import { companyColumns, type CompanyFacts } from './company-of-order.ts';
import type { ForcedRuleReason } from './forced-rules.ts';
import type { ClientFacts, GivenAnswer, OrderRequest } from './order-facts.ts';
import type { DiscountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import type { Zone } from '../../delivery/delivery-zones/delivery-zone-rows.ts';
import type { UninvoicedEvent } from '../ledger/event-rows.ts';
import type { OwnedKey } from '../ledger/idempotency-keys.ts';
import type { AddressCopy, EaterCopy } from '../ledger/orders.table.ts';

export async function orderIdOfKey(db: Kysely<Database>, { owner, key }: OwnedKey): Promise<number | undefined> {
  const order = await db
    .selectFrom('orders')
    .select('id')
    .where('idempotency_key', '=', key)
    .where('idempotency_owner', 'is not distinct from', owner)
    .executeTakeFirst();
  return order?.id;
}

/**
 * So that no allergen is added between the check and the order. In the order of `bookings.ts`. Its companies are locked
 * too: of two orders at once of one company, the second sees what the first owes.
 */
export async function lockClientAndProducts(
  db: Kysely<Database>,
  {
    clientId,
    lines,
    companyId = null,
  }: Pick<OrderRequest, 'clientId'> & { lines: readonly { productId: number }[]; companyId?: number | null },
): Promise<void> {
  const dishes = lines.map((line) => line.productId);
  await sql`select lock_client_and_products(${clientId}, ${dishes}::integer[], ${companyId})`.execute(db);
}

export interface NewOrder extends OrderContent {
  /** Drawn with its number; without it, the next of the sequence. */
  id?: number;
  source: OrderSource;
  key: OwnedKey | null;
  by: Person;
  now: Date;
  number: string;
  input: OrderContent['input'] &
    Pick<OrderRequest, 'allergyOverrides' | 'paymentChoice' | 'purchaseReference' | 'groupOrderId'>;
  facts: OrderContent['facts'] & {
    client: Omit<ClientFacts, 'orders'> | undefined;
    company?: CompanyFacts | undefined;
  };
  assessment: OrderContent['assessment'] & Pick<Assessment, 'conflicts'>;
  /** Clients also answer for traces and intolerances, which only warn staff. */
  byClient?: boolean;
  forcedRules?: readonly ForcedRuleReason[];
}

interface OrderContent {
  input: Pick<OrderRequest, 'slot' | 'kitchenNote' | 'driverNote'>;
  facts: {
    address: AddressCopy | undefined;
    zone: Pick<Zone, 'id' | 'name'> | undefined;
    schedule: Pick<Schedule, 'id' | 'start' | 'end'> | undefined;
    client: Pick<ClientFacts, 'table'> | undefined;
  };
  assessment: Pick<Assessment, 'lines' | 'priced'> & {
    discountCode: Pick<DiscountCodeFacts, 'id' | 'code'> | undefined;
  };
}

export function orderRowOf({ id, input, source, key, by, now, number, facts, assessment }: NewOrder) {
  const { client } = facts;
  // `placeOrder` has refused every draft without one.
  if (!client) throw new Error('an order needs a client');
  const { firstName, lastName, email, phone } = client;
  return {
    ...contentOf({ input, facts, assessment }),
    ...(id !== undefined && { id }),
    number,
    client_id: client.id,
    status: 'pending' as const,
    source,
    placed_at: now,
    placed_by: by.id,
    client: JSON.stringify({ firstName, lastName, email, phone }),
    idempotency_key: key?.key ?? null,
    idempotency_owner: key?.owner ?? null,
    group_order_id: input.groupOrderId ?? null,
    ...companyColumns(input, facts.company),
  };
}

/** All that a change may write to the order's row. */
export function contentOf({ input, facts, assessment: { priced, discountCode, lines } }: OrderContent) {
  const { address, zone, schedule, client } = facts;
  // The assessment has refused every order without them.
  if (!address || !zone || !schedule) throw new Error('an order needs an address, a zone and a slot');
  return {
    delivery_date: input.slot.date,
    schedule_id: schedule.id,
    slot_starts: schedule.start,
    slot_ends: schedule.end,
    zone_id: zone.id,
    zone_name: JSON.stringify(zone.name),
    address: JSON.stringify(address),
    eaters: JSON.stringify(eatersIn(lines, client?.table ?? [])),
    kitchen_note: input.kitchenNote,
    driver_note: input.driverNote,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    subtotal: priced.subtotal,
    discount: priced.discount,
    discount_code_id: discountCode?.id ?? null,
    discount_code: discountCode?.code ?? null,
    delivery_fee: priced.deliveryFee,
    taxes: JSON.stringify(priced.taxes),
    total: priced.total,
  };
}

const eatersIn = (lines: Assessment['lines'], table: ClientFacts['table']): EaterCopy[] =>
  table
    .filter((person) => lines.some(({ eater }) => eatersOfLine(eater?.id, table).includes(person)))
    .map(({ name, asked, allergens }) => ({
      name,
      asked,
      allergens: allergens.map(({ name: allergen, severity }) => ({ name: allergen, severity })),
    }));

type PricedLines = Pick<Assessment, 'lines' | 'priced'>;

/** As JSON, in which a statement takes any number of them. */
export const lineRowsOf = (order_id: number, assessment: PricedLines) =>
  assessment.lines.map(({ offer, quantity, eater }, position) => {
    const { gross, discount, total, deliveryFee, taxes } = pricedLine(assessment, position);
    return {
      order_id,
      position,
      product_id: offer.productId,
      size_id: offer.sizeId,
      category_id: offer.categoryId,
      name: offer.name,
      size_name: offer.sizeName,
      quantity,
      unit_price: offer.price,
      gross,
      discount,
      total,
      delivery_fee: deliveryFee,
      tax_rate_id: offer.taxRateId,
      taxes,
      allergens: offer.allergens,
      eater_id: eater?.id ?? null,
      eater_name: eater?.name ?? '',
    };
  });

const answerOf = (
  { allergyOverrides = [] }: Pick<OrderRequest, 'allergyOverrides'>,
  conflict: Assessment['conflicts'][number],
  byClient = false,
) => (conflict.mustOverride || byClient ? overrideOf(conflict, allergyOverrides) : undefined);

/** A guest answers for themselves, in their own name. */
const authorFor = ({ by: guest }: GivenAnswer, by: Person): Person =>
  guest === undefined ? by : { id: null, name: guest };

type ConflictsOfOrder = Pick<NewOrder, 'by' | 'now' | 'byClient'> & {
  input: Pick<OrderRequest, 'allergyOverrides'>;
  facts: Pick<NewOrder['facts'], 'client'>;
  assessment: { conflicts: (Assessment['conflicts'][number] & { answer?: ConflictAnswer | undefined })[] };
};

export interface ConflictAnswer {
  reason: string;
  by_id: number | null;
  by_name: string;
  at: string;
}

export async function insertConflicts(
  db: Kysely<Database>,
  orderId: number,
  eventId: number,
  { input, facts, by, now, assessment, byClient }: ConflictsOfOrder,
) {
  if (assessment.conflicts.length === 0) return;
  const rows = assessment.conflicts.map((conflict) => {
    const { line, eaterId, allergenId, severity, presence, mustOverride } = conflict;
    const eater = facts.client?.table.find(({ id }) => id === eaterId);
    const override = answerOf(input, conflict, byClient);
    const answer =
      conflict.answer ?? (override && { reason: override.reason, ...authorOf({ by: authorFor(override, by), now }) });
    return {
      position: line,
      eater_id: eaterId,
      eater_name: eater?.name,
      allergen_id: allergenId,
      allergen_name: eater?.allergens.find((allergen) => allergen.allergenId === allergenId)?.name,
      severity,
      presence,
      must_override: mustOverride,
      reason: '',
      ...answer,
    };
  });
  await sql`
    insert into order_allergy_conflicts
      (line_id, eater_id, eater_name, allergen_id, allergen_name, severity, presence, must_override, reason, by_id, by_name, at, found_event_id)
    select l.id, c.eater_id, c.eater_name, c.allergen_id, c.allergen_name, c.severity, c.presence, c.must_override, c.reason, c.by_id, c.by_name, c.at,
      ${eventId}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as c (position smallint, eater_id integer, eater_name text, allergen_id integer, allergen_name jsonb,
      severity text, presence text, must_override boolean, reason text, by_id integer, by_name text, at timestamptz)
    join order_lines l on l.order_id = ${orderId} and l.position = c.position`.execute(db);
}

export function firstEventsOf(orderId: number, { input, by, now, assessment }: NewOrder): UninvoicedEvent[] {
  const reasons = reasonsFor(assessment.conflicts, input);
  return [
    { orderId, kind: 'placed', by, now },
    ...reasons.map((reason) => ({ orderId, kind: 'allergy_overridden' as const, reason, by, now })),
  ];
}

/** Each reason once. An override whose conflict is gone, because the dish changed, is not recorded. */
export function reasonsFor(
  conflicts: Assessment['conflicts'],
  { allergyOverrides = [] }: Pick<OrderRequest, 'allergyOverrides'>,
): string[] {
  const answers = conflicts.flatMap((conflict) => answerOf({ allergyOverrides }, conflict) ?? []);
  return [...new Set(answers.map(({ reason }) => reason))];
}
