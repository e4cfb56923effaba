import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { dayGroupOrdersQuery } from './group-order-queries.ts';

/** What may still come for a day: it is no order yet, and its guests may still change their minds. */
export function DayGroupOrders({ date }: { date: LocalDate }) {
  const words = useTranslations('groupOrders');
  const { span, moment } = useDates();
  const { data } = useQuery(dayGroupOrdersQuery(useApi(), date));
  if (!data || data.items.length === 0) return null;
  return (
    <Card title={words('open')}>
      <ul>
        {data.items.map(({ id, host, slotStart, slotEnd, deadline, guests, portions }) => (
          <li key={id}>
            <strong>{span(slotStart, slotEnd)}</strong>
            {' · '}
            {words('row', { host: `${host.firstName} ${host.lastName}`, guests })}
            {' · '}
            {words('portions', { portions })}
            {' · '}
            {words('until', { moment: moment(deadline) })}
          </li>
        ))}
      </ul>
    </Card>
  );
}
