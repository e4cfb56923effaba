import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import { useAlive } from '../site/island/alive.ts';
import { useRead } from '../site/island/use-read.ts';

/** Who eats with the client, the client first; empty for strangers, and until it is read. */
export function useTable(): readonly TableEater[] {
  const { call, isSomebody } = useAlive();
  const { value } = useRead(isSomebody ? 'table' : undefined, () => call('own-eaters', 'listOwnEaters'));
  return value?.items ?? [];
}
