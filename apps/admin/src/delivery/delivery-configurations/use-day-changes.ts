import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { orderKeys } from '../../orders/order-queries.ts';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import { configurationKeys, deliveryDayQuery } from './delivery-configuration-queries.ts';

/** Closing a day needs to see its standing orders. */
export function useMayCloseDays(): boolean {
  const api = useApi();
  return api.offers('delivery-configurations', 'closeDay') && api.offers('delivery-configurations', 'getDeliveryDay');
}

/** Closes and opens days; each toast offers an undo. */
export function useDayChanges() {
  const api = useApi();
  const queries = useQueryClient();
  const words = useTranslations('deliveryConfigurations.days');
  const dates = useDates();
  const showFailure = useFailureToast();

  const refresh = () =>
    Promise.all(
      [configurationKeys.all, orderKeys.all, nounKeys('delivery-slots').all].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const orTell = (work: Promise<unknown>) => void work.catch(showFailure);

  /**
   * `id` is the configuration in force when the user decided. Resolves to the orders that still stand: where a dialog
   * goes on with them, no toast covers it.
   */
  async function close(id: number, date: string, { goesOn = false } = {}): Promise<number> {
    const configuration = await api.call('delivery-configurations', 'closeDay', { id }, { date });
    // An order may have been placed since the user looked at the day.
    const { orders } = await api.call('delivery-configurations', 'getDeliveryDay', { date });
    await refresh();
    if (orders === 0 || !goesOn)
      toast.success(words('closed', { date: dates.long(date), count: orders }), {
        undo: { label: words('open'), run: () => orTell(open(configuration.id, date)) },
      });
    return orders;
  }
  async function open(id: number, date: string): Promise<void> {
    const configuration = await api.call('delivery-configurations', 'openDay', { id }, { date });
    await refresh();
    toast.success(words('opened', { date: dates.long(date) }), {
      undo: { label: words('close'), run: () => orTell(close(configuration.id, date)) },
    });
  }
  /** Opens a day of the configuration in force now. */
  async function openNow(date: string): Promise<void> {
    const { configurationId } = await queries.fetchQuery({ ...deliveryDayQuery(api, date), staleTime: 0 });
    if (configurationId !== null) await open(configurationId, date);
  }
  return { close, refresh, openNow: (date: string) => orTell(openNow(date)) };
}
