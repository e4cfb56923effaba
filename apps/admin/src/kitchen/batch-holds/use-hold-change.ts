import type { BatchHold } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useChange } from '../../noun/use-change.ts';

/** What is on hold shows on batches, orders, labels and in the kitchen. */
const tags = ['batch-holds', 'traces', 'ingredient-batches', 'orders', 'labels', 'recalls'] as const;

export const useHoldChange = <Input>(
  write: (api: ApiClient, input: Input) => Promise<BatchHold>,
  onDone: (hold: BatchHold) => void,
) => useChange(write, { tags, onDone });
