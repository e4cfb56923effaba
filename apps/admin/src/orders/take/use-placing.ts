import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isRefusal } from '@traiteur/contract/wire/client.ts';
import { useApi } from '@traiteur/front/front.ts';
import { dishConflicts, nextToAnswer, type OrderDraft, standingFaults } from '@traiteur/front/orders/order-draft.ts';
import { slotKeys } from '@traiteur/front/orders/slot-queries.ts';
import { useOneAtATime } from '@traiteur/kit/form/use-one-at-a-time.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { orderKeys, quoteKey, quoteQuery, saveOrder } from '../order-queries.ts';
import { orderTaken } from './order-taken.ts';

interface PlacingOptions {
  /** Of the draft: by it a retry after a lost answer finds the order and places no second one. */
  key: string;
  /** Told before the screen of the order opens. */
  onPlaced: () => void;
  /** Told when somebody else has saved the order meanwhile. */
  onStale: (() => Promise<unknown>) | undefined;
}

/** Saves a draft once, as a new order or as a change, and opens the order's screen. */
export function usePlacing({ key, onPlaced, onStale }: PlacingOptions) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('orders.form');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const oneAtATime = useOneAtATime();
  const placing = useMutation({
    /** Places the draft with the total and the conflicts of its latest quote. Does nothing when the quote has faults. */
    async mutationFn(draft: OrderDraft) {
      const quote = await queries.fetchQuery({ ...quoteQuery(api, draft, locale), staleTime: Infinity });
      const isStopped =
        standingFaults(draft, quote.faults).length > 0 || nextToAnswer(draft, dishConflicts(quote)).length > 0;
      return isStopped ? undefined : saveOrder(api, draft, quote.total, key);
    },
    async onSuccess(order, { standing }) {
      if (!order) return;
      onPlaced();
      toast.success(words(standing ? 'changed' : 'placed', { number: order.number }), { overHeader: true });
      await queries.invalidateQueries({ queryKey: orderKeys.all });
      // The answer is the order: its screen need not read it again.
      queries.setQueryData(orderKeys.record(order.id), order);
      await navigate(to('order', { id: order.id }), { state: standing ? null : orderTaken });
      // The form may be scrolled down; what the order says first stands on top.
      scrollTo(0, 0);
    },
    // The slots, too: somebody else may have taken the last place.
    onError: (error) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: quoteKey }),
        queries.invalidateQueries({ queryKey: slotKeys.all }),
        isRefusal(error, 'stale') && onStale?.(),
      ]),
  });

  /** Places the draft, once at a time; says whether its quote, or an allergy found since, held it back. */
  const place = (draft: OrderDraft) =>
    oneAtATime(() => placing.mutateAsync(draft).then((order) => order === undefined, isAllergyStop));

  return {
    place,
    placing: placing.isPending,
    /** Why a draft was not placed, as long as it has not changed since. */
    failureOf: (draft: OrderDraft): Error | undefined =>
      (placing.variables === draft ? placing.error : undefined) ?? undefined,
  };
}

const isAllergyStop = (error: unknown) => isRefusal(error, 'allergy-not-overridden');
