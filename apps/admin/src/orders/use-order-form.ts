import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiRefusal } from '@traiteur/contract/client.ts';
import { toast } from '@traiteur/kit/toast.tsx';
import { useCallback, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import * as z from 'zod/mini';
import { to } from '../screens.ts';
import { api } from '../shell/api.ts';
import { dropDraft, takeDraft } from '../shell/drafts.ts';
import { session } from '../shell/session.ts';
import { useDraft } from '../shell/use-draft.ts';
import { useUnsavedGuard } from '../shell/use-unsaved-guard.ts';
import { emptyDraft, type OrderDraft, orderRequest, quoteRequest } from './order-draft.ts';

const draftName = 'order';
/** A draft with its key. */
const keptOrder = z.object({ key: z.string(), draft: z.record(z.string(), z.unknown()) });

/** The draft of an order, its price at every moment, and placing it once. */
export function useOrderForm() {
  const words = useTranslations('orders.form');
  const locale = useLocale();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [kept] = useState(() => keptOrder.safeParse(takeDraft(draftName, session.read().user?.id)).data);
  const [draft, setDraft] = useState<OrderDraft>(() => ({ ...emptyDraft, ...kept?.draft }));
  // One key for this draft: a retry after a lost answer finds the order instead of placing another.
  const [key] = useState(() => kept?.key ?? newKey());
  const placed = useRef(false);
  const isDirty = draft.client !== null || draft.lines.length > 0 || draft.discountCode !== '' || draft.notes !== '';
  const isUnsaved = useCallback(() => isDirty && !placed.current, [isDirty]);
  const blocker = useUnsavedGuard(isUnsaved);
  useDraft(draftName, () => (isUnsaved() ? { key, draft } : undefined));

  const request = quoteRequest(draft);
  const quote = useQuery({
    queryKey: ['order-quotes', locale, request],
    queryFn: ({ signal }) => api.call('orders', 'quoteOrder', {}, request, { signal }),
    enabled: draft.lines.length > 0,
    placeholderData: keepPreviousData,
    gcTime: 0,
  });

  const placing = useMutation({
    mutationFn: (whole: OrderDraft) => {
      const order = orderRequest(whole, quote.data?.total ?? 0);
      if (!order) throw new Error('the order is not whole');
      return api.call('orders', 'placeOrder', { 'Idempotency-Key': key }, order);
    },
    async onSuccess(order) {
      placed.current = true;
      dropDraft(draftName);
      toast.success(words('placed', { number: order.number }));
      await queries.invalidateQueries({ queryKey: ['orders'] });
      await navigate(to('order', { id: order.id }));
    },
    onError: () => queries.invalidateQueries({ queryKey: ['order-quotes'] }),
  });

  const refusal = placing.error instanceof ApiRefusal ? placing.error.problem : undefined;
  /** What speaks against a field: the server's last refusal, or what the quote found. */
  const faultOf = (field: string): string | undefined =>
    [...(quote.data?.faults ?? []), ...(refusal?.errors ?? [])].find(
      (fault) => fault.field === field || fault.field.startsWith(`${field}.`),
    )?.message;

  return { draft, setDraft, quote, placing, faultOf, blocker };
}

/** Browsers make a UUID only over HTTPS. */
const newKey = () => Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(36)).join('');

export type OrderFormState = ReturnType<typeof useOrderForm>;
