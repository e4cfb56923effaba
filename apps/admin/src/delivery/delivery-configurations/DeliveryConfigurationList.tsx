import { deliveryConfigurations } from '@traiteur/contract/delivery/delivery-configurations.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ClosedDays } from './ClosedDays.tsx';
import { useTo } from '../../use-to.ts';

const tones = { future: 'info', 'in-force': 'ok', past: 'mute' } as const;

export default function DeliveryConfigurationList() {
  const to = useTo();
  const words = useTranslations('deliveryConfigurations');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const list = useList(deliveryConfigurations);
  return (
    <ListScreen
      noun="deliveryConfigurations"
      list={list}
      add="deliveryConfigurationAdd"
      above={<ClosedDays />}
      rowLink={(row) => to('deliveryConfiguration', { id: row.id })}
      columns={[
        {
          key: 'from',
          heading: words('fields.effectiveFrom'),
          render: (row) => dates.day(row.since),
          sort: 'effectiveFrom',
        },
        {
          key: 'standing',
          heading: words('fields.standing'),
          render: (row) => <Chip tone={tones[row.standing]}>{words(`standings.${row.standing}`)}</Chip>,
        },
        {
          key: 'fee',
          heading: words('fields.shippingFee'),
          render: (row) => formatMoney(row.shippingFee),
          align: 'right',
        },
        {
          key: 'free',
          heading: words('fields.freeDeliveryFrom'),
          render: (row) => (row.freeDeliveryFrom === null ? words('never') : formatMoney(row.freeDeliveryFrom)),
          align: 'right',
        },
        {
          key: 'notice',
          heading: words('fields.noticeHours'),
          render: (row) => words('hours', { hours: row.noticeHours }),
          align: 'right',
        },
        {
          key: 'promise',
          heading: words('fields.promiseHours'),
          render: (row) => words('hours', { hours: row.promiseHours }),
          align: 'right',
        },
        {
          key: 'horizon',
          heading: words('fields.horizonDays'),
          render: (row) => words('daysAhead', { days: row.horizonDays }),
          align: 'right',
        },
      ]}
    />
  );
}
