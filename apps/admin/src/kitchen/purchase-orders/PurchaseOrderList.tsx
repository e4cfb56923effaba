import { type PurchaseOrderRow, purchaseOrders } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { purchaseOrderStatuses } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ListExcel } from '../../files/ListExcel.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { StatusChip } from './StatusChip.tsx';

export default function PurchaseOrderList() {
  return (
    <StockWords>
      <Orders />
    </StockWords>
  );
}

function Orders() {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('purchaseOrders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const suppliers = useChoices('suppliers', 'list');
  const list = useList(purchaseOrders);
  return (
    <ListScreen<PurchaseOrderRow>
      noun="purchaseOrders"
      list={list}
      add="purchaseOrderAdd"
      actions={
        <ListExcel
          file="purchase-orders"
          open={(signal) => api.call('purchase-orders', 'exportPurchaseOrders', list.narrowedBy, undefined, { signal })}
        />
      }
      filters={
        <>
          <FilterSelect
            label={words('fields.status')}
            all={words('everyStatus')}
            options={purchaseOrderStatuses.map((value) => ({ value, label: words(`statuses.${value}`) }))}
            {...list.field('status')}
          />
          <FilterSelect
            label={words('fields.supplier')}
            all={words('everySupplier')}
            options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
            {...list.field('supplierId')}
          />
        </>
      }
      rowLink={({ id }) => to('purchaseOrder', { id })}
      columns={[
        { key: 'number', heading: words('fields.number'), render: ({ number }) => number, isWhole: true },
        { key: 'supplier', heading: words('fields.supplier'), render: ({ supplier }) => supplier },
        { key: 'at', heading: words('fields.at'), render: ({ at }) => dates.moment(at), sort: 'at', isWhole: true },
        {
          key: 'wantedOn',
          heading: words('fields.wantedOn'),
          render: ({ wantedOn }) => (wantedOn ? dates.short(wantedOn) : words('soon')),
        },
        { key: 'total', heading: words('fields.total'), render: ({ total }) => formatMoney(total), align: 'right' },
        {
          key: 'status',
          heading: words('fields.status'),
          render: (order) => <StatusChip order={order} />,
        },
      ]}
    />
  );
}
