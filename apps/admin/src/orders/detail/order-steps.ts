import { isExplained, type OrderAction, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';

/** The steps that this user may take, and taking one. */
export function useOrderSteps() {
  const api = useApi();
  return {
    isOffered: (action: OrderAction): boolean => api.offers('orders', orderLife[action].operation),
    /** Takes a step of an order's life and answers the order as it then stands. */
    applyStep: (id: number, action: OrderAction, reason = '') =>
      isExplained(action)
        ? api.call('orders', orderLife[action].operation, { id }, { reason })
        : api.call('orders', orderLife[action].operation, { id }),
  };
}
