import { orders } from '@traiteur/contract/orders/orders.ts';
import type { MovedOrders, MoveTarget, QuotedMoves } from '@traiteur/contract/orders/order-moves.ts';
import type { BatchAnswer } from '@traiteur/contract/statement/batches.ts';
import { withAuditEntry } from '../../access/audit-entries/audited.ts';
import type { Context } from '../../core/context.ts';
import type { Handlers } from '../../http/handlers.ts';
import { changeOrders } from '../batches/batch-handlers.ts';
import { standingOrder } from '../edit/standing-order.ts';
import { listMoveSlots } from './move-slots.ts';
import { quoteMoves } from './quote-moves.ts';
import { slotFinder } from './slot-on-day.ts';

type OfficeContext = Context<'orders:write'>;
type Operations = (typeof orders)['operations'];

/** Each order moves by the operation for one order, with its own audit entry. */
export function moveHandlers(handlers: Pick<Handlers<Operations>, 'get' | 'moveOrder'>) {
  const move = withAuditEntry(orders, 'moveOrder', handlers);
  return {
    listMoveSlots: ({ body }: { body: MoveTarget }, context: OfficeContext) => listMoveSlots(body, context),
    quoteOrderMoves: ({ body }: { body: QuotedMoves }, context: OfficeContext) => quoteMoves(body, context),
    async moveOrders({ body }: { body: MovedOrders }, context: OfficeContext): Promise<BatchAnswer> {
      const { slot, day, forcedPlace, forcedDish, replacements, ...batch } = body;
      const slotOf = await slotFinder({ slot, day }, context);
      const moveOne = async (id: number, orderContext: Parameters<typeof move>[1]) => {
        const terms = { forcedPlace, forcedDish, replacements };
        const chosenSlot = slot ?? (await slotOf(await standingOrder(context.db, id)));
        const request = { params: { id }, query: undefined, body: { slot: chosenSlot, ...terms } };
        return move(request, orderContext);
      };
      return changeOrders(batch, moveOne, context);
    },
  };
}
