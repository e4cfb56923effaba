import type { GuestDish } from '@traiteur/contract/own/group-guests.ts';
import type {
  DayGroupOrder,
  GroupOrder,
  GroupOrderRow,
  groupOrders,
  HostedGuest,
} from '@traiteur/contract/own/group-orders.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { cutOffOf } from '@traiteur/domain/delivery/cut-off.ts';
import { latestDeadline } from '@traiteur/domain/own/group-orders.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { ClientCaller } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { bilingual } from '../../database/rows/bilingual.ts';
import { eaterName } from '../../database/rows/eater-name.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { integer } from '../../database/rows/sorts.ts';
import { priceOf } from '../../orders/ledger/group-orders.ts';
import type { Database } from '../../database/schema.ts';
import { paidBy } from '../../orders/ledger/guest-money.ts';
import { configurationInForce } from '../../delivery/delivery-configurations/delivery-configuration-rows.ts';

type Reading = Pick<Context, 'db' | 'clock' | 'house'>;
type Query<Name extends keyof (typeof groupOrders)['operations']> = Received<
  (typeof groupOrders.operations)[Name]
>['query'];

/** @throws {Refusal} `not-found`, for another client's too */
export async function refuseUnlessHost(
  db: Kysely<Database>,
  { clientId }: Pick<ClientCaller, 'clientId'>,
  id: number,
): Promise<void> {
  const row = db.selectFrom('group_orders').select('id').where('id', '=', id).where('client_id', '=', clientId);
  if (!(await row.executeTakeFirst())) throw new Refusal('not-found');
}

/**
 * What somebody has chosen, and once it is placed what the order holds for them, whoever changed it; `guest` is the
 * alias of a row of guests.
 */
export const dishesOf = (guest: string) => sql<(GuestDish & { accepted: object[] })[]>`coalesce((
    with lines as (
      select l.product_id, l.size_id, min(l.name::text)::json as name, min(l.size_name::text)::json as size_name,
        sum(l.quantity)::integer as quantity, sum(l.unit_price * l.quantity)::integer as total
      from orders o join order_lines l on l.order_id = o.id
      where o.group_order_id = ${sql.ref(`${guest}.group_order_id`)} and l.eater_id = ${sql.ref(`${guest}.eater_id`)} group by 1, 2),
    choices as (select * from group_order_choices where guest_id = ${sql.ref(`${guest}.id`)})
    select json_agg(json_build_object('productId', d.product_id, 'sizeId', d.size_id, 'name', d.name, 'sizeName', d.size_name,
      'quantity', d.quantity, 'total', d.total, 'isDropped', d.dropped, 'isScarce', d.scarce, 'accepted', d.accepted)
      order by p.name_fr, s.position)
    from (
      select l.*, false as dropped, false as scarce, coalesce(c.accepted, '[]') as accepted
      from lines l left join choices c on c.product_id = l.product_id and c.size_id = l.size_id
      union all
      select c.product_id, c.size_id, ${bilingual('p.name')}, ${bilingual('s.name')}, c.quantity, ${priceOf('c')}, c.dropped,
        c.scarce and not c.dropped, c.accepted
      from choices c join products p on p.id = c.product_id join sizes s on s.id = c.size_id
      where not exists (select from lines l where l.product_id = c.product_id and l.size_id = c.size_id)
        and (c.dropped or not exists (select from orders o where o.group_order_id = ${sql.ref(`${guest}.group_order_id`)}))
    ) d join products p on p.id = d.product_id join sizes s on s.id = d.size_id), '[]')`;

const guestsOf = sql<HostedGuest[]>`coalesce((
  select json_agg(json_build_object('id', g.id, 'name', g.name, 'invitedEmail', g.invited_email,
    'isHost', coalesce(e.is_client, false), 'hasJoined', g.eater_id is not null, 'dishes', ${dishesOf('g')}, 'paid', ${paidBy('g')}) order by g.id)
  from group_order_guests g left join eaters e on e.id = g.eater_id where g.group_order_id = group_orders.id), '[]')`;

