import { orders } from '@traiteur/contract/orders.ts';
import type { MovedOrders } from '@traiteur/contract/orders/order-moves.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { audited } from '../../audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import type { Handler, Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { listMoveSlots } from './move-slots.ts';
import { quoteMoves } from './quote-moves.ts';

type OfficeContext = Context<'orders:write'>;
type Operations = (typeof orders)['operations'];

/** Many orders that go to one slot, each by the operation for one of them, its entry in the log included. */
export function moveHandlers(handlers: Pick<Handlers<Operations>, 'get' | 'moveOrder'>) {
  // Each is typed by its own operation where it is written; told apart by name they only share their shape.
  const move = audited(orders, 'moveOrder', handlers as unknown as Record<string, Handler>);
  return {
    listMoveSlots: ({ body }: { body: { ids: number[] } }, context: OfficeContext) => listMoveSlots(body.ids, context),
    quoteOrderMoves: ({ body }: { body: MovedOrders }, context: OfficeContext) => quoteMoves(body, context),
    moveOrders({ body: { ids, slot } }: { body: MovedOrders }, context: OfficeContext): Promise<BatchAnswer> {
      const moveOne = (id: number, one: Parameters<typeof move>[1]) => {
        const request = { params: { id }, query: undefined, body: { slot } };
        return move(request, one);
      };
      return changeOrders({ ids }, moveOne, context);
    },
  };
}
