import type { SalesFigures } from '@traiteur/contract/money/sales-report.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
import { shareOut } from '@traiteur/domain/money/money.ts';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { SalesFilter } from '../money/sales-report/sales-report-rows.ts';

type OrderRow = Awaited<ReturnType<typeof standingOrders>>[number];
type Goods = Record<'quantity' | 'gross' | 'discount' | 'goods', number>;

/** The report without names, summed from orders and lines: it uses neither the counted tables nor their SQL. */
export async function salesByHand(
  db: Kysely<Database>,
  filter: SalesFilter,
  earlierFilter: SalesFilter,
  timeZone: string,
) {
  const orders = await standingOrders(db);
  const firsts = new Map(orders.toReversed().map(({ id, client_id }) => [client_id, id]));
  const within = (filters: SalesFilter) =>
    orders.flatMap((order) => {
      const date = filters.dateBy === 'delivery' ? order.delivery_date : today(order.placed_at, timeZone);
      if (date < filters.period.from || date > filters.period.to) return [];
      if (filters.zoneId !== undefined && order.zone_id !== filters.zoneId) return [];
      const lines = pricedLines(order).filter(
        ({ category_id }) => filters.categoryId === undefined || category_id === filters.categoryId,
      );
      const refunds = order.refunds.filter(
        ({ category_id }) => filters.categoryId === undefined || category_id === filters.categoryId,
      );
      return lines.length ? [{ date, order, lines, refunds, isFirst: firsts.get(order.client_id) === order.id }] : [];
    });
  const now = within(filter);
  const lines = now.flatMap(({ order, lines: orderLines }) => orderLines.map((line) => ({ ...line, order })));
  const goodsBy = (key: 'product_id' | 'size_id' | 'category_id') =>
    Object.fromEntries([...Map.groupBy(lines, (line) => line[key])].map(([id, group]) => [id, goodsOf(group)]));
  const ordersBy = (key: 'zone_id' | 'payment_status') =>
    Object.fromEntries([...Map.groupBy(now, ({ order }) => order[key])].map(([id, orders]) => [id, sumsOf(orders)]));
  return {
    figures: figuresOf(now),
    figuresBefore: figuresOf(within(earlierFilter)),
    days: Object.fromEntries([...Map.groupBy(now, ({ date }) => date)].map(([date, orders]) => [date, sumsOf(orders)])),
    products: goodsBy('product_id'),
    sizes: goodsBy('size_id'),
    categories: goodsBy('category_id'),
    ordersWith: Object.fromEntries(
      [...Map.groupBy(lines, (line) => line.category_id)].map(([id, group]) => [
        id,
        new Set(group.map(({ order }) => order.id)).size,
      ]),
    ),
    zones: ordersBy('zone_id'),
    payments: ordersBy('payment_status'),
  };
}

/** Not cancelled, the oldest first. */
async function standingOrders(db: Kysely<Database>) {
  const lines = await db.selectFrom('order_lines').selectAll().orderBy('position').execute();
  const linesOf = Map.groupBy(lines, ({ order_id }) => order_id);
  const orders = await db.selectFrom('orders').selectAll().where('status', '<>', 'cancelled').orderBy('id').execute();
  const refundParts = await db
    .selectFrom('refund_parts')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select(['order_id', 'category_id', 'refund_parts.amount', 'delivery_fee', 'taxes'])
    .execute();
  const refundsOf = Map.groupBy(refundParts, ({ order_id }) => order_id);
  return orders.map((order) => ({
    ...order,
    lines: linesOf.get(order.id) ?? [],
    refunds: (refundsOf.get(order.id) ?? []).map(({ amount, delivery_fee, ...part }) => {
      const tax = sum(part.taxes, (component) => component.amount);
      return { ...part, refunded: amount + delivery_fee, tax, net: amount + delivery_fee - tax };
    }),
  }));
}

