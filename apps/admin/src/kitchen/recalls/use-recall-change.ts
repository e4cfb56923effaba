import type { ApiClient } from '@traiteur/contract/wire/client.ts';
import { useChange } from '../../noun/use-change.ts';

export const useRecallChange = <Input>(write: (api: ApiClient, input: Input) => Promise<unknown>, onDone: () => void) =>
  useChange(write, { tags: ['recalls'], onDone });
