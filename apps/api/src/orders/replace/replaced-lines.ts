import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type Change, changeOfNothing } from '../edit/apply-change.ts';
import type { StandingOrder } from '../edit/standing-order.ts';

/** The order as the house exchanges a dish of it. */
export const asExchanged = (order: StandingOrder): StandingOrder => ({ ...order, isExchange: true });

/** `sizeIds`: those of the new dish. */
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

type Line = Change['lines'][number];

export const withExchange = (order: StandingOrder, exchange: DishExchange): Change => ({
  ...changeOfNothing(order),
  lines: exchangedLines(changeOfNothing(order).lines, exchange),
});

/** In the same size, or the only one of the new dish; added to portions of it that the order already has. */
export function exchangedLines(lines: readonly Line[], { productId, byProductId, sizeIds }: DishExchange): Line[] {
  const [onlySize, ...otherSizes] = sizeIds;
  const newLines = lines.map((line) => {
    if (line.productId !== productId) return line;
    const sizeId = otherSizes.length === 0 ? (onlySize ?? line.sizeId) : line.sizeId;
    return { ...line, productId: byProductId, sizeId };
  });
  const offers = Map.groupBy(newLines, (line) => `${line.productId} ${line.sizeId} ${line.eaterId}`);
  return [...offers.values()].flatMap(([first, ...otherLines]) =>
    first ? [{ ...first, quantity: otherLines.reduce((sum, { quantity }) => sum + quantity, first.quantity) }] : [],
  );
}
