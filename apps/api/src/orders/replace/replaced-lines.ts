import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Change, changeOfNothing } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';

/** One dish that takes the place of another, and the sizes in which it is offered. */
export interface DishExchange {
  productId: number;
  byProductId: number;
  sizeIds: readonly number[];
}

/** Reads in which sizes the other dish is offered. */
export async function dishExchange(
  db: Kysely<Database>,
  productId: number,
  byProductId: number,
): Promise<DishExchange> {
  const offers = await db.selectFrom('offers').select('size_id').where('product_id', '=', byProductId).execute();
  return { productId, byProductId, sizeIds: offers.map(({ size_id }) => size_id) };
}

/** The order as it stands, with as many portions of the other dish instead: in the same size, or in its only one; added to what it has of it already. */
export function withExchange(order: StandingOrder, { productId, byProductId, sizeIds }: DishExchange): Change {
  const [onlySize, ...otherSizes] = sizeIds;
  const lines = order.lines.map((line) => {
    if (line.productId !== productId) return line;
    const sizeId = otherSizes.length === 0 ? (onlySize ?? line.sizeId) : line.sizeId;
    return { productId: byProductId, sizeId, quantity: line.quantity };
  });
  const offers = Map.groupBy(lines, (line) => `${line.productId} ${line.sizeId}`);
  return {
    ...changeOfNothing(order),
    lines: [...offers.values()].flatMap(([first, ...otherLines]) =>
      first
        ? {
            productId: first.productId,
            sizeId: first.sizeId,
            quantity: otherLines.reduce((sum, { quantity }) => sum + quantity, first.quantity),
          }
        : [],
    ),
  };
}
