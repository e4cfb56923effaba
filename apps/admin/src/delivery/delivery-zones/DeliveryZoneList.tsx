import { deliveryZones } from '@traiteur/contract/delivery/delivery-zones.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense } from 'react';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ImportButton } from '../../house/imports/ImportButton.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { ZoneChip } from './ZoneChip.tsx';
import { useTo } from '../../use-to.ts';

// The rows come first, and few screens have a map.
const ZoneMap = lazyPart(() => import('./map/ZoneMap.tsx'));

export default function DeliveryZoneList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('deliveryZones');
  const lists = useTranslations('lists');
  const tester = useTranslations('deliveryExplanations');
  const { formatMoney } = useKitSettings();
  const amount = (cents: number | null) =>
    cents === null ? <small>{words('asConfigured')}</small> : formatMoney(cents);
  const list = useList(deliveryZones);
  return (
    <ListScreen
      noun="deliveryZones"
      list={list}
      add="deliveryZoneAdd"
      actions={
        <>
          <ListExcel
            file="delivery-zones"
            open={(signal) => api.call('delivery-zones', 'exportDeliveryZones', list.narrowedBy, undefined, { signal })}
          />
          <ImportButton noun="postal-codes" />
          <ButtonLink to={to('addressTester')}>{tester('title')}</ButtonLink>
        </>
      }
      below={
        <Suspense fallback={<Skeleton width="100%" height={320} />}>
          <ZoneMap />
        </Suspense>
      }
      rowLink={(row) => to('deliveryZoneEdit', { id: row.id })}
      columns={[
        {
          key: 'name',
          heading: words('fields.name'),
          render: (row) => <ZoneChip zone={{ ...row, active: true }} />,
          sort: 'name',
        },
        { key: 'fee', heading: words('fields.fee'), render: (row) => amount(row.fee), align: 'right' },
        {
          key: 'free',
          heading: words('fields.freeDeliveryFrom'),
          render: (row) => amount(row.freeDeliveryFrom),
          align: 'right',
        },
        {
          key: 'least',
          heading: words('fields.minimumOrder'),
          render: (row) => formatMoney(row.minimumOrder),
          align: 'right',
        },
        { key: 'codes', heading: words('fields.postalCodes'), render: (row) => row.postalCodes, align: 'right' },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
      ]}
    />
  );
}
