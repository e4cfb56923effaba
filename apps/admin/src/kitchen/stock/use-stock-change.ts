import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useChange } from '../../noun/use-change.ts';

export type Call = ApiClient['call'];

/** Whatever changes stock, orders or receipts shows in all of these. */
const tags = ['ingredient-batches', 'goods-receipts', 'purchase-orders', 'supplier-invoices', 'ingredients'] as const;

export function useStockChange<Answer>(onDone: (answer: Answer) => void, onFailure?: (error: unknown) => void) {
  const change = useChange((api, act: (call: Call) => Promise<Answer>) => act(api.call), { tags, onDone, onFailure });
  return { run: (act: (call: Call) => Promise<Answer>) => change.mutate(act), busy: change.isPending };
}
