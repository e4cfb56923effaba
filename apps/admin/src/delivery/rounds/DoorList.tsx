import type { Door, RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { mostPlacesOfLink, navigationLink } from '@traiteur/domain/delivery/doors.ts';
import { useTranslations } from 'use-intl';
import styles from './Round.module.css';
import { StopDone } from './StopDone.tsx';
import type { Tap } from './taps.ts';

interface PlacedDoor {
  door: Door;
  /** From 1. */
  place: number;
}

interface DoorListProps {
  nextDoors: readonly PlacedDoor[];
  overDoors: readonly PlacedDoor[];
  /** From the next one on. */
  doorsToDrive: readonly Door[];
  tapOf: (stop: RoundStop) => Tap | undefined;
  onOpen: (door: Door) => void;
}

const portionsOf = ({ stops }: Door): number =>
  stops.flatMap(({ items }) => items).reduce((sum, { quantity }) => sum + quantity, 0);

const streetOf = ({ address = '' }: Door): string => address.split('\n')[0] ?? '';

/** The doors after the next one, and those that are done, folded away. */
export function DoorList({ nextDoors, overDoors, doorsToDrive, tapOf, onOpen }: DoorListProps) {
  const words = useTranslations('rounds');
  return (
    <>
      {doorsToDrive.length > 1 && (
        <a
          className={styles['go']}
          href={navigationLink(
            doorsToDrive.map(({ address = '', postalCode = '', city = '' }) => ({ address, postalCode, city })),
          )}
          target="_blank"
          rel="noreferrer"
        >
          {words('goRound', { count: Math.min(doorsToDrive.length, mostPlacesOfLink) })}
        </a>
      )}
      {nextDoors.length > 0 && (
        <section aria-label={words('nextDoors')}>
          <ul className={styles['doors']}>
            {nextDoors.map(({ door, place }) => (
              <li key={place}>
                <button type="button" onClick={() => onOpen(door)}>
                  <span>
                    {place} · {streetOf(door)}
                    {door.stops.length > 1 && ` · ${words('clients', { count: door.stops.length })}`}
                  </span>
                  <span className={`${styles['size']} nowrap`}>{words('portions', { count: portionsOf(door) })}</span>
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      {overDoors.length > 0 && (
        <details className={styles['over']}>
          <summary>{words('overDoors', { count: overDoors.length })}</summary>
          <ul>
            {overDoors.map(({ door, place }) => (
              <li key={place}>
                <strong>
                  {place} · {streetOf(door)}
                </strong>
                {door.stops.map((stop) => (
                  <StopDone key={stop.orderId} stop={stop} tap={tapOf(stop)} />
                ))}
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
