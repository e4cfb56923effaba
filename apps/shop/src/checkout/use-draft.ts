import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useState } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { blankDraft, type CheckoutDraft, saveDraft, readDraft } from './checkout-draft.ts';

/** Stored in this tab with each change. A client's only address is chosen already. */
export function useDraft(addresses: readonly Address[]) {
  const { browser } = useAlive();
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(browser?.tabStorage) ?? firstDraft(addresses));
  function change(changes: Partial<CheckoutDraft>): void {
    setDraft((current) => {
      const next = { ...current, ...changes };
      saveDraft(browser?.tabStorage, next);
      return next;
    });
  }
  return { draft, change };
}

function firstDraft(addresses: readonly Address[]): CheckoutDraft {
  const [address] = addresses;
  const isTheOne = addresses.length === 1 && address?.eligible;
  return isTheOne ? { ...blankDraft, addressId: address.id, open: 'when' } : blankDraft;
}
