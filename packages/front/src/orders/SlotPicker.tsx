import { useQuery } from '@tanstack/react-query';
import { Choice } from '@traiteur/kit/form/Choice.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '../forms/fault-messages.ts';
import { useDates } from '../language/use-dates.ts';
import styles from './SlotPicker.module.css';
import type { DraftForm } from './draft-form.ts';
import { useApi } from '../front.ts';

/** When: the slots that this address can still have, by day. */
export function SlotPicker({ form: { draft, setDraft, faultOf } }: { form: DraftForm }) {
  const api = useApi();
  const words = useTranslations('orders.form');
  const dates = useDates();
  const failureMessage = useFailureMessage();
  const address = draft.client?.addresses.find(({ id }) => id === draft.addressId);
  const { country, postalCode } = address ?? { country: '', postalCode: '' };
  const slots = useQuery({
    queryKey: ['delivery-slots', country, postalCode],
    queryFn: () => api.call('delivery-slots', 'listDeliverySlots', { country, postalCode }),
    enabled: address?.eligible === true,
  });
  const days = Map.groupBy(slots.data?.items ?? [], ({ date }) => date);
  return (
    <Card title={words('slot')}>
      {!address?.eligible && <p className="hint">{words('slotFirst')}</p>}
      {slots.error && <ErrorState message={failureMessage(slots.error)} retry={() => void slots.refetch()} />}
      {slots.data && days.size === 0 && <p className="hint">{words('noSlot')}</p>}
      <div className={styles['days']} aria-busy={slots.isLoading} role="group" aria-label={words('slot')}>
        {[...days].map(([date, ofDay]) => (
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
      {faultOf('slot') && (
        <p role="alert" className="fault">
          {faultOf('slot')}
        </p>
      )}
    </Card>
  );
}
