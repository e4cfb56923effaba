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
  /** The draft's key: a retry after a lost answer finds the order instead of placing a second one. */
  key: string;
  /** Called before the screen of the order opens. */
  onPlaced: () => void;
  /** Called when a colleague has saved the order meanwhile. */
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
    /** Places the draft at the total of its latest quote. Does nothing when the quote has faults or open conflicts. */
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
      // The form may be scrolled down, but the order's screen starts at its top.
      scrollTo(0, 0);
    },
    // The slots too: another order may have taken the last place.
    onError: (error) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: quoteKey }),
        queries.invalidateQueries({ queryKey: slotKeys.all }),
        isRefusal(error, 'stale') && onStale?.(),
      ]),
  });

  /** Places the draft, once at a time; resolves to whether its quote or a newly found allergy stopped it. */
  const place = (draft: OrderDraft) =>
    oneAtATime(() => placing.mutateAsync(draft).then((order) => order === undefined, isAllergyStop));

  return {
    place,
    placing: placing.isPending,
    /** Why a draft was not placed; undefined once it has changed. */
    failureOf: (draft: OrderDraft): Error | undefined =>
      (placing.variables === draft ? placing.error : undefined) ?? undefined,
  };
}

const isAllergyStop = (error: unknown) => isRefusal(error, 'allergy-not-overridden');
