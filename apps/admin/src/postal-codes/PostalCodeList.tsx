import { postalCodes } from '@traiteur/contract/postal-codes.ts';
import { ButtonLink } from '@traiteur/kit/Button.tsx';
import { DataList } from '@traiteur/kit/DataList.tsx';
import { FilterSelect } from '@traiteur/kit/FilterSelect.tsx';
import { Screen } from '@traiteur/kit/Screen.tsx';
import { useTranslations } from 'use-intl';
import { to } from '../screens.ts';
import { useChoices } from '../shell/use-choices.ts';
import { useList } from '../shell/use-list.ts';
import { useLocalName } from '../shell/use-local-name.ts';
import { ZoneChip } from '../shell/ZoneChip.tsx';

export default function PostalCodeList() {
  const words = useTranslations('postalCodes');
  const orders = useTranslations('orders');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'listDeliveryZones');
  const list = useList(postalCodes, 'listPostalCodes');
  const add = (
    <ButtonLink variant="primary" to={to('postalCodeAdd')}>
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
        filters={
          <FilterSelect
            label={words('fields.zoneId')}
            all={orders('everyZone')}
            options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
            value={list.filterValue('zoneId')}
            onChange={(zoneId) => list.filter({ zoneId })}
          />
        }
        rowKey={(row) => row.id}
        rowLink={(row) => to('postalCodeEdit', { id: row.id })}
        columns={[
          { key: 'code', heading: words('fields.code'), render: (row) => row.code, sort: 'code' },
          { key: 'city', heading: words('fields.city'), render: (row) => row.city || '–', sort: 'city' },
          { key: 'country', heading: words('fields.country'), render: (row) => row.country },
          { key: 'zone', heading: words('fields.zoneId'), render: (row) => <ZoneChip zone={row.zone} /> },
        ]}
      />
    </Screen>
  );
}
