import { orders } from '@traiteur/contract/orders/orders.ts';
import type { MovedOrders, MoveTarget, QuotedMoves } from '@traiteur/contract/orders/order-moves.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { listMoveSlots } from './move-slots.ts';
import { quoteMoves } from './quote-moves.ts';

type OfficeContext = Context<'orders:write'>;
type Operations = (typeof orders)['operations'];

/** Many orders that go to one slot, each by the operation for one of them, its entry in the log included. */
export function moveHandlers(handlers: Pick<Handlers<Operations>, 'get' | 'moveOrder'>) {
  const move = withAuditEntry(orders, 'moveOrder', handlers);
  return {
    listMoveSlots: ({ body }: { body: MoveTarget }, context: OfficeContext) => listMoveSlots(body, context),
    quoteOrderMoves: ({ body }: { body: QuotedMoves }, context: OfficeContext) => quoteMoves(body, context),
    moveOrders({ body: { slot, ...batch } }: { body: MovedOrders }, context: OfficeContext): Promise<BatchAnswer> {
      const moveOne = (id: number, orderContext: Parameters<typeof move>[1]) => {
        const request = { params: { id }, query: undefined, body: { slot } };
        return move(request, orderContext);
      };
      return changeOrders(batch, moveOne, context);
    },
  };
}
