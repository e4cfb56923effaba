import { IconArrowDown, IconArrowUp } from '@tabler/icons-react';
import type { Stop } from '@traiteur/contract/delivery/delivery-report.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import styles from './Rounds.module.css';

/** What is dragged from one stop to another. */
const stopType = 'application/x-stop';

interface StopPlaceProps {
  /** 1 is the first. */
  place: number;
  count: number;
  stop: Stop;
  busy: boolean;
  /** Both undefined for who may not order stops. */
  onMove?: (by: number) => void;
  /** Another order was dropped here. */
  onPut?: (orderId: number) => void;
}

/** A stop's number in its round, and what moves it: the number is dragged, the arrows do the same for a finger and the keyboard. */
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
