import type { Address } from '@traiteur/contract/clients/clients.ts';
import type { DeliverySlot } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { fewLeft } from '@traiteur/domain/orders/limits.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useId } from 'react';
import { useSlots } from '../checkout/steps/use-slots.ts';
import { TryAgain } from '../form/TryAgain.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Change.module.css';
import type { ChangeState } from './use-change.ts';

interface ChangedPlaceProps {
  state: ChangeState;
  addresses: readonly Address[];
}

/** When and where. The slot that the order has stays to be chosen, although it may be full or over by now. */
export function ChangedPlace({ state, addresses }: ChangedPlaceProps) {
  const words = useShopWords('ownOrders.change');
  const when = useShopWords('checkout.when');
  const to = useTo();
  const id = useId();
  const { long, span } = useDates();
  const { draft, change, standing } = state;
  const address = addresses.find((candidate) => candidate.id === draft.addressId) ?? standing.address;
  const { slots, failed, tryAgain } = useSlots({
    postalCode: address?.postalCode ?? '',
    country: address?.country ?? '',
  });
  const { scheduleId, deliveryDate: date, slotStart: start, slotEnd: end } = standing;
  const choices = withSlot(slots ?? [], { scheduleId, date, start, end, left: null });
  const keyOf = (slot: { scheduleId: number; date: string }) => `${slot.scheduleId} ${slot.date}`;
  const slotFault = faultOf(state, 'slot');
  const addressFault = faultOf(state, 'addressId');

  function chooseSlot(key: string): void {
    const slot = choices.find((choice) => keyOf(choice) === key);
    if (slot) change({ ...draft, slot: { scheduleId: slot.scheduleId, date: slot.date } });
  }

  return (
    <>
      <section className={`panel ${styles['part']}`} aria-labelledby={`${id}-when`}>
        <h2 id={`${id}-when`}>{words('when')}</h2>
        {failed && <TryAgain onAgain={() => void tryAgain()}>{when('unreachable')}</TryAgain>}
        <label className={styles['field']}>
          {words('slot')}
          <select
            value={keyOf(draft.slot)}
            aria-invalid={slotFault ? true : undefined}
            aria-describedby={slotFault && `${id}-slot-fault`}
            onChange={({ target }) => chooseSlot(target.value)}
          >
            {[...Map.groupBy(choices, (choice) => choice.date)].map(([day, ofDay]) => (
              <optgroup key={day} label={long(day)}>
                {ofDay.map((slot) => (
                  <option key={keyOf(slot)} value={keyOf(slot)}>
                    {long(day)}, {span(slot.start, slot.end)}
                    {slot.left !== null && slot.left <= fewLeft && ` · ${words('left', { left: slot.left })}`}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        </label>
        {slotFault && (
          <p id={`${id}-slot-fault`} role="alert" className="fault">
            {slotFault}
          </p>
        )}
      </section>
      <section className={`panel ${styles['part']}`} aria-labelledby={`${id}-where`}>
        <h2 id={`${id}-where`}>{words('where')}</h2>
        <label className={styles['field']}>
          {words('address')}
          <select
            value={draft.addressId ?? ''}
            aria-invalid={addressFault ? true : undefined}
            aria-describedby={addressFault && `${id}-address-fault`}
            onChange={({ target }) => change({ ...draft, addressId: Number(target.value) || null })}
          >
            <option value="">{placeOf(standing.address)}</option>
            {addresses
              .filter((candidate) => placeOf(candidate) !== placeOf(standing.address))
              .map((candidate) => (
                <option key={candidate.id} value={candidate.id} disabled={!candidate.eligible}>
                  {candidate.label && `${candidate.label} · `}
                  {placeOf(candidate)}
                  {!candidate.eligible && ` (${words('outside')})`}
                </option>
              ))}
          </select>
        </label>
        {addressFault && (
          <p id={`${id}-address-fault`} role="alert" className="fault">
            {addressFault}
          </p>
        )}
        <p>
          <a href={to('account')}>{words('otherAddress')}</a>
        </p>
      </section>
    </>
  );
}

type SlotOfChoice = Pick<DeliverySlot, 'scheduleId' | 'date' | 'start' | 'end' | 'left'>;

function withSlot(slots: readonly SlotOfChoice[], slot: SlotOfChoice): SlotOfChoice[] {
  const otherSlots = slots.filter(({ scheduleId, date }) => scheduleId !== slot.scheduleId || date !== slot.date);
  return [...otherSlots, slot].toSorted((a, b) => `${a.date} ${a.start}`.localeCompare(`${b.date} ${b.start}`));
}

const placeOf = (place: Pick<Address, 'address' | 'postalCode' | 'city'> | undefined) =>
  place ? `${place.address}, ${place.postalCode} ${place.city}` : '';

const faultOf = ({ quote, faultOf: sentFaultOf }: ChangeState, field: string) =>
  quote.value?.faults.find((fault) => fault.field.startsWith(field))?.message ?? sentFaultOf(field);
