import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { DeliverySlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { fewLeft } from '@traiteur/domain/orders/limits.ts';
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
  /** Days of the cart, one of them at least; undefined for a cart that was never for a day. */
  days: readonly (string | undefined)[];
  chosenSlots: Readonly<Record<string, ChosenSlot | undefined>>;
  /** `isPointer`: chosen by finger or mouse, see `useByPointer`. */
  onChoose: (slot: ChosenSlot, ofDay: string | undefined, isPointer: boolean) => void;
}

export function WhenStep({ address, days, chosenSlots, onChoose }: WhenStepProps) {
  const words = useShopWords('checkout.when');
  const { slots, failed, tryAgain } = useSlots(address);
  if (failed) return <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!slots) return <Waiting>{words('loading')}</Waiting>;
  if (slots.length === 0) return <p role="status">{words('none')}</p>;
  return days.map((day) => (
    <SlotsOfDay
      key={day ?? ''}
      day={day}
      slots={slots}
      isOneOfMany={days.length > 1}
      chosenSlot={day === undefined ? undefined : chosenSlots[day]}
      onChoose={(slot, isPointer) => onChoose(slot, day, isPointer)}
    />
  ));
}

interface SlotsOfDayProps {
  day: string | undefined;
  slots: readonly DeliverySlot[];
  isOneOfMany: boolean;
  chosenSlot: ChosenSlot | undefined;
  onChoose: (slot: ChosenSlot, isPointer: boolean) => void;
}

/** Other days stand below that of a cart for one day; among several days, only where it has no slots. */
function SlotsOfDay({ day, slots, isOneOfMany, chosenSlot, onChoose }: SlotsOfDayProps) {
  const words = useShopWords('checkout.when');
  const { long, span } = useDates();
  const byPointer = useByPointer();
  const allDays = [...Map.groupBy(slots, ({ date }) => date)].sort(([a], [b]) => Number(b === day) - Number(a === day));
  const hasDay = allDays.some(([date]) => date === day);
  const shownDays = allDays.slice(0, isOneOfMany && hasDay ? 1 : 5);
  return (
    <>
      {day && !hasDay && <p role="status">{words('notThatDay', { date: long(day) })}</p>}
      {shownDays.map(([date, ofDay]) => (
        <div key={date} className={styles['day']}>
          <h3 id={`slots-${day}-${date}`}>
            {long(date)}
            {date === day && !isOneOfMany && <small className="hint"> · {words('ofCart')}</small>}
          </h3>
          <div
            className={styles['slots']}
            role="group"
            aria-labelledby={`slots-${day}-${date}`}
            {...byPointer.listeners}
          >
            {ofDay.map((slot) => (
              <label key={slot.scheduleId} className={styles['choice']}>
                <input
                  type="radio"
                  name={isOneOfMany ? `slot-${day}` : 'slot'}
                  checked={chosenSlot?.scheduleId === slot.scheduleId && chosenSlot.date === date}
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
