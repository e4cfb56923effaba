import type { RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { alertOf } from '@traiteur/domain/orders/allergies.ts';
import { isStopped } from '@traiteur/domain/orders/order-life.ts';
import { stopOf } from '@traiteur/domain/orders/order-stops.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useAdvance } from '../delivery-report/use-advance.ts';
import styles from './Round.module.css';

/** Clients are told that their meal is on its way. Without it a door works all the same. */
export function DispatchButton({ stops }: { stops: readonly RoundStop[] }) {
  const words = useTranslations('rounds');
  const { advance, progress } = useAdvance();
  const readyStops = stops.filter(
    ({ status, conflicts, isHeld }) =>
      status === 'ready' && !isStopped('dispatch', stopOf({ allergyAlert: alertOf(conflicts), isHeld })),
  );
  if (readyStops.length === 0) return null;
  return (
    <Button className={styles['dispatch'] ?? ''} busy={progress !== null} onClick={() => void advance(readyStops)}>
      {words('dispatch', { count: readyStops.length })}
    </Button>
  );
}
