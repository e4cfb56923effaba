import { deliverySchedules } from '@traiteur/contract/delivery/delivery-schedules.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { ScheduleWeek } from './ScheduleWeek.tsx';
import { useTo } from '../../use-to.ts';

export default function DeliveryScheduleList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('deliverySchedules');
  const lists = useTranslations('lists');
  const { span } = useDates();
  const { nameOf: dayOf } = useWeekdays();
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  const list = useList(deliverySchedules, {
    filterLabels: {
      zoneId: (id) => {
        const zone = zones.find((candidate) => String(candidate.id) === id);
        return `${words('fields.zoneIds')} : ${zone ? nameOf(zone.name) : id}`;
      },
    },
  });
  return (
    <ListScreen
      noun="deliverySchedules"
      list={list}
      add="deliveryScheduleAdd"
      actions={
        <ListExcel
          file="delivery-schedules"
          open={(signal) =>
            api.call('delivery-schedules', 'exportDeliverySchedules', list.narrowedBy, undefined, { signal })
          }
        />
      }
      above={<ScheduleWeek narrowedBy={list.narrowedBy} />}
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
          render: (row) => (row.capacity === null ? words('noLimit') : words('ordersPerDate', { count: row.capacity })),
        },
        {
          key: 'notice',
          heading: words('fields.noticeHours'),
          render: (row) =>
            row.noticeHours === null ? words('asConfigured') : words('notice', { hours: row.noticeHours }),
        },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
      ]}
    />
  );
}
