import { sizes } from '@traiteur/contract/catalogue/sizes.ts';
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

export default function SizeList() {
  const to = useTo();
  const words = useTranslations('sizes');
  const lists = useTranslations('lists');
  const name = useLocalName();
  const api = useApi();
  const list = useList(sizes, { limit: mostRows });
  const order = useListOrder('sizes', list);
  return (
    <ListScreen
      noun="sizes"
      list={order.list}
      actions={
        <ListExcel
          file="sizes"
          open={(signal) => api.call('sizes', 'exportSizes', list.narrowedBy, undefined, { signal })}
        />
      }
      below={order.hint}
      add="sizeAdd"
      emptyOffer={<UsualOffer kind="sizes" />}
      rowLink={(row) => to('sizeEdit', { id: row.id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: (row) => name(row.name), sort: 'name' },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
        order.column,
      ]}
    />
  );
}
