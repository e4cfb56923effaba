import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Change, changeOfNothing } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';

/** `sizeIds`: those of the new dish. */
/** The order as the house exchanges a dish of it. */
export const asExchanged = (order: StandingOrder): StandingOrder => ({ ...order, isExchange: true });

export interface DishExchange {
  productId: number;
  byProductId: number;
  sizeIds: readonly number[];
}

export async function dishExchange(
  db: Kysely<Database>,
  productId: number,
  byProductId: number,
): Promise<DishExchange> {
  const offers = await db.selectFrom('offers').select('size_id').where('product_id', '=', byProductId).execute();
  return { productId, byProductId, sizeIds: offers.map(({ size_id }) => size_id) };
}

/** In the same size, or the only one of the new dish; added to portions of it that the order already has. */
export function withExchange(order: StandingOrder, { productId, byProductId, sizeIds }: DishExchange): Change {
  const [onlySize, ...otherSizes] = sizeIds;
  const lines = order.lines.map((line) => {
    if (line.productId !== productId) return line;
    const sizeId = otherSizes.length === 0 ? (onlySize ?? line.sizeId) : line.sizeId;
    return { ...line, productId: byProductId, sizeId };
  });
  const offers = Map.groupBy(lines, (line) => `${line.productId} ${line.sizeId} ${line.eaterId}`);
  return {
    ...changeOfNothing(order),
    lines: [...offers.values()].flatMap(([first, ...otherLines]) =>
      first
        ? {
            productId: first.productId,
            sizeId: first.sizeId,
            eaterId: first.eaterId,
            quantity: otherLines.reduce((sum, { quantity }) => sum + quantity, first.quantity),
          }
        : [],
    ),
  };
}
