import { deliverySchedules } from '@traiteur/contract/delivery-schedules.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { ActiveChip } from '../shell/ActiveChip.tsx';
import { useDates } from '../shell/use-dates.ts';
import { useList } from '../shell/use-list.ts';
import { useLocalName } from '../shell/use-local-name.ts';
import { useWeekdays } from '../shell/use-weekdays.ts';

export default function DeliveryScheduleList() {
  const words = useTranslations('deliverySchedules');
  const { span } = useDates();
  const { nameOf: dayOf } = useWeekdays();
  const nameOf = useLocalName();
  const list = useList(deliverySchedules, 'listDeliverySchedules');
  const add = (
    <ButtonLink variant="primary" to={to('deliveryScheduleAdd')}>
      {words('add')}
    </ButtonLink>
  );
  return (
    <Screen title={words('title')} subtitle={words('subtitle')} action={add}>
      <DataList
        list={list}
        label={words('title')}
        count={(count) => words('count', { count })}
        empty={words('empty')}
        emptyAction={add}
        rowKey={(row) => row.id}
        rowLink={(row) => to('deliveryScheduleEdit', { id: row.id })}
        columns={[
          { key: 'weekday', heading: words('fields.weekday'), render: (row) => dayOf(row.weekday), sort: 'weekday' },
          { key: 'hours', heading: words('time'), render: (row) => span(row.start, row.end) },
          {
            key: 'zones',
            heading: words('fields.zoneIds'),
            render: (row) => row.zones.map(({ name }) => nameOf(name)).join(', '),
          },
          {
            key: 'capacity',
            heading: words('fields.capacity'),
            render: (row) =>
              row.capacity === null ? words('noLimit') : words('ordersPerDate', { count: row.capacity }),
          },
          {
            key: 'notice',
            heading: words('fields.noticeHours'),
            render: (row) =>
              row.noticeHours === null ? words('asConfigured') : words('notice', { hours: row.noticeHours }),
          },
          { key: 'active', heading: words('fields.active'), render: (row) => <ActiveChip active={row.active} /> },
        ]}
      />
    </Screen>
  );
}
