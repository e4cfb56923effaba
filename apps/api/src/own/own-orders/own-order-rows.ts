import type { OwnOrder, OwnOrderRow } from '@traiteur/contract/own/own-orders.ts';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import type { ownOrders } from '@traiteur/contract/own/own-orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { acceptedByClient } from '@traiteur/domain/orders/allergies.ts';
import { effectsOf } from '@traiteur/domain/orders/event-effects.ts';
import { standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import type { BankAccount } from '@traiteur/domain/money/bank-account.ts';
import { type ExpressionBuilder, type Kysely, sql } from 'kysely';
import { bankAccountOf, getCompany } from '../../house/company/company-rows.ts';
import type { ClientCaller } from '../../core/caller.ts';
import type { House } from '../../core/house.ts';
import type { Brand } from '../../core/house-brand.ts';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { integer } from '../../database/rows/sorts.ts';
import type { Database } from '../../database/schema.ts';
import { changeableUntil } from '../../orders/read/changeable-until.ts';
import { eatersOfOrder } from '../../orders/read/client-allergies.ts';
import { withoutGuestsHealth } from '../../orders/read/group-order.ts';
import { getOrder } from '../../orders/read/order-rows.ts';

type Query = Received<(typeof ownOrders.operations)['listOwnOrders']>['query'];

interface Reading {
  now: Date;
  house: Pick<House, 'timeZone'>;
  brand: Pick<Brand, 'name'>;
}

export const listOwnOrders = (
  db: Kysely<Database>,
  { clientId }: ClientCaller,
  query: Query,
): Promise<Page<OwnOrderRow>> =>
  pageOf(
    db,
    db
      .selectFrom('orders')
      .select(['id', 'number', 'delivery_date as deliveryDate', 'slot_starts as slotStart', 'slot_ends as slotEnd'])
      .select(['status', 'payment_status as paymentStatus', 'items', 'total', 'due', 'placed_at as placedAt'])
      .select((is) => is.exists(unansweredConflicts(is)).as('isInConflict'))
      .where('client_id', '=', clientId),
    query,
    { sorts: { number: integer('id') }, usual: '-number', id: sql.ref('id') },
    (row) => ({
      ...row,
      slotStart: row.slotStart.slice(0, 5),
      slotEnd: row.slotEnd.slice(0, 5),
      placedAt: row.placedAt.toISOString(),
      isInConflict: Boolean(row.isInConflict),
    }),
  );

/** Conflicts that no member of staff and no client has answered for. Those of guests are not the client's to know. */
const unansweredConflicts = (order: ExpressionBuilder<Database, 'orders'>) =>
  order
    .selectFrom('order_allergy_conflicts')
    .innerJoin('order_lines', 'order_lines.id', 'line_id')
    .select('line_id')
    .whereRef('order_lines.order_id', '=', 'orders.id')
    .where('gone_event_id', 'is', null)
    .where((is) =>
      is.or([is('orders.group_order_id', 'is', null), is('order_allergy_conflicts.eater_id', 'in', ownEaterIds(is))]),
    )
    .where('by_name', 'is', null)
    .where('orders.status', 'in', standingStatuses);

const ownEaterIds = (is: ExpressionBuilder<Database, 'orders'>) =>
  is
    .selectFrom('eaters')
    .select('eaters.id')
    .whereRef('eaters.client_id', '=', 'orders.client_id')
    .where('eaters.group_order_id', 'is', null);

/** @throws {Refusal} `not-found`, for another client's order too */
export async function readOwnOrder(
  db: Kysely<Database>,
  caller: ClientCaller,
  id: number,
  reading: Reading,
): Promise<OwnOrder> {
  await refuseUnlessOwn(db, caller, id);
  const order = withoutGuestsHealth(await getOrder(db, id));
  const until = await changeableUntil(db, order, reading);
  const bankAccount = await bankAccountFor(db, order, reading);
  return ownOrderOf(order, { until, bankAccount, eaters: await eatersBesideGuests(db, order) });
}

/** @throws {Refusal} `not-found` */
export async function refuseUnlessOwn(db: Kysely<Database>, { clientId }: ClientCaller, id: number): Promise<void> {
  const order = db.selectFrom('orders').select('id').where('id', '=', id).where('client_id', '=', clientId);
  if (!(await order.executeTakeFirst())) throw new Refusal('not-found');
}

async function bankAccountFor(
  db: Kysely<Database>,
  { paymentChoice, due, status }: Pick<Order, 'paymentChoice' | 'due' | 'status'>,
  { brand }: Pick<Reading, 'brand'>,
): Promise<BankAccount | null> {
  if (paymentChoice !== 'transfer' || due === 0 || status === 'cancelled') return null;
  return bankAccountOf(await getCompany(db), brand);
}

/** Who eats of a group order by its link is told by name and dish alone. */
async function eatersBesideGuests(db: Kysely<Database>, { id, groupOrder }: Order): Promise<OwnOrder['eaters']> {
  const row = db.selectFrom('orders').select(eatersOfOrder('orders').as('eaters')).where('id', '=', id);
  const { eaters } = await row.executeTakeFirstOrThrow();
  return eaters.filter(({ eaterId }) => !groupOrder?.guests.some((guest) => guest.eaterId === eaterId));
}

interface ReadBeside extends Pick<OwnOrder, 'eaters' | 'bankAccount'> {
  until: Date | null;
}

const ownOrderOf = (order: Order, { until, bankAccount, eaters }: ReadBeside): OwnOrder => ({
  id: order.id,
  version: order.version,
  scheduleId: order.scheduleId,
  number: order.number,
  deliveryDate: order.deliveryDate,
  slotStart: order.slotStart,
  slotEnd: order.slotEnd,
  status: order.status,
  paymentStatus: order.paymentStatus,
  items: order.items,
  total: order.total,
  due: order.due,
  placedAt: order.placedAt,
  source: order.source,
  groupOrder: order.groupOrder && {
    id: order.groupOrder.id,
    guestIds: order.groupOrder.guests.map(({ eaterId }) => eaterId),
  },
  client: {
    firstName: order.client.firstName,
    lastName: order.client.lastName,
    phone: order.address?.phone || (order.client.phone ?? ''),
    eaterId: order.client.eaterId,
  },
  address: order.address,
  // On an order by phone the notes are words of the staff, not for the client.
  kitchenNote: order.source === 'website' ? order.kitchenNote : '',
  driverNote: order.source === 'website' ? (order.driverNote ?? '') : '',
  billedCompany: order.billedCompany ?? null,
  paymentChoice: order.paymentChoice,
  bankAccount,
  lines: order.lines,
  subtotal: order.subtotal,
  discount: order.discount,
  discountCode: order.discountCode,
  deliveryFee: order.deliveryFee,
  taxes: order.taxes,
  paid: order.paid,
  refunded: order.refunded,
  overpaid: order.overpaid,
  conflicts: order.conflicts.map(
    ({ line, eaterId, eater, allergenId, allergen, severity, presence, mustOverride, answeredBy, reason }) => ({
      line,
      eaterId,
      eater,
      allergenId,
      allergen,
      severity,
      presence,
      mustOverride,
      isAccepted: answeredBy !== null,
      acceptedBy: answeredBy === null ? null : reason === acceptedByClient ? ('client' as const) : ('house' as const),
    }),
  ),
  clientAllergies: order.clientAllergies,
  unaskedEaters: order.unaskedEaters,
  eaters,
  eatersThen: order.eatersThen,
  cancellableUntil: until?.toISOString() ?? null,
  events: order.events.flatMap(({ id, kind, at }) => (effectsOf(kind).shownToClient ? [{ id, kind, at }] : [])),
});
