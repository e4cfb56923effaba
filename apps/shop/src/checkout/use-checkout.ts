import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
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
import type { LastOrder } from './use-last-order.ts';
import { useQuote } from './use-quote.ts';

interface CheckoutFacts extends Pick<OwnData, 'addresses' | 'eaters' | 'company'> {
  choices: readonly PaymentChoice[];
  lastOrder: LastOrder | null;
}

export function useCheckout(
  { addresses, eaters: table, company, choices, lastOrder }: CheckoutFacts,
  unkept: readonly ClientAllergen[],
) {
  const words = useShopWords('checkout');
  const { long } = useDates();
  const { store, cart, day, days: datedDays, slots } = useCart();
  const { draft, change: changeDraft } = useDraft({ addresses, choices, lastOrder });
  const [complaint, setComplaint] = useState<Complaint>();
  const address = addresses.find(({ id }) => id === draft.addressId);
  // A cart that was never for a day has none until its slot is chosen.
  const days = datedDays.length > 0 ? datedDays : [day];
  const orders = days.map((date) => {
    const slot = date === undefined ? undefined : slots[date];
    return {
      date,
      ...(slot && { slot: { scheduleId: slot.scheduleId, date: slot.date } }),
      lines: orderedLines({ cart }, date, table),
      ...(draft.discountCode && { discountCode: draft.discountCode }),
    };
  });
  const quote = useQuote({
    ...(address && { addressId: address.id }),
    orders: orders.map(({ date: _date, ...order }) => order),
  });
  const daysWithoutSlot = days.filter((date) => date === undefined || !slots[date]);

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

  /** `ofDay`: the day whose dishes it brings. */
  function chooseSlot(chosenSlot: ChosenSlot, ofDay: string | undefined, goesOn: boolean): void {
    const { scheduleId, date, start, end } = chosenSlot;
    store.chooseSlot({ scheduleId, date, start, end }, ofDay);
    const isLast = daysWithoutSlot.every((otherDay) => otherDay === ofDay || otherDay === date);
    change({ open: goesOn && isLast ? 'pay' : 'when' });
  }

  function chooseUsualSlots(usualSlots: readonly ChosenSlot[]): void {
    for (const slot of usualSlots) store.chooseSlot(slot, slot.date);
    if (draft.open === 'when' && usualSlots.length === daysWithoutSlot.length) changeDraft({ open: 'pay' });
  }

  function chooseEater(line: LineChoice, eaterId: number | undefined): void {
    setComplaint(undefined);
    store.change((now) => movedLine(now, line, { ...line, eaterId }));
  }

  return {
    draft,
    /** A company of the house is billed, whomever the draft names. */
    hasCompany: company !== null,
    table,
    change,
    address,
    orders,
    slots,
    daysWithoutSlot: daysWithoutSlot.flatMap((date) => date ?? []),
    isSlotMissing: daysWithoutSlot.length > 0,
    quote,
    complaint,
    complain,
    missing: () => {
      const [dayWithoutSlot] = daysWithoutSlot;
      const facts = { unkept, table, addresses, choices };
      const gap = missingIn({ ...draft, hasSlots: daysWithoutSlot.length === 0 }, facts, words);
      if (gap?.step !== 'when' || days.length === 1 || !dayWithoutSlot) return gap;
      return { ...gap, sentence: words('pay.ofDay', { date: long(dayWithoutSlot), sentence: gap.sentence }) };
    },
    chooseAddress,
    chooseSlot,
    chooseUsualSlots,
    chooseEater,
    goTo: (step: StepName) => () => change({ open: step }),
  };
}

export type CheckoutState = ReturnType<typeof useCheckout>;
