import { orders } from '@traiteur/contract/orders/orders.ts';
import type { Replacement } from '@traiteur/contract/orders/replacements.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { ordersOfProduct } from './orders-of-product.ts';
import { quoteReplacement } from './quote-replacement.ts';
import { replaceDish } from './replace-dish.ts';

type KitchenContext = Context<'catalogue:availability'>;
type Operations = (typeof orders)['operations'];

interface ReplacementCall {
  params: { id: number };
  body: Replacement;
}

/** Each order changes by itself, with the audit entry of any other change. */
export function replaceHandlers({ get }: Pick<Handlers<Operations>, 'get'>) {
  const replaceBy = (dishes: { productId: number; byProductId: number }) =>
    withAuditEntry(orders, 'updateOrder', {
      get,
      updateOrder: ({ params: { id } }: { params: { id: number } }, context: KitchenContext) =>
        replaceDish(id, dishes, context),
    });
  return {
    listOrdersOfProduct: async (
      { params, query }: { params: { id: number }; query: { date: string } },
      { db }: Context<'orders:read'>,
    ) => ({ orders: await ordersOfProduct(db, { ...params, ...query }) }),
    quoteReplacement: async ({ params, body }: ReplacementCall, context: KitchenContext) => ({
      orders: await quoteReplacement({ productId: params.id, ...body }, context),
    }),
    replaceProduct(
      { params, body: { ids, byProductId } }: ReplacementCall,
      context: KitchenContext,
    ): Promise<BatchAnswer> {
      const replace = replaceBy({ productId: params.id, byProductId });
      return changeOrders(
        { ids },
        (id, orderContext) => replace({ params: { id }, query: undefined }, orderContext),
        context,
      );
    },
  };
}
