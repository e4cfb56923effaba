import { type Kysely, sql } from 'kysely';
import type { Database } from '../../../database/schema.ts';

// What plain tables say, without a rule of the product: for the judge, who knows its own.

export interface PlainEater {
  id: number;
  isClient: boolean;
  /** By allergen: allergy or intolerance. */
  reactions: Map<number, string>;
}

/** By dish, by allergen: contains or may_contain. */
export type PlainDishes = Map<number, Map<number, string>>;

export interface PlainLine {
  id?: number;
  productId: number;
  sizeId: number;
  quantity: number;
  /** Null: everybody at the table. */
  eaterId: number | null;
}

export interface PlainConflict {
  lineId: number;
  productId: number;
  eaterId: number | null;
  allergenId: number;
  severity: string;
  presence: string;
  reason: string;
  answeredBy: string | null;
}

export interface PlainOrder {
  id: number;
  clientId: number;
  groupOrderId: number | null;
  status: string;
  date: string;
  lines: PlainLine[];
  conflicts: PlainConflict[];
}

export async function mayClientsAnswer(db: Kysely<Database>): Promise<boolean> {
  const row = await db.selectFrom('product_constants').select('allergies_by_confirmation').executeTakeFirstOrThrow();
  return row.allergies_by_confirmation;
}

export async function plainDishes(db: Kysely<Database>): Promise<PlainDishes> {
  const rows = await db.selectFrom('product_allergens').selectAll().execute();
  return new Map(
    [...Map.groupBy(rows, (row) => row.product_id)].map(([id, contents]) => [
      id,
      new Map(contents.map((row) => [row.allergen_id, row.presence])),
    ]),
  );
}

/** Who sits at a table when this order is eaten: of guests, those of its group alone. */
export async function plainTable(
  db: Kysely<Database>,
  { clientId, groupOrderId }: Pick<PlainOrder, 'clientId' | 'groupOrderId'>,
): Promise<PlainEater[]> {
  const eaters = await db.selectFrom('eaters').selectAll().where('client_id', '=', clientId).execute();
  const ids = eaters.map(({ id }) => id);
  const reactions = await db.selectFrom('eater_allergens').selectAll().where('eater_id', 'in', ids).execute();
  return eaters
    .filter((eater) => eater.group_order_id === null || eater.group_order_id === groupOrderId)
    .map(({ id, is_client }) => ({
      id,
      isClient: is_client,
      reactions: new Map(reactions.filter((row) => row.eater_id === id).map((row) => [row.allergen_id, row.severity])),
    }));
}

export async function plainOrders(db: Kysely<Database>, ids: readonly number[]): Promise<PlainOrder[]> {
  const orders = await db
    .selectFrom('orders')
    .select(['id', 'client_id', 'group_order_id', 'status', 'delivery_date'])
    .where('id', 'in', [0, ...ids])
    .execute();
  const lines = await db
    .selectFrom('order_lines')
    .select(['id', 'order_id', 'product_id', 'size_id', 'quantity', 'eater_id'])
    .where('order_id', 'in', [0, ...ids])
    .orderBy('position')
    .execute();
  const { rows: conflicts } = await sql<PlainConflict>`
    select line_id as "lineId", 0 as "productId", eater_id as "eaterId", allergen_id as "allergenId", severity, presence, reason,
      case when at is not null then by_name end as "answeredBy"
    from order_allergy_conflicts where gone_event_id is null and line_id = any(${lines.map(({ id }) => id)}::bigint[])`.execute(
    db,
  );
  return orders.map(({ id, client_id, group_order_id, status, delivery_date: date }) => {
    const linesOfOrder = lines.filter((line) => line.order_id === id);
    return {
      id,
      clientId: client_id,
      groupOrderId: group_order_id,
      status,
      date,
      lines: linesOfOrder.map((line) => ({
        id: line.id,
        productId: line.product_id,
        sizeId: line.size_id,
        quantity: line.quantity,
        eaterId: line.eater_id,
      })),
      conflicts: linesOfOrder.flatMap((line) =>
        conflicts
          .filter(({ lineId }) => Number(lineId) === line.id)
          .map((conflict) => ({ ...conflict, productId: line.product_id })),
      ),
    };
  });
}
