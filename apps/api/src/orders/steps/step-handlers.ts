import { type OrderAction, orderActions, orderLife, type OrderLife } from '@traiteur/domain/orders/order-life.ts';
import type { Context } from '../../core/context.ts';
import { applyStep } from './apply-step.ts';

interface StepRequest {
  params: { id: number };
  body?: { reason: string } | undefined;
}

const handlerOf =
  (action: OrderAction) =>
  ({ params, body }: StepRequest, context: Context<OrderLife[OrderAction]['scope']>) =>
    applyStep(params.id, action, body?.reason ?? '', context);

export const stepHandlers = Object.fromEntries(
  orderActions.map((action) => [orderLife[action].operation, handlerOf(action)]),
  // `fromEntries` forgets the names.
) as Record<OrderLife[OrderAction]['operation'], ReturnType<typeof handlerOf>>;
