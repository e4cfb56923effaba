import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** What can be done for an order to be paid online; what is refused is told. */
export function useOnlinePayment({ id, due }: Pick<Order, 'id' | 'due'>) {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('orders.online');
  const { formatMoney } = useKitSettings();
  const showFailure = useFailureToast();
  const [busy, setBusy] = useState(false);

  async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
    setBusy(true);
    try {
      return await work();
    } catch (error) {
      showFailure(error);
      return undefined;
    } finally {
      setBusy(false);
    }
  }

  /** Sends the client a link by mail; answers whether it leaves. */
  const request = async (): Promise<boolean> => {
    const order = await attempt(() => api.call('orders', 'requestPayment', { id }));
    if (!order) return false;
    queries.setQueryData(orderKeys.record(id), order);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
    toast.success(words('sent'));
    return true;
  };

  /** A new link, or undefined where there is none to be had. */
  const link = async (): Promise<string | undefined> =>
    (await attempt(() => api.call('online-payments', 'makePaymentLink', { id })))?.url;

  /** Charges a saved card all that is due; answers whether it was paid. */
  const charge = async (cardId: string): Promise<boolean> => {
    const order = await attempt(() => api.call('orders', 'payBySavedCard', { id }, { cardId }));
    if (order) {
      queries.setQueryData(orderKeys.record(id), order);
      toast.success(words('charged', { amount: formatMoney(due) }));
    }
    await queries.invalidateQueries({ queryKey: orderKeys.all });
    return order !== undefined;
  };

  return { busy, request, link, charge };
}
