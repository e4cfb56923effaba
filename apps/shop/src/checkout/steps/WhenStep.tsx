import { fewLeft } from '@traiteur/domain/orders/limits.ts';
import type { Address } from '@traiteur/contract/clients/clients.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import type { ChosenSlot } from '../../cart/cart-state.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import { useByPointer } from './use-by-pointer.ts';
import { useSlots } from './use-slots.ts';

interface WhenStepProps {
  address: Address;
  day: string | undefined;
  chosen: ChosenSlot | undefined;
  /** `isPointer`: chosen by finger or mouse, see `useByPointer`. */
  onChoose: (slot: ChosenSlot, isPointer: boolean) => void;
}

export function WhenStep({ address, day, chosen, onChoose }: WhenStepProps) {
  const words = useShopWords('checkout.when');
  const { long, span } = useDates();
  const { slots, failed, tryAgain } = useSlots(address);
  const byPointer = useByPointer();
  if (failed) return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!slots) return <Waiting>{words('loading')}</Waiting>;
  if (slots.length === 0) return <p role="status">{words('none')}</p>;
  const days = [...Map.groupBy(slots, ({ date }) => date)].sort(([a], [b]) => Number(b === day) - Number(a === day));
  return (
    <>
      {day && days.every(([date]) => date !== day) && <p role="status">{words('notThatDay', { date: long(day) })}</p>}
      {days.slice(0, 5).map(([date, ofDay]) => (
        <div key={date} className={styles['day']}>
          <h3 id={`slots-${date}`}>
            {long(date)}
            {date === day && <small className="hint"> · {words('ofCart')}</small>}
          </h3>
          <div className={styles['slots']} role="group" aria-labelledby={`slots-${date}`} {...byPointer.listeners}>
            {ofDay.map((slot) => (
              <label key={slot.scheduleId} className={styles['choice']}>
                <input
                  type="radio"
                  name="slot"
                  checked={chosen?.scheduleId === slot.scheduleId && chosen.date === date}
                  onChange={() => onChoose(slot, byPointer.read())}
                />
                <span>{span(slot.start, slot.end)}</span>
                {slot.left !== null && slot.left <= fewLeft && (
                  <small className="hint">{words('left', { left: slot.left })}</small>
                )}
              </label>
            ))}
          </div>
        </div>
      ))}
    </>
  );
}
