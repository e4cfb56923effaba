import { isExplained, type OrderAction, orderLife } from '@traiteur/domain/orders/order-life.ts';
import { useApi } from '@traiteur/front/front.ts';

export function useOrderSteps() {
  const api = useApi();
  return {
    isOffered: (action: OrderAction): boolean => api.offers('orders', orderLife[action].operation),
    /** Resolves to the order after the step. */
    applyStep: (id: number, action: OrderAction, reason = '') =>
      isExplained(action)
        ? api.call('orders', orderLife[action].operation, { id }, { reason })
        : api.call('orders', orderLife[action].operation, { id }),
  };
}
