import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { AllergyConflict, Eater, Presence } from '@traiteur/domain/orders/allergies.ts';
import { begunStatuses, standingStatuses } from '@traiteur/domain/orders/order-life.ts';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import { sitsAt } from '../../database/rows/eater-name.ts';
import type { Database } from '../../database/schema.ts';
import { type CookedDish, cookedAllergensOf, cookedKey } from '../../kitchen/pots/cooked-allergens.ts';

/** `orderId`: an order that is locked already. */
export type JudgedOrders = { clientIds: readonly number[] } | { productIds: readonly number[] } | { orderId: number };

export interface JudgedLine {
  line: number;
  orderId: number;
  clientId: number;
  productId: number;
  /** Whom it is for; null: the whole table. */
  lineEaterId: number | null;
  /** Whose guests eat of its order too. */
  groupOrderId: number | null;
  /** The date for which the kitchen has begun with it; null: it has not. */
  cookedOn: LocalDate | null;
}

export type StandingConflict = Pick<
  AllergyConflict,
  'eaterId' | 'allergenId' | 'severity' | 'presence' | 'mustOverride'
> &
  Pick<JudgedLine, 'line' | 'orderId'>;

/** With the group order whose guest they are; null: they eat of each order of their client. */
export type SeatedEater = Eater & { groupOrderId: number | null };

export type DishAllergen = { id: number; presence: Presence };

export interface JudgingFacts {
  lines: JudgedLine[];
  conflicts: StandingConflict[];
  /** By client. */
  tableOf: ReadonlyMap<number, readonly SeatedEater[]>;
  allergensOf: ReadonlyMap<number, readonly DishAllergen[]>;
  /** By `cookedKey`, of dishes that the kitchen has begun with. */
  cookedAllergens: ReadonlyMap<string, readonly DishAllergen[]>;
}

/** Until the commit, these orders take no step, and no other transaction judges them. */
export async function lockStandingOrders(db: Kysely<Database>, orders: JudgedOrders): Promise<void> {
  const condition =
    'productIds' in orders
      ? sql`exists (select from order_lines l
          where l.order_id = orders.id and l.product_id = any(${orders.productIds}::integer[]))`
      : ownOrders(orders);
  await sql`select from orders where ${condition} and ${isStanding} order by id for no key update`.execute(db);
}

const ownOrders = (orders: Exclude<JudgedOrders, { productIds: readonly number[] }>) =>
  'orderId' in orders ? sql`orders.id = ${orders.orderId}` : sql`client_id = any(${orders.clientIds}::integer[])`;

const isStanding = sql`status = any(${standingStatuses}::text[])`;

/** Four statements, however many the orders; where the kitchen has begun, some more for each of its days. */
export async function readJudgingFacts(db: Kysely<Database>, orders: JudgedOrders): Promise<JudgingFacts> {
  const lines = await linesOf(db, orders);
  const clientIds = 'clientIds' in orders ? orders.clientIds : idsIn(lines, 'clientId');
  const productIds = idsIn(lines, 'productId');
  // Guests of these orders alone: by `eatsOfOrder` no other guest eats of them, and a host may have thousands.
  const tables = [...new Set([0, ...lines.map(({ groupOrderId }) => groupOrderId ?? 0)])];
  const eaters = await rowsOf<SeatedEater & { clientId: number }>(
    db,
    sql`select e.client_id as "clientId", e.id, e.is_client as "isClient", e.group_order_id as "groupOrderId",
        coalesce(json_agg(json_build_object('allergenId', allergen_id, 'severity', severity))
          filter (where allergen_id is not null), '[]') as allergens
      from eaters e left join eater_allergens on eater_id = e.id
      where e.client_id = any(${clientIds}::integer[]) and ${sitsAt('e', sql`${tables}::integer[]`)}
      group by e.id order by e.is_client desc, e.id`,
  );
  const contents = await rowsOf<DishAllergen & { productId: number }>(
    db,
    sql`select product_id as "productId", allergen_id as id, presence from product_allergens
      where product_id = any(${productIds}::integer[])`,
  );
  return {
    lines,
    conflicts: await rowsOf<StandingConflict>(
      db,
      sql`select c.line_id as line, c.eater_id as "eaterId", l.order_id as "orderId", c.allergen_id as "allergenId", c.severity, c.presence,
          c.must_override as "mustOverride"
        from order_allergy_conflicts c join order_lines l on l.id = c.line_id
        where c.line_id = any(${lines.map(({ line }) => line)}::integer[]) and c.gone_event_id is null`,
    ),
    tableOf: Map.groupBy(eaters, ({ clientId }) => clientId),
    allergensOf: Map.groupBy(contents, ({ productId }) => productId),
    cookedAllergens: await cookedAllergensOf(db, cookedDishesOf(lines)),
  };
}

const cookedDishesOf = (lines: readonly JudgedLine[]): CookedDish[] => {
  const dishes = lines.flatMap(({ productId, cookedOn }) => (cookedOn === null ? [] : [{ productId, cookedOn }]));
  return [...new Map(dishes.map((dish) => [cookedKey(dish), dish])).values()];
};

const linesOf = (db: Kysely<Database>, orders: JudgedOrders) =>
  rowsOf<JudgedLine>(
    db,
    sql`select l.id as line, orders.id as "orderId", client_id as "clientId", l.product_id as "productId",
        l.eater_id as "lineEaterId", orders.group_order_id as "groupOrderId",
        case when cooked_on is not null or status = any(${begunStatuses}::text[])
          then to_char(coalesce(cooked_on, delivery_date), 'YYYY-MM-DD') end as "cookedOn"
      from orders join order_lines l on l.order_id = orders.id
      where ${isStanding} and ${
        'productIds' in orders ? sql`l.product_id = any(${orders.productIds}::integer[])` : ownOrders(orders)
      } order by orders.id, l.position`,
  );

const idsIn = (lines: readonly JudgedLine[], key: 'clientId' | 'productId') => [
  ...new Set(lines.map((row) => row[key])),
];

const rowsOf = async <Row>(db: Kysely<Database>, statement: RawBuilder<unknown>): Promise<Row[]> =>
  (await (statement as RawBuilder<Row>).execute(db)).rows;
