import type { OrderChangeDraft } from '@traiteur/contract/orders/order-input.ts';
import type { Discount } from '@traiteur/domain/orders/pricing.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
import { type DiscountCodeFacts, discountCodeFacts } from '../../money/discount-codes/discount-code-rows.ts';
import { portionsIn } from '../ledger/portion-rows.ts';
import type { StandingOrder } from './standing-order.ts';

/** The order's own code, even renamed. Its use is counted: no limit or date applies, a raised minimum is capped. */
export async function codeAsUsed(
  db: Kysely<Database>,
  change: OrderChangeDraft,
  { clientId, discountCode, discountCodeId, subtotal }: StandingOrder,
): Promise<DiscountCodeFacts | undefined> {
  if (discountCode === null || discountCodeId === null || change.discountCode !== discountCode) return undefined;
  const code = await discountCodeFacts(db, { id: discountCodeId }, clientId);
  return (
    code && {
      ...code,
      code: discountCode,
      active: true,
      validFrom: null,
      validUntil: null,
      totalLimit: null,
      clientLimit: null,
      firstOrderOnly: false,
      minimumGoods: code.minimumGoods === null ? null : Math.min(code.minimumGoods, subtotal),
    }
  );
}

/** The discount at the time of use, while all dishes stay: the terms of the code may have changed since. */
export function discountToKeep(
  { type }: DiscountCodeFacts,
  { lines }: OrderChangeDraft,
  order: StandingOrder,
): Discount | undefined {
  const staysSame = [...lines, ...order.lines].every(
    ({ productId, sizeId }) => portionsIn(lines, productId, sizeId) === portionsIn(order.lines, productId, sizeId),
  );
  if (!staysSame) return undefined;
  if (type === 'free_delivery' && order.discount === 0) return { kind: 'free-delivery' };
  const isReduced = ({ productId, sizeId }: { productId: number; sizeId: number }) =>
    order.lines.some((line) => line.productId === productId && line.sizeId === sizeId && line.discount > 0);
  const reducedLines = [...lines.entries()].filter(([, line]) => isReduced(line)).map(([index]) => index);
  return { kind: 'amount', amount: order.discount, lines: reducedLines };
}
