import { postalCodes } from '@traiteur/contract/delivery/postal-codes.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useApi } from '@traiteur/front/front.ts';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ImportButton } from '../../house/imports/ImportButton.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ZoneChip } from '../delivery-zones/ZoneChip.tsx';
import { useTo } from '../../use-to.ts';

export default function PostalCodeList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('postalCodes');
  const orders = useTranslations('orders');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  const list = useList(postalCodes);
  return (
    <ListScreen
      noun="postalCodes"
      list={list}
      viewed={list}
      add="postalCodeAdd"
      actions={
        <>
          <ListExcel
            file="postal-codes"
            open={(signal) => api.call('postal-codes', 'exportPostalCodes', list.narrowedBy, undefined, { signal })}
          />
          <ImportButton noun="postal-codes" />
        </>
      }
      filters={
        <FilterSelect
          label={words('fields.zoneId')}
          all={orders('everyZone')}
          options={[
            { value: 'none', label: words('noZone') },
            ...zones.map(({ id, name }) => ({ value: id, label: nameOf(name) })),
          ]}
          {...list.field('zoneId')}
        />
      }
      rowLink={(row) => to('postalCodeEdit', { id: row.id })}
      columns={[
        { key: 'code', heading: words('fields.code'), render: (row) => row.code, sort: 'code' },
        { key: 'city', heading: words('fields.city'), render: (row) => row.city || '–', sort: 'city' },
        { key: 'country', heading: words('fields.country'), render: (row) => row.country },
        { key: 'zone', heading: words('fields.zoneId'), render: (row) => <ZoneChip zone={row.zone} /> },
      ]}
    />
  );
}
