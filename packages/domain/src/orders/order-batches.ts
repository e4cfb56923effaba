import type { UsualAction } from './order-life.ts';

/** The operations by which many orders take a step at once: the steps of a day that goes well, which need no reason. */
export const orderBatches = {
  confirm: 'confirmOrders',
  startPreparation: 'startOrdersPreparation',
  ready: 'readyOrders',
  dispatch: 'dispatchOrders',
  deliver: 'deliverOrders',
} as const satisfies Record<UsualAction, string>;

export type OrderBatches = typeof orderBatches;

// Object.keys says string[]; the type of the table says which strings.
export const batchActions = Object.keys(orderBatches) as readonly UsualAction[];
