import type { DiscountCodeFacts } from '../../../apps/api/src/money/discount-codes/discount-code-rows.ts';

const inTheKnow = 6;

/** Tracks each client's orders and codes, as the database would count them. */
export function discountKeeper(codes: readonly DiscountCodeFacts[]) {
  const orders = new Map<number, number>();
  const uses = new Map<string, number>();
  const usesOf = (key: string) => uses.get(key) ?? 0;
  let placedOrders = 0;
  return {
    /** Orders of the client so far. */
    ordersOf: (client: number) => orders.get(client) ?? 0,

    /** Codes that the client tries next, likeliest first. */
    triedBy: (client: number): DiscountCodeFacts[] =>
      placedOrders % inTheKnow === 0
        ? codes.map((code) => ({ ...code, uses: usesOf(code.code), clientUses: usesOf(`${code.code} ${client}`) }))
        : [],

    /** A cancelled order does not count. */
    count(client: number, code: DiscountCodeFacts | undefined, isCancelled: boolean) {
      placedOrders++;
      if (isCancelled) return;
      orders.set(client, (orders.get(client) ?? 0) + 1);
      for (const key of code ? [code.code, `${code.code} ${client}`] : []) uses.set(key, usesOf(key) + 1);
    },
  };
}
