import { type Discount, type PricedOrder, priceOrder } from '@traiteur/domain/orders/pricing.ts';
import type { TaxRate } from '@traiteur/domain/money/tax.ts';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { seededRandom } from '../../../../db/demo/random.ts';
import { migrate } from '../database/server/migrate.ts';
import { readMigrations } from '../database/server/schema-files.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { withLaterColumns } from '../testing/database/later-columns.ts';
import { smallKitchen, wednesday } from '../testing/small-kitchen.ts';
import { testDatabase } from '../testing/database/test-database.ts';

const { pool } = await testDatabase('template1');
const migrations = readMigrations();
const migrationIndex = migrations.findIndex(({ name }) => name.endsWith('each-line-keeps-its-parts.sql'));
await migrate(pool, { migrations: migrations.slice(0, migrationIndex) });
const db = statementsOn(pool);
const kitchen = await withLaterColumns(pool, () => smallKitchen(db));
const random = seededRandom(97);

const name = JSON.stringify({ fr: 'Dahl', en: 'Dahl' });
const client = JSON.stringify({ firstName: 'Marc', lastName: 'Lebreton', email: 'marc@example.com', phone: '' });
const rates: TaxRate[] = [
  { id: 1, components: [{ name: 'TVA', rate: 5500 }] },
  { id: 2, components: [{ name: 'TVA', rate: 20_000 }] },
  {
    id: 3,
    components: [
      { name: 'TPS', rate: 5000 },
      { name: 'TVQ', rate: 9975 },
    ],
  },
  { id: 4, components: [{ name: 'TPS', rate: 5000 }] },
  { id: 5, components: [] },
];

function discountAtRandom(): Discount | undefined {
  if (random.chance(0.3)) return undefined;
  return random.pick([
    { kind: 'percent', basisPoints: random.int(1, 9999) },
    { kind: 'percent', basisPoints: 10_000 },
    { kind: 'amount', amount: random.int(1, 5000), lines: [0] },
  ] as const);
}

/** An order at random, written as one was then: its parts were nowhere. */
async function sellOrder(number: number): Promise<[id: number, PricedOrder]> {
  const lines = Array.from({ length: random.int(1, 6) }, () => ({
    unitPrice: random.pick([0, random.int(1, 4999), random.int(1, 99)]),
    quantity: random.int(1, 4),
    taxRate: random.pick(rates),
  }));
  const pricesIncludeTax = random.chance(0.6);
  const discount = discountAtRandom();
  // The fee was shared by what a code left of the lines, today by what they were before it.
  const deliveryFee = discount ? 0 : random.pick([0, 1, 490, 733]);
  const priced = priceOrder({
    lines,
    discount,
    deliveryFee,
    freeDeliveryFrom: null,
    pricesIncludeTax,
  });
  const { rows } = await sql<{ id: number }>`
    insert into orders (number, client_id, status, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id,
      zone_name, client, address, items, subtotal, discount, delivery_fee, taxes, total)
    values (${`2026-${number}`}, ${kitchen.marc.clientId}, ${random.pick(['delivered', 'pending', 'cancelled'])}, 'website',
      ${new Date(Date.UTC(2026, 2, random.int(1, 31), random.int(0, 23)))}, ${wednesday}, ${kitchen.evening}, '18:00', '20:00', ${kitchen.zone},
      ${name}, ${client}, '{}', 1, ${priced.subtotal}, ${priced.discount}, ${priced.deliveryFee}, ${JSON.stringify(priced.taxes)},
      ${priced.total}) returning id`.execute(db);
  const id = rows[0]?.id ?? 0;
  for (const [position, { unitPrice, quantity, taxRate }] of lines.entries()) {
    const line = priced.lines[position];
    await sql`
      insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount,
        total, tax_rate_id, tax_components, allergens)
      values (${id}, ${position}, ${random.pick([kitchen.dahl, kitchen.bowl])}, ${kitchen.size}, ${kitchen.category}, ${name}, ${name},
        ${quantity}, ${unitPrice}, ${line?.gross}, ${line?.discount}, ${line?.total}, ${kitchen.taxRate},
        ${JSON.stringify(taxRate.components)}, '[]')`.execute(db);
  }
  return [id, priced];
}

const recount = () => sql`select recount_sales('Europe/Paris')`.execute(db);

/** All that the sales were counted to. */
const everyDay = async () => ({
  days: (await sql`select * from sales_days order by 1, 2, 3, 4, 5`.execute(db)).rows,
  taxes: (await sql`select * from sales_day_taxes order by 1, 2, 3, 4, 5, 6`.execute(db)).rows,
  lines: (await sql`select * from sales_day_lines order by 1, 2, 3, 4, 5, 6`.execute(db)).rows,
});

test('orders from before get the parts that their sales were counted with, to the cent', async () => {
  const orders: [number, PricedOrder][] = [];
  for (let number = 0; number < 120; number++) orders.push(await sellOrder(number));
  await recount();
  const earlierDays = await everyDay();
  expect(earlierDays.taxes.length).toBeGreaterThan(50);

  await migrate(pool, { migrations: migrations.slice(0, migrationIndex + 1) });

  for (const [id, priced] of orders) {
    const writtenParts = sql<{ parts: unknown }>`
      select jsonb_build_object('deliveryFee', delivery_fee, 'taxes', taxes) as parts from order_lines
      where order_id = ${id} order by position`;
    const parts = (await writtenParts.execute(db)).rows.map((row) => row.parts);
    expect(parts).toEqual(priced.lines.map(({ deliveryFee, taxes }) => ({ deliveryFee, taxes })));
  }
  await recount();
  expect(await everyDay()).toEqual(earlierDays);
});

test('a tax that a rate named twice is on a line once, with both amounts', async () => {
  const { pool: oldPool } = await testDatabase('template1');
  await migrate(oldPool, { migrations: migrations.slice(0, migrationIndex) });
  const oldKitchen = await withLaterColumns(oldPool, () => smallKitchen(statementsOn(oldPool)));
  const taxes = JSON.stringify([{ name: 'TVA', rate: 5000, amount: 100 }]);
  await oldPool.query(
    `insert into orders (number, client_id, source, placed_at, delivery_date, schedule_id, slot_starts, slot_ends, zone_id, zone_name, client,
      address, items, subtotal, discount, delivery_fee, taxes, total)
    values ('2026-1', $1, 'website', now(), $2, $3, '18:00', '20:00', $4, $5, $6, '{}', 1, 1000, 0, 0, $7, 1100)`,
    [oldKitchen.marc.clientId, wednesday, oldKitchen.evening, oldKitchen.zone, name, client, taxes],
  );
  await oldPool.query(
    `insert into order_lines (order_id, position, product_id, size_id, category_id, name, size_name, quantity, unit_price, gross, discount, total,
      tax_rate_id, tax_components, allergens)
    select id, 0, $1, $2, $3, $4, $4, 1, 1000, 1000, 0, 1000, $5, $6, '[]' from orders`,
    [
      oldKitchen.dahl,
      oldKitchen.size,
      oldKitchen.category,
      name,
      oldKitchen.taxRate,
      JSON.stringify([
        { name: 'TVA', rate: 5000 },
        { name: 'TVA', rate: 5000 },
      ]),
    ],
  );
  await migrate(oldPool);
  const { rows } = await oldPool.query('select taxes from order_lines');
  expect(rows).toEqual([{ taxes: [{ name: 'TVA', rate: 5000, amount: 100 }] }]);
  const days = await oldPool.query("select base, amount from sales_day_taxes where dated_by = 'order'");
  expect(days.rows).toEqual([{ base: 1000, amount: 100 }]);
});
