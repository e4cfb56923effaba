import type { DiscountCodeFacts } from '../../apps/api/src/money/discount-codes/discount-code-rows.ts';

/** One order in so many is placed by somebody who has heard of the codes. */
const inTheKnow = 6;

/** Remembers who has ordered and with which code, as the counts of the database would. */
export function discountKeeper(codes: readonly DiscountCodeFacts[]) {
  const orders = new Map<number, number>();
  const uses = new Map<string, number>();
  const usesOf = (key: string) => uses.get(key) ?? 0;
  let placedOrders = 0;
  return {
    /** Orders of the client so far. */
    ordersOf: (client: number) => orders.get(client) ?? 0,

    /** The codes that the client tries on the next order, the likeliest first. */
    triedBy: (client: number): DiscountCodeFacts[] =>
      placedOrders % inTheKnow === 0
        ? codes.map((code) => ({ ...code, uses: usesOf(code.code), clientUses: usesOf(`${code.code} ${client}`) }))
        : [],

    /** Counts an order; a cancelled one has given everything back. */
    count(client: number, code: DiscountCodeFacts | undefined, isCancelled: boolean) {
      placedOrders++;
      if (isCancelled) return;
      orders.set(client, (orders.get(client) ?? 0) + 1);
      for (const key of code ? [code.code, `${code.code} ${client}`] : []) uses.set(key, usesOf(key) + 1);
    },
  };
}
