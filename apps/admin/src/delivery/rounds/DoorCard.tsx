import type { Door, RoundStop } from '@traiteur/contract/delivery/rounds.ts';
import { isOver, navigationLink } from '@traiteur/domain/delivery/doors.ts';
import type { Tap } from './taps.ts';
import styles from './Round.module.css';
import { type DoorInput, StopCard } from './StopCard.tsx';
import { StopDone } from './StopDone.tsx';

interface DoorCardProps {
  door: Door;
  tapOf: (stop: RoundStop) => Tap | undefined;
  onTap: (stop: RoundStop, input: DoorInput) => void;
}

/** The door that is next: its address first, then each of its orders. */
export function DoorCard({ door, tapOf, onTap }: DoorCardProps) {
  const { address = '', postalCode = '', city = '' } = door;
  const [street, ...entry] = address.split('\n');
  const way = navigationLink([{ address, postalCode, city }]);
  const notes = [...new Set(door.stops.map(({ addressNote }) => addressNote).filter(Boolean))];
  return (
    <section className={styles['door']} aria-labelledby="door">
      <div className={styles['place']}>
        <h2 id="door">{street}</h2>
        <p>{[`${postalCode} ${city}`, ...entry, ...notes].join(' · ')}</p>
      </div>
      {door.stops.map((stop) => {
        const waitingTap = tapOf(stop);
        return waitingTap || isOver(stop) ? (
          <StopDone key={stop.orderId} stop={stop} tap={waitingTap} />
        ) : (
          <StopCard key={stop.orderId} stop={stop} way={way} onTap={(input) => onTap(stop, input)} />
        );
      })}
    </section>
  );
}
