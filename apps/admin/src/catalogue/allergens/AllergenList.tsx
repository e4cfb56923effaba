import { allergens } from '@traiteur/contract/catalogue/allergens.ts';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListOrder } from '../../list/ordering/use-list-order.tsx';
import { mostRows, useList } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { UsualOffer } from '../UsualOffer.ts';
import { useTo } from '../../use-to.ts';

export default function AllergenList() {
  const to = useTo();
  const words = useTranslations('allergens');
  const lists = useTranslations('lists');
  const name = useLocalName();
  const api = useApi();
  const list = useList(allergens, { limit: mostRows });
  const order = useListOrder('allergens', list);
  return (
    <ListScreen
      noun="allergens"
      list={order.list}
      actions={
        <ListExcel
          file="allergens"
          open={(signal) => api.call('allergens', 'exportAllergens', list.narrowedBy, undefined, { signal })}
        />
      }
      below={order.hint}
      add="allergenAdd"
      emptyOffer={<UsualOffer kind="allergens" />}
      rowLink={(row) => to('allergenEdit', { id: row.id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: (row) => name(row.name), sort: 'name' },
        { key: 'code', heading: words('fields.code'), render: (row) => <code>{row.code}</code>, sort: 'code' },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
        order.column,
      ]}
    />
  );
}
