import { tags } from '@traiteur/contract/catalogue/tags.ts';
import { useTranslations } from 'use-intl';
import { useApi } from '@traiteur/front/front.ts';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useListOrder } from '../../list/ordering/use-list-order.tsx';
import { mostRows, useList } from '../../list/use-list.ts';
import { TagLabel } from './TagLabel.tsx';
import { useTo } from '../../use-to.ts';

export default function TagList() {
  const to = useTo();
  const words = useTranslations('tags');
  const lists = useTranslations('lists');
  const api = useApi();
  const list = useList(tags, { limit: mostRows });
  const order = useListOrder('tags', list);
  return (
    <ListScreen
      noun="tags"
      list={order.list}
      actions={
        <ListExcel
          file="tags"
          open={(signal) => api.call('tags', 'exportTags', list.narrowedBy, undefined, { signal })}
        />
      }
      below={order.hint}
      add="tagAdd"
      rowLink={(row) => to('tagEdit', { id: row.id })}
      columns={[
        { key: 'name', heading: words('fields.name'), render: (row) => <TagLabel tag={row} />, sort: 'name' },
        { key: 'slug', heading: words('fields.slug'), render: (row) => <code>{row.slug}</code> },
        { key: 'active', heading: lists('state'), render: (row) => <ActiveChip active={row.active} /> },
        order.column,
      ]}
    />
  );
}
