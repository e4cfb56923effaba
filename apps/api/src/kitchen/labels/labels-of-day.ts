import type { Labels } from '@traiteur/contract/kitchen/labels.ts';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { missingMentions } from '@traiteur/domain/kitchen/labels/missing-mentions.ts';
import { type Kysely, sql } from 'kysely';
import type { Context } from '../../core/context.ts';
import type { Database } from '../../database/schema.ts';
import { stopsOf } from '../../delivery/delivery-report/delivery-report-rows.ts';
import { getCompany } from '../../house/company/company-rows.ts';
import { getLabelSettings } from '../label-settings/label-setting-rows.ts';
import { type CookedLabel, labelDishes } from './label-dishes.ts';

type Services = Pick<Context, 'brand' | 'siteUrl' | 'locale'>;

/** Of all orders of a date, in driving order. */
export async function labelsOfDay(db: Kysely<Database>, date: LocalDate, services: Services): Promise<Labels> {
  const { brand, siteUrl, locale } = services;
  const stops = await stopsOf(db, date);
  const lines = await linesOf(db, date);
  const settings = await getLabelSettings(db);
  const { legalName, address, postalCode, city } = await getCompany(db);
  const maker = {
    name: legalName || brand.name,
    address,
    city: `${postalCode} ${city}`.trim(),
    exemption: settings.exemption,
  };
  const dishes = await labelDishes(db, [...lines.values()].flat(), { settings, siteUrl });
  const portions = stops.flatMap((stop) =>
    (lines.get(stop.orderId) ?? []).flatMap(({ lineId, ...portion }, line) => {
      const item = stop.items[line];
      const dish = dishes.findIndex((candidate) => isOf(candidate, portion));
      if (!item || dish < 0) return [];
      const recipient = {
        number: stop.number,
        status: stop.status,
        client: stop.client,
        eaterId: stop.eaterId,
        eater: item.eater,
        lineEaterId: item.eaterId,
        zoneName: stop.zoneName,
        start: stop.start,
        end: stop.end,
        allergens: item.allergens,
        conflicts: stop.conflicts.filter((conflict) => conflict.line === line),
        clientAllergies: stop.clientAllergies,
        unaskedEaters: stop.unaskedEaters,
      };
      return [{ lineId, orderId: stop.orderId, dish, quantity: item.quantity, recipient }];
    }),
  );
  const lots = await heldLotsOf(
    db,
    dishes.map(({ lot }) => lot),
  );
  return {
    date,
    maker,
    dishes,
    missing: dishes.map((dish) => missingMentions(dish, maker, locale)),
    heldLots: dishes.map(({ lot }) => (lots.has(lot) ? lot : null)),
    portions,
  };
}

const isOf = (dish: CookedLabel, { productId, sizeId, cookedOn }: Omit<LineRow, 'lineId' | 'orderId'>): boolean =>
  dish.productId === productId && dish.sizeId === sizeId && dish.cookedOn === cookedOn;

async function heldLotsOf(db: Kysely<Database>, lots: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('cooked_batches')
    .select('lot')
    .where('held', '=', true)
    .where(sql<boolean>`lot = any(${lots}::text[])`)
    .execute();
  return new Set(rows.map(({ lot }) => lot));
}

interface LineRow {
  lineId: number;
  orderId: number;
  productId: number;
  sizeId: number;
  cookedOn: LocalDate;
}

async function linesOf(db: Kysely<Database>, date: LocalDate): Promise<Map<number, LineRow[]>> {
  const { rows } = await sql<LineRow>`
    select l.id as "lineId", l.order_id as "orderId", l.product_id as "productId", l.size_id as "sizeId",
      to_char(coalesce(o.cooked_on, o.delivery_date), 'YYYY-MM-DD') as "cookedOn"
    from orders o join order_lines l on l.order_id = o.id
    where o.delivery_date = ${date}::date and o.status <> 'cancelled' order by l.order_id, l.position`.execute(db);
  return Map.groupBy(rows, ({ orderId }) => orderId);
}
