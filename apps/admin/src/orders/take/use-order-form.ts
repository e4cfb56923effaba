import { newKey } from '../new-key.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import type { OrderDraft } from '@traiteur/front/orders/order-draft.ts';
import { isBegun, isChange } from '@traiteur/front/orders/order-change.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { quoteQuery } from '../order-queries.ts';
import { keptChange } from './kept-change.ts';
import { keptOrder } from './kept-order.ts';
import { useOrderFaults } from './use-order-faults.ts';
import { usePlacing } from './use-placing.ts';
import type { EnteredDish } from './dishes/entered-dish.ts';
import type { MissedWords } from './dishes/missed-words.ts';
import type { OrderStart } from './order-start.ts';

/**
 * The draft of an order, its current price, and saving it once. The draft is kept under `draftName`.
 * @param onStale called when a colleague has saved the order meanwhile
 */
export function useOrderForm(
  { draft: start, key: keptKey }: OrderStart,
  draftName: string,
  onStale?: () => Promise<unknown>,
) {
  const api = useApi();
  const { drafts } = useFront();
  const locale = useLocale();
  const [draft, setDraft] = useState<OrderDraft>(start);
  const [key] = useState(() => keptKey ?? newKey());
  /** Entries whose search has no answer yet: the order waits for them. */
  const [enteredDishes, setEnteredDishes] = useState<readonly EnteredDish[]>([]);
  /** Entries that added no dish, until dismissed: the order waits for them too. */
  const [missedDishes, setMissedDishes] = useState<readonly MissedWords[]>([]);
  const isPlaced = useRef(false);
  const isDirty = isBegun(draft);
  const isUnsaved = useCallback(() => isDirty && !isPlaced.current, [isDirty]);
  const leaving = useUnsavedGuard(isUnsaved);
  useDraft(draftName, () => {
    if (!isUnsaved()) return undefined;
    return isChange(draft) ? keptChange(draft) : keptOrder(key, draft);
  });

  const quote = useQuery({
    ...quoteQuery(api, draft, locale),
    enabled: draft.lines.length > 0 && (!draft.standing || draft.slot !== null),
    placeholderData: keepPreviousData,
  });
  const { place, placing, failureOf } = usePlacing({
    key,
    onPlaced() {
      isPlaced.current = true;
      drafts.drop(draftName);
    },
    onStale,
  });
  const placingFailed = failureOf(draft);
  const faults = useOrderFaults(draft, quote, placingFailed);

  return {
    draft,
    setDraft,
    /** Whether there is anything to save. */
    isDirty,
    enteredDishes,
    setEnteredDishes,
    missedDishes,
    setMissedDishes,
    quote,
    ...faults,
    leaving,
    place,
    placing,
    placingFailed,
  };
}

export type OrderFormState = ReturnType<typeof useOrderForm>;
