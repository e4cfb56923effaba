import type { UsualAction } from './order-life.ts';

/** Usual steps, without a reason, that many orders can take at once. */
export const orderBatches = {
  confirm: 'confirmOrders',
  startPreparation: 'startOrdersPreparation',
  ready: 'readyOrders',
  dispatch: 'dispatchOrders',
  deliver: 'deliverOrders',
} as const satisfies Record<UsualAction, string>;

export type OrderBatches = typeof orderBatches;

export const batchActions = Object.keys(orderBatches) as readonly UsualAction[];
