import { useQuery } from '@tanstack/react-query';
import type { DeliverySlot } from '@traiteur/contract/delivery-schedules.ts';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useFrontWords } from '../language/use-front-words.ts';
import { useDates } from '../language/use-dates.ts';
import styles from './SlotPicker.module.css';
import type { DraftForm } from './draft-form.ts';
import { slotsQuery } from './slot-queries.ts';
import { useApi } from '../front.ts';

/** The delivery slots that this address can still choose, by day. */
export function SlotPicker({ form }: { form: DraftForm }) {
  const api = useApi();
  const words = useFrontWords('orders.form');
  const { client, addressId } = form.draft;
  const address = client?.addresses.find(({ id }) => id === addressId);
  const { country, postalCode } = address ?? { country: '', postalCode: '' };
  const slots = useQuery({
    ...slotsQuery(api, { country, postalCode }),
    enabled: address?.eligible === true,
  });
  return (
    <Card title={words('slot')}>
      {address?.eligible ? (
        <Shown query={slots} shape={null} empty={({ items }) => items.length === 0 && words('noSlot')}>
          {({ items }) => <SlotsByDay slots={items} form={form} />}
        </Shown>
      ) : (
        <p className="hint">{words('slotFirst')}</p>
      )}
      {form.faultOf('slot') && (
        <p role="alert" className="fault">
          {form.faultOf('slot')}
        </p>
      )}
    </Card>
  );
}

function SlotsByDay({ slots, form: { draft, setDraft } }: { slots: readonly DeliverySlot[]; form: DraftForm }) {
  const words = useFrontWords('orders.form');
  const dates = useDates();
  return (
    <div className={styles['days']} role="group" aria-label={words('slot')}>
      {[...Map.groupBy(slots, ({ date }) => date)].map(([date, ofDay]) => (
        <div key={date}>
          <h3>{dates.long(date)}</h3>
          <div className={styles['slots']}>
            {ofDay.map(({ scheduleId, start, end, left, withinPromise }) => (
              <Choice
                key={scheduleId}
                name="slot"
                checked={draft.slot?.scheduleId === scheduleId && draft.slot.date === date}
                onChoose={() => setDraft((before) => ({ ...before, slot: { scheduleId, date } }))}
                aside={withinPromise && <Chip tone="ok">{words('promise')}</Chip>}
              >
                {dates.span(start, end)}
                {left !== null && <small>{words('left', { count: left })}</small>}
              </Choice>
            ))}
          </div>
        </div>
      ))}
    </div>
  );
}
