import type { DeliveryExplanation, ExplainedSlot } from '@traiteur/contract/delivery/delivery-explanations.ts';
import { addDays } from '@traiteur/domain/dates/calendar.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';
import { FilterDate } from '@traiteur/kit/fields/dates/FilterDate.tsx';
import { useTo } from '../../use-to.ts';
import { ZoneChip } from '../delivery-zones/ZoneChip.tsx';
import styles from './AddressTester.module.css';

interface ExplainedDayProps {
  explanation: DeliveryExplanation;
  showDay: (date: string | undefined) => void;
}

const isElsewhere = ({ reason }: ExplainedSlot) => reason === 'other-zone' || reason === 'wrong-weekday';

/** Each schedule of the house on one day, with its one reason; those of other days and zones folded. */
export function ExplainedDay({ explanation: { date, slots }, showDay }: ExplainedDayProps) {
  const words = useTranslations('deliveryExplanations');
  const dates = useDates();
  const ownSlots = slots.filter((slot) => !isElsewhere(slot));
  const otherSlots = slots.filter(isElsewhere);
  return (
    <Card
      title={words('onDay', { date: dates.long(date) })}
      aside={
        <span className={styles['days']}>
          <Button aria-label={words('previous')} onClick={() => showDay(addDays(date, -1))}>
            ←
          </Button>
          <FilterDate label={words('date')} value={date} onChange={showDay} />
          <Button aria-label={words('nextDay')} onClick={() => showDay(addDays(date, 1))}>
            →
          </Button>
        </span>
      }
    >
      {ownSlots.length > 0 ? (
        <SlotList slots={ownSlots} />
      ) : (
        <p>{words(slots.length === 0 ? 'noSchedules' : 'noneThatDay')}</p>
      )}
      {otherSlots.length > 0 && (
        <details className={styles['others']}>
          <summary>{words('others', { count: otherSlots.length })}</summary>
          <SlotList slots={otherSlots} />
        </details>
      )}
    </Card>
  );
}

function SlotList({ slots }: { slots: readonly ExplainedSlot[] }) {
  const to = useTo();
  const dates = useDates();
  const { nameOf } = useWeekdays();
  return (
    <ul className={styles['slots']}>
      {slots.map((slot) => (
        <li key={slot.scheduleId}>
          <OfferedLink to={to('deliveryScheduleEdit', { id: slot.scheduleId })}>
            {nameOf(slot.weekday)} {dates.span(slot.start, slot.end)}
          </OfferedLink>
          <span className={styles['zones']}>
            {slot.zones.map((zone) => (
              <ZoneChip key={zone.id} zone={zone} />
            ))}
          </span>
          <Reason slot={slot} />
        </li>
      ))}
    </ul>
  );
}

function Reason({ slot: { reason, cutOffAt, noticeHours, orders, capacity } }: { slot: ExplainedSlot }) {
  const words = useTranslations('deliveryExplanations');
  const dates = useDates();
  const moment = dates.moment(cutOffAt);
  const room = capacity === null ? undefined : words('taken', { orders, capacity });
  if (reason === null)
    return (
      <span className={styles['reason']}>
        <Chip tone="ok">{words('offered')}</Chip>
        <small>
          {words('until', { moment })}
          {room && ` · ${room}`}
        </small>
      </span>
    );
  return (
    <span className={styles['reason']}>
      <Chip tone={reason === 'full' || reason === 'below-minimum' ? 'care' : 'mute'}>{words(`reasons.${reason}`)}</Chip>
      {reason === 'past-cut-off' && <small>{words('cutOffWas', { moment, hours: noticeHours })}</small>}
      {reason === 'full' && <small>{room}</small>}
    </span>
  );
}
