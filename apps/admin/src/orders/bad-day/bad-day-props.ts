import type { BatchTarget } from '../../list/batches/batch-requests.ts';

export interface BadDayProps {
  target: BatchTarget;
  /** As far as known. */
  count: number;
  /** Called with the ids of the orders with which it could not be done. */
  onDone: (refusedIds: readonly number[]) => void;
}
