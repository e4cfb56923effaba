import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { useShortList } from '@traiteur/front/queries/use-choices.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import styles from './ScheduleWeek.module.css';
import { type WeekBlock, weekGrid } from './week-grid.ts';

const hourHeight = 46;

/** Weekdays by hours, a block for each schedule; on a phone the list below says the same. */
export function ScheduleWeek({ narrowedBy }: { narrowedBy: Readonly<Record<string, string | undefined>> }) {
  const words = useTranslations('deliverySchedules');
  const dates = useDates();
  const { nameOf } = useWeekdays();
  const { zoneId, active, weekday, search } = narrowedBy;
  const schedules = (useShortList('delivery-schedules', 'list').data ?? []).filter(
    (schedule) =>
      (!zoneId || schedule.zoneIds.includes(Number(zoneId))) &&
      (!active || String(schedule.active) === active) &&
      (!weekday || String(schedule.weekday) === weekday),
  );
  // What is searched is found by the server.
  if (schedules.length === 0 || search) return null;
  const { hours, days } = weekGrid(schedules);
  const height = (hours.length - 1) * hourHeight;
  return (
    <Card title={words('week')} className={styles['card'] ?? ''}>
      <div className={styles['week']}>
        <ol className={styles['hours']} style={{ height }} aria-hidden>
          {hours.map((hour, index) => (
            <li key={hour} style={{ top: index * hourHeight }}>
              {dates.clock(`${String(hour).padStart(2, '0')}:00`)}
            </li>
          ))}
        </ol>
        {days.map((blocks, index) => (
          <section key={nameOf(index + 1)} aria-label={nameOf(index + 1)}>
            <h3 aria-hidden>{nameOf(index + 1)}</h3>
            <ul style={{ height, backgroundSize: `100% ${hourHeight}px` }}>
              {blocks.map((block) => (
                <Block key={block.schedule.id} block={block} />
              ))}
            </ul>
          </section>
        ))}
      </div>
    </Card>
  );
}

function Block({ block: { schedule, from, minutes, lane, lanes } }: { block: WeekBlock }) {
  const to = useTo();
  const words = useTranslations('deliverySchedules');
  const lists = useTranslations('lists');
  const dates = useDates();
  const { start, end, capacity, active } = schedule;
  const place = {
    top: (from * hourHeight) / 60,
    height: Math.max(26, (minutes * hourHeight) / 60 - 2),
    left: `${(100 * lane) / lanes}%`,
    width: `calc(${100 / lanes}% - 3px)`,
  };
  return (
    <li style={place}>
      <OfferedLink
        to={to('deliveryScheduleEdit', { id: schedule.id })}
        className={`${styles['block']} ${active ? '' : styles['idle']}`}
      >
        <b>{dates.span(start, end)}</b>
        {!active && <small>{lists('inactive')}</small>}
        <ZoneMarks zones={schedule.zones} />
        {capacity !== null && <small>{words('ordersPerDate', { count: capacity })}</small>}
      </OfferedLink>
    </li>
  );
}

/** Colour and first letters; the whole name is said and shown at rest. */
function ZoneMarks({ zones }: { zones: DeliverySchedule['zones'] }) {
  const nameOf = useLocalName();
  return (
    <span className={styles['zones']}>
      {zones.map((zone) => (
        <span key={zone.id} title={nameOf(zone.name)}>
          <i style={{ background: zone.colour }} aria-hidden />
          <span aria-hidden>{nameOf(zone.name).slice(0, 2)}</span>
          <span className="visually-hidden">{nameOf(zone.name)} </span>
        </span>
      ))}
    </span>
  );
}
