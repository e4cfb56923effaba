import { addDays, type LocalDate, momentOf, today } from '@traiteur/domain/dates/calendar.ts';
import { lotOf } from '@traiteur/domain/kitchen/lots.ts';
import { needsOf } from '@traiteur/domain/kitchen/pots/production-needs.ts';
import { type Kysely, sql } from 'kysely';
import type { House } from '../../../apps/api/src/core/house.ts';
import type { Database } from '../../../apps/api/src/database/schema.ts';
import { partsOf, writeUseBy } from '../../../apps/api/src/kitchen/cooked-batches/batch-parts.ts';
import { type Book, readBook } from '../../../apps/api/src/kitchen/pots/recipe-book.ts';
import { loadRecall } from './load-recall.ts';

interface Circumstances {
  house: House;
  now: Date;
}

interface CookedPortions {
  date: LocalDate;
  recipeId: number;
  /** Milligrams. */
  weight: number;
}

/** Days whose pots are known. */
const days = 14;
const cooks = ['Karim Benali', 'Julie Moreau'] as const;

/** What was cooked and packed in the last days, and the plan on the wall: by few statements, since each start waits. */
export async function loadProduction(db: Kysely<Database>, { house, now }: Circumstances): Promise<void> {
  const date = today(now, house.timeZone);
  const from = addDays(date, -days);
  await tickDishes(db, { from, until: date, now });
  const portions = await cookedPortions(db, from);
  const recipeIds = [...new Set(portions.map(({ recipeId }) => recipeId))];
  const book = await readBook(db, recipeIds, date);
  const dates = [...Map.groupBy(portions, (row) => row.date)];
  const batches = dates.flatMap(([day, portionsOfDay], index) =>
    weightsOf(portionsOfDay, book).map(([recipeId, weight]) => ({
      recipe_id: recipeId,
      date: day,
      lot: lotOf(day, recipeId),
      weight,
      at: momentOf(day, '09:30', house.timeZone),
      by_name: cooks[(index + recipeId) % 2] ?? cooks[0],
    })),
  );
  if (batches.length === 0) return;
  await insertBatches(db, batches, book);
  await nameIngredientBatches(db);
  for (const [day] of dates) await writeUseBy(db, day);
  await packBags(db, date);
  await printPlan(db, date, now);
  await loadRecall(db);
}

/** Of days that are over all is done; of today what had to be ready this morning. */
const tickDishes = (db: Kysely<Database>, { from, until, now }: { from: LocalDate; until: LocalDate; now: Date }) =>
  sql`
    insert into production_ticks (delivery_date, product_id, size_id, quantity, at, by_name)
    select o.delivery_date, l.product_id, l.size_id, sum(l.quantity), least(${now}::timestamptz, o.delivery_date + time '09:30'),
      (${[...cooks]}::text[])[1 + l.product_id % 2]
    from orders o join order_lines l on l.order_id = o.id
    where o.delivery_date between ${from} and ${until} and o.cooked_on is null and o.status <> 'cancelled'
      and (o.delivery_date < ${until} or l.product_id % 3 > 0)
    group by o.delivery_date, l.product_id, l.size_id`.execute(db);

async function cookedPortions(db: Kysely<Database>, from: LocalDate): Promise<CookedPortions[]> {
  const { rows } = await sql<CookedPortions>`
    select to_char(t.delivery_date, 'YYYY-MM-DD') as date, r.id as "recipeId", sum(t.quantity::bigint * p.weight)::double precision as weight
    from production_ticks t join recipes r on r.product_id = t.product_id
    join recipe_portions p on p.recipe_id = r.id and p.size_id = t.size_id
    where t.delivery_date >= ${from} group by t.delivery_date, r.id order by 1, 2`.execute(db);
  return rows;
}

/** Dishes, and the preparations that they took. */
const weightsOf = (portions: readonly CookedPortions[], book: Book): [recipeId: number, weight: number][] =>
  [
    ...needsOf(
      portions.map((row) => ({ ...row, start: '' })),
      book,
    ).recipes,
  ].map(([id, { weight }]) => [id, Math.round(weight)]);

async function insertBatches(
  db: Kysely<Database>,
  batches: readonly { recipe_id: number; date: LocalDate; weight: number; by_name: string }[],
  book: Book,
): Promise<void> {
  const { rows } = await sql<{ id: number; recipeId: number; date: LocalDate; weight: number }>`
    insert into cooked_batches (recipe_id, product_id, date, lot, weight, at, by_name)
    select recipe_id, r.product_id, date, lot, weight, at, by_name from jsonb_to_recordset(${JSON.stringify(batches)}::jsonb)
      as b (recipe_id integer, date date, lot text, weight bigint, at timestamptz, by_name text) join recipes r on r.id = recipe_id
    returning id, recipe_id as "recipeId", to_char(date, 'YYYY-MM-DD') as date, weight::double precision as weight`.execute(
    db,
  );
  const parts = [...Map.groupBy(rows, ({ date }) => date).values()].flatMap((batchesOfDay) => {
    const byRecipe = new Map(batchesOfDay.map((batch) => [batch.recipeId, batch]));
    return batchesOfDay.flatMap((batch) => partsOf(batch, byRecipe, book));
  });
  await sql`
    insert into cooked_batch_parts (batch_id, ingredient_id, part_batch_id, weight)
    select batch_id, ingredient_id, part_batch_id, weight from jsonb_to_recordset(${JSON.stringify(parts)}::jsonb)
      as p (batch_id integer, ingredient_id integer, part_batch_id integer, weight bigint)`.execute(db);
}

/** What came in last before the cooking, and was not past its day. */
const nameIngredientBatches = (db: Kysely<Database>) =>
  sql`
    update cooked_batch_parts p set ingredient_batch_id = (
      select i.id from ingredient_batches i
      where i.ingredient_id = p.ingredient_id and not i.refused and i.at < b.at and (i.use_by is null or i.use_by > b.date)
      order by i.at desc limit 1)
    from cooked_batches b where b.id = p.batch_id and p.ingredient_id is not null`.execute(db);

/** Whatever is ready is in its bag. */
const packBags = (db: Kysely<Database>, date: LocalDate) =>
  sql`
    insert into packing_ticks (line_id, quantity, at, by_name)
    select l.id, l.quantity, o.updated_at, ${cooks[1]} from orders o join order_lines l on l.order_id = o.id
    where o.delivery_date = ${date} and o.status in ('ready', 'delivering', 'delivered')`.execute(db);

/** Of the next date that is cooked for, as it was yesterday: what came since is marked. */
const printPlan = (db: Kysely<Database>, date: LocalDate, now: Date) =>
  sql`
    with paper as (
      select o.id, o.delivery_date from orders o
      where o.delivery_date = (select min(delivery_date) from orders where delivery_date >= ${date} and status <> 'cancelled')
        and o.status <> 'cancelled' and o.cooked_on is null and o.placed_at < ${now}::timestamptz - interval '20 hours'
    )
    insert into production_prints (date, dishes, exceptions, at, by_name)
    select (select min(delivery_date) from paper),
      (select json_agg(d) from (select l.product_id as "productId", l.size_id as "sizeId", sum(l.quantity) as quantity
        from paper join order_lines l on l.order_id = paper.id group by 1, 2) d),
      array(select concat_ws(' ', l.order_id, l.position, coalesce(c.eater_id::text, '-'), c.allergen_id)
        from paper join order_lines l on l.order_id = paper.id join order_allergy_conflicts c on c.line_id = l.id and c.gone_event_id is null),
      ${now}::timestamptz - interval '2 hours', ${cooks[0]}
    where exists (select from paper)`.execute(db);
