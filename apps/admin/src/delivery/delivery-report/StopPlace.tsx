import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import styles from './Rounds.module.css';

/** Media type of a dragged stop. */
const stopType = 'application/x-stop';

interface StopPlaceProps {
  /** From 1. */
  place: number;
  count: number;
  stop: Stop;
  busy: boolean;
  /** Both handlers are undefined for users who may not order stops. */
  onMove?: (by: number) => void;
  /** Called when another order is dropped here. */
  onPut?: (orderId: number) => void;
}

/** A stop's number, which can be dragged; the arrows do the same by touch and keyboard. */
export function StopPlace({ place, count, stop, busy, onMove, onPut }: StopPlaceProps) {
  const words = useTranslations('deliveryReport');
  const arrow = (label: string, Icon: typeof IconArrowUp, by: number) => (
    <Button
      variant="subtle"
      aria-label={label}
      icon={<Icon size={16} aria-hidden />}
      busy={busy}
      disabledReason={place + by < 1 || place + by > count ? '' : undefined}
      onClick={() => onMove?.(by)}
    />
  );
  return (
    <div
      className={styles['place']}
      onDragOver={(event) => {
        if (onPut && event.dataTransfer.types.includes(stopType)) event.preventDefault();
      }}
      onDrop={(event) => {
        event.preventDefault();
        onPut?.(Number(event.dataTransfer.getData(stopType)));
      }}
    >
      <strong
        className={styles['number']}
        draggable={onPut !== undefined}
        onDragStart={(event) => event.dataTransfer.setData(stopType, String(stop.orderId))}
      >
        <span className="visually-hidden">{words('stopNumber')} </span>
        {place}
      </strong>
      {onMove && count > 1 && (
        <span className={`${styles['moves']} no-print`}>
          {arrow(words('earlier', { client: stop.client }), IconArrowUp, -1)}
          {arrow(words('later', { client: stop.client }), IconArrowDown, 1)}
        </span>
      )}
    </div>
  );
}
