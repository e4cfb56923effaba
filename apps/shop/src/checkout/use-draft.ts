import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { useState } from 'react';
import { useAlive } from '../site/island/alive.ts';
import { blankDraft, type CheckoutDraft, saveDraft, readDraft } from './checkout-draft.ts';
import { addressAgain, type LastOrder } from './use-last-order.ts';

interface FirstChoices {
  addresses: readonly Address[];
  choices: readonly PaymentChoice[];
  lastOrder: LastOrder | null;
}

/** Stored in this tab with each change. A client's only address, and what they chose last, are chosen already. */
export function useDraft(first: FirstChoices) {
  const { browser } = useAlive();
  const [draft, setDraft] = useState<CheckoutDraft>(() => readDraft(browser?.tabStorage) ?? firstDraft(first));
  function change(changes: Partial<CheckoutDraft>): void {
    setDraft((current) => {
      const next = { ...current, ...changes };
      saveDraft(browser?.tabStorage, next);
      return next;
    });
  }
  return { draft, change };
}

/** What no longer holds is not chosen: an address that has gone, a way to pay that the house offers no more. */
function firstDraft({ addresses, choices, lastOrder }: FirstChoices): CheckoutDraft {
  const [onlyAddress] = addresses;
  const usualAddress = addressAgain(lastOrder, addresses);
  const address = usualAddress ?? (addresses.length === 1 && onlyAddress?.eligible ? onlyAddress : undefined);
  const payment = choices.find((choice) => choice === lastOrder?.paymentChoice);
  return {
    ...blankDraft,
    ...(payment && { payment }),
    ...(lastOrder?.billedCompany && { billedCompany: lastOrder.billedCompany }),
    ...(address && { addressId: address.id, open: 'when' }),
  };
}
