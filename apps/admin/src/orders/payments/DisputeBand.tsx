import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';

const reasons = [
  'fraudulent',
  'product_not_received',
  'product_unacceptable',
  'duplicate',
  'credit_not_processed',
  'unrecognized',
] as const;

/** Open and lost disputes; a won one is only in the timeline. */
export function DisputeBand({ disputes }: Pick<Order, 'disputes'>) {
  const words = useTranslations('orders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  return disputes.map(({ state, reason, amount, at }, place) => {
    if (state === 'won') return null;
    const sum = { amount: formatMoney(amount), at: dates.moment(at) };
    return (
      <Alarm key={place} tone="warning" title={words(`disputes.${state}`)}>
        {words(`disputeReason.${reasons.find((candidate) => candidate === reason) ?? 'general'}`)}{' '}
        {words(state === 'open' ? 'disputes.openDetail' : 'disputes.lostDetail', sum)}
      </Alarm>
    );
  });
}
