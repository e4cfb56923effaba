import { stations } from '@traiteur/contract/kitchen/stations.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useTranslations } from 'use-intl';
import { UsualOffer } from '../../catalogue/UsualOffer.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListOrder } from '../../list/ordering/use-list-order.tsx';
import { mostRows, useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';

export default function StationList() {
  const to = useTo();
  const words = useTranslations('stations');
  const lists = useTranslations('lists');
  const nameOf = useLocalName();
  const api = useApi();
  const list = useList(stations, { limit: mostRows });
  const order = useListOrder('stations', list);
  return (
    <ListScreen
      noun="stations"
      list={order.list}
      actions={
        <ListExcel
          file="stations"
          open={(signal) => api.call('stations', 'exportStations', list.narrowedBy, undefined, { signal })}
        />
      }
      below={order.hint}
      add="stationAdd"
      emptyOffer={<UsualOffer kind="stations" />}
      rowLink={(row) => to('stationEdit', { id: row.id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: (row) => nameOf(row.name), sort: 'name' },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
        order.column,
      ]}
    />
  );
}