/** With each line's share of the fee and of each tax, split as the domain does. */
function pricedLines({ lines, taxes, delivery_fee, subtotal, discount, total }: OrderRow) {
  const fees = shareOut(
    delivery_fee,
    lines.map((line) => line.gross),
  );
  const charges = lines.map((line, index) => line.total + (fees[index] ?? 0));
  const parts = taxes.flatMap(({ name, rate, amount }) => {
    const bearing = [...lines.keys()].filter((index) =>
      lines[index]?.taxes.some((component) => component.name === name && component.rate === rate),
    );
    const shares = shareOut(
      amount,
      bearing.map((index) => charges[index] ?? 0),
    );
    return bearing.map((index, place) => ({ index, name, rate, amount: shares[place] ?? 0 }));
  });
  const onTop = total !== subtotal - discount + delivery_fee;
  return lines.map((line, index) => {
    const ownTaxes = parts.filter((part) => part.index === index);
    const tax = sum(ownTaxes, ({ amount }) => amount);
    const price = (charges[index] ?? 0) + (onTop ? tax : 0);
    return { ...line, fee: fees[index] ?? 0, taxes: ownTaxes, tax, paid: price, net: price - tax };
  });
}

type Priced = {
  order: OrderRow;
  lines: ReturnType<typeof pricedLines>;
  refunds: OrderRow['refunds'];
  isFirst: boolean;
};

function figuresOf(orders: readonly Priced[]): SalesFigures {
  const lines = orders.flatMap((order) => order.lines);
  const refunds = orders.flatMap((order) => order.refunds);
  const total = sum(lines, ({ paid }) => paid);
  const taxes = Map.groupBy(
    [
      ...lines.flatMap((line) => line.taxes.map((tax) => ({ ...tax, base: line.net }))),
      ...refunds.flatMap((refund) =>
        refund.taxes.map((tax) => ({ ...tax, amount: 0 - tax.amount, base: 0 - refund.net })),
      ),
    ],
    ({ name, rate }) => `${rate} ${name}`,
  );
  return {
    orders: orders.length,
    newClients: orders.filter(({ isFirst }) => isFirst).length,
    gross: sum(lines, (line) => line.gross),
    discount: sum(lines, (line) => line.discount),
    deliveryFee: sum(lines, ({ fee }) => fee),
    total,
    refunds: sum(refunds, ({ refunded }) => refunded),
    tax: sum(lines, ({ tax }) => tax) - sum(refunds, ({ tax }) => tax),
    net: sum(lines, ({ net }) => net) - sum(refunds, ({ net }) => net),
    averageBasket: orders.length ? Math.round(total / orders.length) : null,
    taxes: [...taxes.values()]
      .map((group) => ({
        name: group[0]?.name ?? '',
        rate: group[0]?.rate ?? 0,
        base: sum(group, ({ base }) => base),
        amount: sum(group, ({ amount }) => amount),
      }))
      .filter(({ base }) => base !== 0)
      .sort((a, b) => a.rate - b.rate),
  };
}

const sumsOf = (orders: readonly Priced[]) => {
  const { orders: count, total, net } = figuresOf(orders);
  return { orders: count, total, net };
};

const goodsOf = (lines: readonly { quantity: number; gross: number; discount: number; total: number }[]): Goods => ({
  quantity: sum(lines, ({ quantity }) => quantity),
  gross: sum(lines, ({ gross }) => gross),
  discount: sum(lines, ({ discount }) => discount),
  goods: sum(lines, ({ total }) => total),
});

function sum<T>(rows: readonly T[], amountOf: (row: T) => number): number {
  return rows.reduce((total, row) => total + amountOf(row), 0);
}

export async function deadlocksIn(db: Kysely<Database>): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ deadlocks: number }>`
    select deadlocks from pg_stat_database where datname = current_database()`.execute(db);
  return rows[0]?.deadlocks ?? 0;
}