/** Without anybody's allergies, nor what follows from them. @throws {Refusal} `not-found` */
export async function getGroupOrder(id: number, { db, clock, house }: Reading): Promise<GroupOrder> {
  const row = await db
    .selectFrom('group_orders')
    .innerJoin('delivery_schedules', 'delivery_schedules.id', 'schedule_id')
    .selectAll('group_orders')
    .select(['starts', 'ends', 'notice_hours as noticeHours', guestsOf.as('guests')])
    .select([
      sql<
        GroupOrder['address']
      >`(select json_build_object('id', a.id, 'address', a.address, 'postalCode', a.postal_code,
        'city', a.city) from addresses a where a.id = group_orders.address_id)`.as('address'),
      sql<GroupOrder['order']>`(select json_build_object('id', o.id, 'number', o.number) from orders o
        where o.group_order_id = group_orders.id)`.as('order'),
      sql<number | null>`(select next.id from group_orders next where next.follows_id = group_orders.id)`.as('nextId'),
    ])
    .where('group_orders.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const configuration = await configurationInForce(db, clock());
  const [slotStart, slotEnd] = [row.starts.slice(0, 5), row.ends.slice(0, 5)];
  const slot = { start: slotStart, noticeHours: row.noticeHours };
  const last = configuration && latestDeadline(cutOffOf(slot, row.delivery_date, configuration, house.timeZone));
  const guests = row.guests.map((guest) => ({ ...guest, total: sumOf(guest.dishes) }));
  return {
    id: row.id,
    version: row.version,
    deliveryDate: row.delivery_date,
    slotStart,
    slotEnd,
    scheduleId: row.schedule_id,
    address: row.address,
    deadline: row.deadline.toISOString(),
    latestDeadline: last && last > clock() ? last.toISOString() : null,
    budget: row.budget,
    aboveBudget: row.above_budget,
    paymentChoice: row.payment_choice,
    driverNote: row.driver_note,
    purchaseReference: row.purchase_reference,
    namesShown: row.names_shown,
    weekly: row.weekly,
    state: row.state,
    reason: row.reason,
    obstacle: row.state === 'open' ? row.obstacle : '',
    guests,
    total: sumOf(guests),
    order: row.order,
    nextId: row.nextId,
  };
}

export const sumOf = (rows: readonly { total: number; isDropped?: boolean }[]): number =>
  rows.reduce((sum, { total, isDropped }) => sum + (isDropped ? 0 : total), 0);

const chosenIn = (what: RawBuilder<unknown>) => sql<number>`(
  select coalesce(${what}, 0)::integer from group_order_guests g join group_order_choices c on c.guest_id = g.id
  where g.group_order_id = group_orders.id and not c.dropped)`;

/** Of guests whose dishes the order holds, whoever changed it. */
const orderedIn = (what: RawBuilder<unknown>) => sql<number>`(
  select coalesce(${what}, 0)::integer from orders o join order_lines l on l.order_id = o.id
    join group_order_guests g on g.group_order_id = o.group_order_id and g.eater_id = l.eater_id
  where o.group_order_id = group_orders.id)`;

const inOrderOrChosen = (sumOfLines: RawBuilder<unknown>, sumOfChoices: RawBuilder<unknown>) =>
  sql<number>`case when state = 'placed' then ${orderedIn(sumOfLines)} else ${chosenIn(sumOfChoices)} end`;

const guestCount = sql`count(distinct g.id)`;

export const listOwnGroupOrders = (
  db: Kysely<Database>,
  { clientId }: ClientCaller,
  query: Query<'listOwnGroupOrders'>,
): Promise<Page<GroupOrderRow>> =>
  pageOf(
    db,
    db
      .selectFrom('group_orders')
      .innerJoin('delivery_schedules', 'delivery_schedules.id', 'schedule_id')
      .select(['group_orders.id', 'delivery_date as deliveryDate', 'starts', 'ends', 'deadline', 'state'])
      .select([
        inOrderOrChosen(guestCount, guestCount).as('guests'),
        inOrderOrChosen(sql`sum(l.unit_price * l.quantity)`, sql`sum(${priceOf('c')})`).as('total'),
        sql<number | null>`(select o.id from orders o where o.group_order_id = group_orders.id)`.as('orderId'),
      ])
      .where('client_id', '=', clientId),
    query,
    { sorts: { opened: integer('group_orders.id') }, usual: '-opened', id: sql.ref('group_orders.id') },
    ({ starts, ends, deadline, ...row }) => ({
      ...row,
      slotStart: starts.slice(0, 5),
      slotEnd: ends.slice(0, 5),
      deadline: deadline.toISOString(),
    }),
  );

export const listDayGroupOrders = (
  db: Kysely<Database>,
  { date, ...query }: Query<'listDayGroupOrders'>,
): Promise<Page<DayGroupOrder>> =>
  pageOf(
    db,
    db
      .selectFrom('group_orders')
      .innerJoin('delivery_schedules', 'delivery_schedules.id', 'schedule_id')
      .innerJoin('clients', 'clients.id', 'group_orders.client_id')
      .select(['group_orders.id', 'starts', 'ends', 'deadline', 'client_id', 'first_name', 'last_name'])
      .select([chosenIn(guestCount).as('guests'), chosenIn(sql`sum(c.quantity)`).as('portions')])
      .where('delivery_date', '=', date)
      .where('state', '=', 'open'),
    query,
    { sorts: { opened: integer('group_orders.id') }, usual: 'opened', id: sql.ref('group_orders.id') },
    ({ id, starts, ends, deadline, client_id, first_name, last_name, guests, portions }) => ({
      id,
      host: { id: client_id, firstName: first_name, lastName: last_name },
      slotStart: starts.slice(0, 5),
      slotEnd: ends.slice(0, 5),
      deadline: deadline.toISOString(),
      guests,
      portions,
    }),
  );

/** Of those who have joined. */
export const namesIn = (groupOrder: string) =>
  sql<string[]>`array(select ${eaterName('e', 'c')} from group_order_guests g join eaters e on e.id = g.eater_id
    join clients c on c.id = e.client_id where g.group_order_id = ${sql.ref(`${groupOrder}.id`)} order by g.id)`;
