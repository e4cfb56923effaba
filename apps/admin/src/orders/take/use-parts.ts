import { missingIn, type OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

type Part = ReturnType<typeof missingIn>[number];

/** Moves the focus through the parts marked by `data-part`: client, address where one must be chosen, slot, dishes. */
export function useParts(draft: OrderDraft) {
  const holder = useRef<HTMLDivElement>(null);
  const [steps, setSteps] = useState(0);

  function goTo(name: Part) {
    const part = holder.current?.querySelector<HTMLElement>(`[data-part="${name}"]`);
    const begin = ['[data-begins]', 'input:not(:disabled)', 'button'].flatMap(
      (kind) => part?.querySelector<HTMLElement>(kind) ?? [],
    );
    // Slots that are still loading take the focus from their part once they are shown.
    (name === 'slot' ? (begin[0]?.matches('input') ? begin[0] : part) : begin[0])?.focus();
  }

  const goToMissing = useEffectEvent(() => goTo(missingIn(draft)[0] ?? 'dishes'));
  // The choice must be rendered first.
  useEffect(() => {
    if (steps > 0) goToMissing();
  }, [steps]);
  const goOn = () => setSteps((count) => count + 1);

  return {
    holder,
    goTo,
    /** Goes to the first missing part, or else to the dishes. */
    goOn,
    /** Enter on a radio button chooses it and goes on. */
    handleKey: (event: KeyboardEvent) => {
      const { key, target } = event;
      if (key !== 'Enter' || !(target instanceof HTMLInputElement && target.type === 'radio')) return;
      event.preventDefault();
      if (!target.checked) target.click();
      goOn();
    },
  };
}
