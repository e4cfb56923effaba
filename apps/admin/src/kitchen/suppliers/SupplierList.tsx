import { suppliers } from '@traiteur/contract/kitchen/suppliers.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ActiveChip } from '../../list/ActiveChip.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';

export default function SupplierList() {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('suppliers');
  const lists = useTranslations('lists');
  const { formatMoney } = useKitSettings();
  const list = useList(suppliers);
  return (
    <ListScreen
      noun="suppliers"
      list={list}
      add="supplierAdd"
      actions={
        <ListExcel
          file="suppliers"
          open={(signal) => api.call('suppliers', 'exportSuppliers', list.narrowedBy, undefined, { signal })}
        />
      }
      rowLink={({ id }) => to('supplierEdit', { id })}
      columns={[
        {
          key: 'name',
          heading: words('fields.name'),
          render: ({ name, contact, phone }) => (
            <>
              {name} <small>{[contact, phone].filter(Boolean).join(' · ')}</small>
            </>
          ),
          sort: 'name',
        },
        { key: 'email', heading: words('fields.email'), render: ({ email }) => email },
        { key: 'articles', heading: words('fields.articles'), render: ({ articles }) => articles, align: 'right' },
        {
          key: 'minimumOrder',
          heading: words('fields.minimumOrder'),
          render: ({ minimumOrder }) => formatMoney(minimumOrder),
          align: 'right',
        },
        { key: 'active', heading: lists('state'), render: ({ active }) => <ActiveChip active={active} /> },
      ]}
    />
  );
}
