import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useApi } from '@traiteur/front/front.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';

/** Actions that show a refusal in a toast instead of throwing it. */
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

  /** Mails the payment link to the client; false when it was refused. */
  const request = async (): Promise<boolean> => {
    const order = await attempt(() => api.call('orders', 'requestPayment', { id }));
    if (!order) return false;
    queries.setQueryData(orderKeys.record(id), order);
    await queries.invalidateQueries({ queryKey: orderKeys.all });
    toast.success(words('sent'));
    return true;
  };

  /** A new link; undefined when it was refused. */
  const link = async (): Promise<string | undefined> =>
    (await attempt(() => api.call('online-payments', 'makePaymentLink', { id })))?.url;

  /** Charges all that is due to a saved card; false when it was refused. */
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
