import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import type { OrderColumn } from '@traiteur/contract/orders/order-columns.ts';
import { orders } from '@traiteur/contract/orders.ts';
import { readablePhone } from '@traiteur/domain/phones/readable-phone.ts';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { OnceChosen } from '../../list/batches/OnceChosen.tsx';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useList } from '../../list/use-list.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { ClientLink } from '../../clients/ClientLink.tsx';
import { DishDayLink } from './DishDayLink.tsx';
import { OrderExport } from './OrderExport.tsx';
import { OrderFilters } from './OrderFilters.tsx';
import { AllergyChip, OrderStatusChip, PaymentChip } from '@traiteur/front/orders/order-chips.tsx';
import { useTo } from '../../use-to.ts';
import { lazyAtRest } from '@traiteur/front/routing/lazy-at-rest.tsx';

const NewOrders = lazyAtRest(async () => (await import('../news/NewOrders.tsx')).NewOrders);

// Whoever only reads the list does without.
const OrderBatches = lazy(() => import('./OrderBatches.tsx'));

export default function OrderList() {
  const to = useTo();
  const words = useTranslations('orders');
  const name = useLocalName();
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const list = useList(orders, {
    filterLabels: {
      clientId: (id, row) =>
        row ? `${row.client.firstName} ${row.client.lastName}` : `${words('columns.client')} ${id}`,
    },
  });
  return (
    <ListScreen
      noun="orders"
      list={list}
      viewed={list}
      add="orderAdd"
      above={<NewOrders list={list} />}
      actions={
        <>
          <DishDayLink list={list} />
          <OrderExport filters={list.narrowedBy} columns={list.columns} />
        </>
      }
      filters={<OrderFilters list={list} />}
      choosing={{
        nameOf: (row) => row.number,
        chosen: (count) => words('batches.chosen', { count }),
        chooseAll: (total) => words('batches.chooseAll', { total }),
        allChosen: (total) => words('batches.allChosen', { total }),
        actions: (choice) => (
          <OnceChosen choice={choice}>
            <OrderBatches choice={choice} matching={list.narrowedBy} sort={list.sort} total={list.total ?? 0} />
          </OnceChosen>
        ),
      }}
      rowLink={(row) => to('order', { id: row.id })}
      columns={
        [
          {
            key: 'number',
            heading: words('columns.number'),
            render: (row) => <span className="nowrap">{row.number}</span>,
            sort: 'number',
          },
          {
            key: 'client',
            heading: words('columns.client'),
            render: (row) => (
              <>
                <ClientLink id={row.clientId}>
                  {row.client.firstName} {row.client.lastName}
                </ClientLink>{' '}
                <AllergyChip alert={row.allergyAlert} />
                {row.client.phone && (
                  <small>
                    <a href={`tel:${row.client.phone}`}>{readablePhone(row.client.phone)}</a>
                  </small>
                )}
              </>
            ),
          },
          {
            key: 'delivery',
            heading: words('columns.delivery'),
            render: (row) => (
              <>
                <span className="nowrap">{dates.short(row.deliveryDate)}</span>
                <small>{dates.span(row.slotStart, row.slotEnd)}</small>
              </>
            ),
            sort: 'delivery',
          },
          { key: 'zone', heading: words('columns.zone'), render: (row) => name(row.zoneName) },
          { key: 'status', heading: words('columns.status'), render: (row) => <OrderStatusChip status={row.status} /> },
          {
            key: 'payment',
            heading: words('columns.payment'),
            render: (row) => <PaymentChip order={row} />,
          },
          {
            key: 'placed',
            heading: words('columns.placed'),
            render: (row) => dates.moment(row.placedAt),
            isExtra: true,
          },
          {
            key: 'source',
            heading: words('columns.source'),
            render: (row) => words(`source.${row.source}`),
            isExtra: true,
          },
          { key: 'items', heading: words('columns.items'), render: (row) => row.items, align: 'right', isExtra: true },
          { key: 'code', heading: words('columns.code'), render: (row) => row.discountCode, isExtra: true },
          {
            key: 'due',
            heading: words('columns.due'),
            render: (row) => formatMoney(row.due),
            align: 'right',
            isExtra: true,
          },
          { key: 'total', heading: words('columns.total'), render: (row) => formatMoney(row.total), align: 'right' },
        ] satisfies (Column<OrderRow> & { key: OrderColumn })[]
      }
    />
  );
}
