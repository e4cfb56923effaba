import { newKey } from '../new-key.ts';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useDraft } from '@traiteur/front/forms/use-draft.ts';
import { useUnsavedGuard } from '@traiteur/front/forms/UnsavedWork.tsx';
import { dishConflicts, nextToAnswer, type OrderDraft, standingFaults } from '@traiteur/front/orders/order-draft.ts';
import { isBegun, isChange } from '@traiteur/front/orders/order-change.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { useTo } from '../../use-to.ts';
import { orderKeys, quoteKey, quoteQuery, saveOrder } from '../order-queries.ts';
import { keptChange } from '../edit/kept-change.ts';
import { keptOrder } from './kept-order.ts';
import { orderTaken } from './order-taken.ts';
import { useFaultSentence } from './use-may-force.ts';
import type { MissedWords } from './dishes/missed-words.ts';
import type { OrderStart } from './order-start.ts';

/**
 * The draft of an order, its price at every moment, and saving it once. It is kept under a name of its own.
 * @param onStale told when somebody else has saved the order meanwhile
 */
export function useOrderForm(
  { draft: start, key: keptKey }: OrderStart,
  draftName: string,
  onStale?: () => Promise<unknown>,
) {
  const to = useTo();
  const api = useApi();
  const { drafts } = useFront();
  const words = useTranslations('orders.form');
  const sentenceOf = useFaultSentence();
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [draft, setDraft] = useState<OrderDraft>(start);
  // One key for each draft: a retry after a lost answer finds the order and places no second one.
  const [key] = useState(() => keptKey ?? newKey());
  /** Words that Enter asked a dish for, and that are not answered yet: the order waits for them. */
  const [enteredDishes, setEnteredDishes] = useState<readonly { text: string }[]>([]);
  /** Words that led to no dish, until somebody has seen it: the order waits for that too. */
  const [missedDishes, setMissedDishes] = useState<readonly MissedWords[]>([]);
  const isPlaced = useRef(false);
  const underWay = useRef(false);
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

  const placing = useMutation({
    /** Places the draft with the total and the conflicts of its latest quote. Does nothing when the quote has faults. */
    async mutationFn(placedDraft: OrderDraft) {
      const currentQuote = await queries.fetchQuery({ ...quoteQuery(api, placedDraft, locale), staleTime: Infinity });
      const isStopped =
        standingFaults(placedDraft, currentQuote.faults).length > 0 ||
        nextToAnswer(placedDraft, dishConflicts(currentQuote)).length > 0;
      return isStopped ? undefined : saveOrder(api, placedDraft, currentQuote.total, key);
    },
    async onSuccess(order) {
      if (!order) return;
      isPlaced.current = true;
      drafts.drop(draftName);
      toast.success(words(start.standing ? 'changed' : 'placed', { number: order.number }), { overHeader: true });
      await queries.invalidateQueries({ queryKey: orderKeys.all });
      // The answer is the order: its screen need not read it again.
      queries.setQueryData(orderKeys.record(order.id), order);
      await navigate(to('order', { id: order.id }), { state: start.standing ? null : orderTaken });
      // The form may be scrolled down; what the order says first stands on top.
      scrollTo(0, 0);
    },
    // The slots, too: somebody else may have taken the last place.
    onError: (error) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: quoteKey }),
        queries.invalidateQueries({ queryKey: slotKeys.all }),
        isStale(error) && onStale?.(),
      ]),
  });

  /** The result of the last attempt to place, as long as the draft has not changed since. */
  const last = placing.variables === draft ? placing : undefined;
  const refusal = last?.error instanceof ApiRefusal ? last.error.problem : undefined;
  const quotedFaults = quote.isPlaceholderData ? [] : (quote.data?.faults ?? []);
  const draftFaults = standingFaults(draft, quotedFaults).map((fault) => ({ ...fault, message: sentenceOf(fault) }));
  const faults = [...draftFaults, ...(refusal?.errors ?? [])];
  const faultAt = (field: string) =>
    faults.find((fault) => fault.field === field || fault.field.startsWith(`${field}.`));
  /** The fault of a field, from the server's last refusal or from the quote. */
  const faultOf = (field: string): string | undefined => faultAt(field)?.message;
  /** What staff alone are told about it. */
  const reasonOf = (field: string): string | undefined => faultAt(field)?.reason;

  /** Places the draft, once at a time; says whether its quote, or an allergy found since, held it back. */
  const place = async (placedDraft: OrderDraft): Promise<boolean> => {
    if (underWay.current) return false;
    underWay.current = true;
    const heldBack = await placing.mutateAsync(placedDraft).then((order) => order === undefined, isAllergyStop);
    underWay.current = false;
    return heldBack;
  };

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
    quotedFaults,
    /** What holds the draft back, before it is sent. */
    firstFault: draftFaults[0]?.message,
    faultOf,
    reasonOf,
    leaving,
    place,
    placing: placing.isPending,
    placingFailed: last?.error ?? undefined,
  };
}

const isStale = (error: unknown) => error instanceof ApiRefusal && error.problem.code === 'stale';

const isAllergyStop = (error: unknown) =>
  error instanceof ApiRefusal && error.problem.code === 'allergy-not-overridden';

export type OrderFormState = ReturnType<typeof useOrderForm>;
