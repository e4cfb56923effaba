import { missingIn, type OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Part = ReturnType<typeof missingIn>[number];

/**
 * Leads the focus through the parts of the form, which say what they are by `data-part`: from the client to the address, where one has to be
 * chosen, to the slot, to the dishes.
 */
export function useParts(draft: OrderDraft) {
  const holder = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState(0);

  function goTo(name: Part) {
    const part = holder.current?.querySelector<HTMLElement>(`[data-part="${name}"]`);
    const begin = ['[data-begins]', 'input:not(:disabled)', 'button'].flatMap(
      (kind) => part?.querySelector<HTMLElement>(kind) ?? [],
    );
    // Slots that are on their way take the focus from their part once they are there.
    (name === 'slot' ? (begin[0]?.matches('input') ? begin[0] : part) : begin[0])?.focus();
  }

  const goToMissing = useEffectEvent(() => goTo(missingIn(draft)[0] ?? 'dishes'));
  // What was chosen has to be on the screen first.
  useEffect(() => {
    if (steps > 0) goToMissing();
  }, [steps]);
  const goOn = () => setSteps((count) => count + 1);

  return {
    holder,
    goTo,
    /** Goes to what is missing now, else to the dishes. */
    goOn,
    /** Enter takes the marked one of several, as it does everywhere, and goes on. */
    take: (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement && target.type === 'radio')) return;
      event.preventDefault();
      if (!target.checked) target.click();
      goOn();
    },
  };
}
