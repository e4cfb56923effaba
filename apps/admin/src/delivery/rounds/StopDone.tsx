import type { RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { OrderStatusChip } from '@traiteur/front/orders/order-chips.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './Round.module.css';
import type { Tap } from './taps.ts';
import { useDeliveryText } from './use-delivery-text.ts';

/** An order of which nothing is left to do at its door, or whose tap waits for the line. */
export function StopDone({ stop, tap }: { stop: RoundStop; tap: Tap | undefined }) {
  const to = useTo();
  const words = useTranslations('rounds');
  const textOf = useDeliveryText();
  const delivery = tap ? tap.input : stop.delivery;
  return (
    <p className={styles['doneStop']}>
      {tap ? <Chip tone="wait">{words('isWaiting')}</Chip> : <OrderStatusChip status={stop.status} />}{' '}
      <AppLink to={to('order', { id: stop.orderId })}>{stop.client}</AppLink>
      {delivery && <span> · {textOf(delivery)}</span>}
    </p>
  );
}
