import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { useState } from 'react';
import type { ChosenSlot } from '../cart/cart-state.ts';
import type { OwnData } from '../account/use-own-data.ts';
import { type LineChoice, movedLine } from '../cart/cart.ts';
import { useCart } from '../cart/use-cart.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import type { StepName } from './checkout-draft.ts';
import type { Complaint } from './complaint.ts';
import { missingIn } from './missing.ts';
import { orderedLines } from './ordered-lines.ts';
import { useDraft } from './use-draft.ts';
import { useQuote } from './use-quote.ts';

export function useCheckout(
  { addresses, eaters: table }: Pick<OwnData, 'addresses' | 'eaters'>,
  unkept: readonly ClientAllergen[],
  choices: readonly PaymentChoice[],
) {
  const words = useShopWords('checkout');
  const { store, cart, day, slot } = useCart();
  const { draft, change: changeDraft } = useDraft(addresses);
  const [complaint, setComplaint] = useState<Complaint>();
  const address = addresses.find(({ id }) => id === draft.addressId);
  const order = {
    ...(address && { addressId: address.id }),
    ...(slot && { slot: { scheduleId: slot.scheduleId, date: slot.date } }),
    lines: orderedLines({ cart }, day, table),
    ...(draft.discountCode && { discountCode: draft.discountCode }),
  };
  const quote = useQuote(order);

  function change(changes: Parameters<typeof changeDraft>[0]): void {
    setComplaint(undefined);
    changeDraft(changes);
  }

  function complain(next: Complaint): void {
    if (next.step && next.step !== 'who') changeDraft({ open: next.step });
    setComplaint(next);
  }

  function chooseAddress({ id, eligible }: Address, goesOn: boolean): void {
    // Slots depend on the address.
    if (draft.addressId !== undefined && id !== draft.addressId) store.forgetSlots();
    change({ addressId: id, open: goesOn && eligible ? 'when' : draft.open });
  }

  function chooseSlot(chosenSlot: ChosenSlot, goesOn: boolean): void {
    const { scheduleId, date, start, end } = chosenSlot;
    store.chooseSlot({ scheduleId, date, start, end });
    change({ open: goesOn ? 'pay' : 'when' });
  }

  function chooseEater(line: LineChoice, eaterId: number | undefined): void {
    setComplaint(undefined);
    store.change((now) => movedLine(now, line, { ...line, eaterId }));
  }

  return {
    draft,
    table,
    change,
    address,
    day,
    order,
    slot,
    quote,
    complaint,
    complain,
    missing: () => missingIn({ ...draft, slot }, { unkept, addresses, choices }, words),
    chooseAddress,
    chooseSlot,
    chooseEater,
    goTo: (step: StepName) => () => change({ open: step }),
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
