import type { LabelPrint, LabelPrintRow, Labels, labels, UnprintedDish } from '@traiteur/contract/kitchen/labels.ts';
import type { Body } from '@traiteur/contract/statement/operation.ts';
import { labels as words } from '@traiteur/words/kitchen/labels.ts';
import { catalogueOf } from '@traiteur/words/phrases/phrase.ts';
import { type Kysely, sql } from 'kysely';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { shareHolds } from '../batch-holds/hold-locks.ts';
import { labelsOfDay } from './labels-of-day.ts';

type Wish = Body<(typeof labels.operations)['printLabels']>;

/** @throws {Refusal} `not-found` where a line is none of that date, `batch-held`, `label-incomplete` */
export const printLabels = (
  { date, format, lineIds, unprintedIds = [] }: Wish,
  context: Context<'kitchen:write'>,
): Promise<LabelPrint> =>
  inTransaction(context.db, async (db) => {
    const { locale, clock, caller } = context;
    // Whoever holds a batch meanwhile waits, or is waited for.
    await shareHolds(db);
    const day = await labelsOfDay(db, date, context);
    const portions = portionsOf(day, lineIds);
    const unprinted = unprintedDishes(day, portionsOf(day, unprintedIds));
    const places = [...new Set(portions.map(({ dish }) => dish))];
    refuseHeld(day, places, locale);
    refuseIncomplete(day, places, locale);
    const dishes = places.flatMap((place) => day.dishes[place] ?? []);
    const person = personOf(caller);
    const { id } = await db
      .insertInto('label_prints')
      .values({
        date,
        format,
        locale,
        content: JSON.stringify({ maker: day.maker, dishes, unprinted }),
        at: clock(),
        by_id: person.id,
        by_name: person.name,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const rows = portions.map(({ orderId, dish, quantity, recipient }, position) => ({
      print_id: id,
      position,
      order_id: orderId,
      dish: places.indexOf(dish),
      quantity,
      recipient,
    }));
    await sql`insert into printed_portions (print_id, position, order_id, dish, quantity, recipient)
      select print_id, position, order_id, dish, quantity, recipient
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r (print_id integer, position smallint, order_id integer,
        dish smallint, quantity integer, recipient jsonb)`.execute(db);
    return getLabelPrint(db, id);
  });

function portionsOf({ portions }: Labels, lineIds: readonly number[]): Labels['portions'] {
  const wishes = new Set(lineIds);
  const wantedPortions = portions.filter(({ lineId }) => wishes.has(lineId));
  if (wantedPortions.length < wishes.size) throw new Refusal('not-found');
  return wantedPortions;
}

function unprintedDishes({ dishes, heldLots, missing }: Labels, portions: Labels['portions']): UnprintedDish[] {
  return dishes.flatMap(({ name, sizeName, lot }, place) => {
    const count = portions.reduce((sum, { dish, quantity }) => sum + (dish === place ? quantity : 0), 0);
    if (count === 0) return [];
    const isHeld = (heldLots[place] ?? null) !== null;
    return [{ name, sizeName, lot, portions: count, isHeld, missing: missing[place] ?? [] }];
  });
}

function refuseHeld({ dishes, heldLots }: Labels, places: readonly number[], locale: Context['locale']): void {
  const lots = places.flatMap((place) => {
    const [dish, lot] = [dishes[place], heldLots[place]];
    return dish && lot ? [`${dish.name[locale]} (${lot})`] : [];
  });
  if (lots.length === 0) return;
  const amounts = { lots: [...new Set(lots)].join(' ; ') };
  throw new Refusal('batch-held', { faults: [{ field: 'lineIds', code: 'batch-held', amounts }] });
}

function refuseIncomplete({ dishes, missing }: Labels, places: readonly number[], locale: Context['locale']): void {
  const { mentions } = catalogueOf(words, locale);
  const gaps = places.flatMap((place) => {
    const [dish, faults = []] = [dishes[place], missing[place]];
    return dish && faults.length > 0
      ? [`${dish.name[locale]} (${faults.map((mention) => mentions[mention]).join(', ')})`]
      : [];
  });
  if (gaps.length === 0) return;
  const amounts = { dishes: [...new Set(gaps)].join(' ; ') };
  throw new Refusal('label-incomplete', { faults: [{ field: 'lineIds', code: 'label-incomplete', amounts }] });
}

const factsOf = sql<Omit<LabelPrintRow, 'labels'>>`
  t.id, t.date, t.format, t.locale, t.at, t.by_name as "by"`;

export async function listLabelPrints(db: Kysely<Database>, date: string): Promise<LabelPrintRow[]> {
  const { rows } = await sql<LabelPrintRow>`
    select ${factsOf}, (select sum(quantity)::integer from printed_portions where print_id = t.id) as labels
    from label_prints t where t.date = ${date}::date order by t.id desc`.execute(db);
  return rows;
}

/** @throws {Refusal} `not-found` */
export async function getLabelPrint(db: Kysely<Database>, id: number): Promise<LabelPrint> {
  const { rows } = await sql<LabelPrint>`
    select ${factsOf}, t.content -> 'maker' as maker, t.content -> 'dishes' as dishes,
      coalesce(t.content -> 'unprinted', '[]') as unprinted,
      (select json_agg(json_build_object('orderId', order_id, 'dish', dish, 'quantity', quantity, 'recipient', recipient)
        order by position) from printed_portions where print_id = t.id) as portions
    from label_prints t where t.id = ${id}`.execute(db);
  const [print] = rows;
  if (!print) throw new Refusal('not-found');
  // Labels that were printed before volumes and origins were told say neither.
  const untold = { density: null, meatOrigin: { fr: '', en: '' }, originlessIngredientId: null };
  return { ...print, dishes: print.dishes.map((dish) => ({ ...untold, ...dish })) };
}
