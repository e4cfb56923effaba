import { momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { orderNumber } from '@traiteur/domain/orders/order-number.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import type { House } from '../../../apps/api/src/core/house.ts';
import { assessOrder } from '../../../apps/api/src/orders/place/assess-order.ts';
import { insertOrders } from '../../../apps/api/src/orders/place/insert-orders.ts';
import type { NewOrder } from '../../../apps/api/src/orders/place/placing-rows.ts';
import { writePayments } from '../load-payments.ts';
import { analyzeOwnTables } from '../../../apps/api/src/database/server/own-objects.ts';
import { recountSales } from '../../../apps/api/src/money/sales-report/sales-clock.ts';
import { factsReader, type LoadedHouse } from './order-facts.ts';
import { idOf } from '../load-catalogue.ts';
import { demoMeals } from '../meals/meals.ts';
import { companiesSince } from '../load-companies.ts';
import { lifeForCompany } from './company-life.ts';
import { lifeOf, type Life } from './order-history.ts';
import { discountKeeper } from './order-discounts.ts';
import { demoOrders, type PlannedOrder } from './orders.ts';
import type { Random } from '../random.ts';
import { demoSchedules } from '../schedules.ts';

interface OrderCircumstances extends LoadedHouse {
  random: Random;
  house: House;
  now: Date;
  orders: number;
}

/** Writes the planned orders as if placed then, in their current status. */
export async function loadOrders(db: Kysely<Database>, circumstances: OrderCircumstances): Promise<void> {
  const { random, house, now, closedDates, clients } = circumstances;
  const pantry = { meals: demoMeals, taken: new Map<string, number>() };
  const date = today(now, house.timeZone);
  const plannedOrders = demoOrders({
    random,
    today: date,
    clients,
    schedules: demoSchedules,
    closedDates,
    pantry,
    orders: circumstances.orders,
  });
  const datedOrders = plannedOrders
    .map((order) => ({ order, placedAt: placedAt(order, circumstances) }))
    .sort((a, b) => a.placedAt.getTime() - b.placedAt.getTime());
  const factsOf = await factsReader(db, circumstances);
  const discounts = discountKeeper(circumstances.discountCodes);
  const numbers = new Map<number, number>();
  const writtenOrders: { order: NewOrder; life: Life }[] = [];
  for (const { order, placedAt: at } of datedOrders) {
    const client = clients[order.client];
    if (!client) continue;
    const by =
      order.source === 'website'
        ? { id: null, name: `${client.firstName} ${client.lastName}` }
        : { id: null, name: 'Claire Laurent' };
    const company = order.date >= companiesSince(date) ? circumstances.companies.get(client.id) : undefined;
    const facts = { ...factsOf(order, discounts.ordersOf(client.id)), company };
    const allergenIds =
      facts.client?.table.flatMap(({ allergens }) => allergens).map(({ allergenId }) => allergenId) ?? [];
    const input = {
      clientId: client.id,
      addressId: client.addressIds[order.address] ?? 0,
      slot: { scheduleId: circumstances.delivery.schedules[order.schedule] ?? 0, date: order.date },
      lines: order.lines.map(({ meal, size, quantity }) => ({
        productId: circumstances.catalogue.products[meal] ?? 0,
        sizeId: idOf(circumstances.catalogue.sizes, size),
        quantity,
      })),
      kitchenNote: '',
      driverNote: '',
      purchaseReference: company?.referenceRequired ? `BC-${1200 + writtenOrders.length}` : '',
      ...(order.override && {
        allergyOverrides: order.lines.map(({ meal }) => ({
          productId: circumstances.catalogue.products[meal] ?? 0,
          allergenIds,
          reason: order.override,
        })),
      }),
    };
    const life = lifeForCompany(lifeOf(order, at, circumstances), order, company?.terms, circumstances);
    const isCancelled = life.status === 'cancelled';
    // Cancelled orders keep their code but count no use.
    const discountTries = (isCancelled ? [] : discounts.triedBy(client.id))
      .map((discountCode) =>
        assessOrder({ ...input, discountCode: discountCode.code }, { ...facts, discountCode }, house, at),
      )
      .find(({ faults }) => faults.length === 0);
    const assessment = discountTries ?? assessOrder(input, facts, house, at);
    discounts.count(client.id, assessment.discountCode, isCancelled);
    const [fault] = assessment.faults;
    if (fault) throw new Error(`the demonstration plans an order that cannot be placed: ${fault.code} ${fault.field}`);
    const year = Number(today(at, house.timeZone).slice(0, 4));
    const sequence = (numbers.get(year) ?? 0) + 1;
    numbers.set(year, sequence);
    const { source } = order;
    const number = orderNumber(year, sequence);
    writtenOrders.push({ order: { input, source, key: null, by, now: at, number, facts, assessment }, life });
  }
  const lives: (Life & { id: number })[] = [];
  for (let from = 0; from < writtenOrders.length; from += ordersAtOnce) {
    const ordersOfBatch = writtenOrders.slice(from, from + ordersAtOnce);
    const ids = await insertOrders(
      db,
      ordersOfBatch.map(({ order }) => order),
    );
    lives.push(...ordersOfBatch.map(({ life }, index) => ({ ...life, id: ids[index] ?? 0 })));
  }
  // All that follows reads them: planned for empty tables, the count of sales alone would take most of a first start.
  await sql.raw(analyzeOwnTables).execute(db);
  await writeLives(db, lives);
  await countWhatWasPlaced(db, house);
}

function placedAt(order: PlannedOrder, { random, house, now }: OrderCircumstances): Date {
  const start = momentOf(order.date, demoSchedules[order.schedule]?.start ?? '12:00', house.timeZone);
  const plannedAt = start.getTime() - order.hoursBefore * 3_600_000 - random.int(0, 59) * 60_000;
  return new Date(Math.min(plannedAt, now.getTime() - random.int(5, 4000) * 60_000));
}

const rowsAtOnce = 2000;
const ordersAtOnce = 250;

async function writeLives(db: Kysely<Database>, lives: (Life & { id: number })[]): Promise<void> {
  await sql`
    update orders set status = life.status
    from unnest(${lives.map(({ id }) => id)}::integer[], ${lives.map(({ status }) => status)}::text[]) as life (id, status)
    where orders.id = life.id`.execute(db);
  const events = lives.flatMap(({ id, events: orderEvents }) =>
    orderEvents.map(({ kind, at, by, reason }) => ({ order_id: id, kind, at, by_id: null, by_name: by, reason })),
  );
  for (let from = 0; from < events.length; from += rowsAtOnce)
    await db
      .insertInto('order_events')
      .values(events.slice(from, from + rowsAtOnce))
      .execute();
  await writePayments(db, lives);
}

/** The counters that placing and cancelling would have updated. */
async function countWhatWasPlaced(db: Kysely<Database>, { timeZone }: House): Promise<void> {
  await sql`
    insert into slot_bookings (schedule_id, delivery_date, taken)
    select schedule_id, delivery_date, count(*) from orders where status <> 'cancelled' group by 1, 2`.execute(db);
  await sql`
    insert into offer_bookings (product_id, size_id, delivery_date, taken)
    select product_id, size_id, delivery_date, sum(quantity) from orders join order_lines on order_id = orders.id
    where status <> 'cancelled' group by 1, 2, 3`.execute(db);
  await sql`
    insert into order_years (year, before)
    select left(number, 4)::integer, (select max(id) from orders) - max(right(number, 6)::integer) from orders group by 1`.execute(
    db,
  );
  await sql`
    update clients set orders_count = kept.orders, orders_amount = kept.amount, last_order_at = kept.last, first_order_id = kept.first
    from (select client_id, count(*) filter (where status <> 'cancelled') as orders,
      coalesce(sum(total) filter (where status <> 'cancelled'), 0) as amount, max(placed_at) filter (where status <> 'cancelled') as last,
      min(orders.id) filter (where status <> 'cancelled') as first
      from orders group by client_id) kept
    where kept.client_id = clients.id`.execute(db);
  await sql`
    insert into discount_code_uses (discount_code_id, client_id, uses)
    select discount_code_id, client_id, count(*) from orders
    where discount_code_id is not null and status <> 'cancelled' group by 1, 2`.execute(db);
  await sql`
    update discount_codes set uses = kept.uses
    from (select discount_code_id, sum(uses) as uses from discount_code_uses group by 1) kept
    where kept.discount_code_id = discount_codes.id`.execute(db);
  await recountSales(db, timeZone);
}
