import { useInfiniteQuery } from '@tanstack/react-query';
import type { Client } from '@traiteur/contract/clients/clients.ts';
import { invoices } from '@traiteur/contract/money/invoices.ts';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { AllergyChip, OrderStatusChip, PaymentChip } from '@traiteur/front/orders/order-chips.tsx';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import { DataTable } from '@traiteur/kit/list/DataTable.tsx';
import { OlderRows } from '@traiteur/kit/list/OlderRows.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { site } from '../../../addresses.ts';
import { useTo } from '../../../use-to.ts';
import { clientOrdersQuery } from '../client-queries.ts';

export function ClientOrders({ client: { id } }: { client: Client }) {
  const to = useTo();
  const { api, isOffered } = useFront();
  const words = useTranslations('clients.detail');
  const invoiceWords = useTranslations('invoices');
  const query = useInfiniteQuery(clientOrdersQuery(api, id));
  const invoicesLink = isOffered(site.screens.invoices) && (
    <AppLink to={addressWithQuery(to('invoices'), invoices.operations.list.query, { clientId: String(id) })}>
      {invoiceWords('ofClient')}
    </AppLink>
  );
  return (
    <Card title={words('orders')} aside={invoicesLink}>
      <OlderRows
        query={query}
        shape={<Skeleton width="90%" height={120} />}
        empty={words('noOrders')}
        older={words('olderOrders')}
      >
        {(rows) => <OrderTable orders={rows} />}
      </OlderRows>
    </Card>
  );
}

function OrderTable({ orders }: { orders: readonly OrderRow[] }) {
  const to = useTo();
  const words = useTranslations('orders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  return (
    <DataTable
      label={words('title')}
      rows={orders}
      rowKey={({ id }) => id}
      rowLink={({ id }) => to('order', { id })}
      columns={[
        {
          key: 'number',
          heading: words('columns.number'),
          render: (row) => <span className="nowrap">{row.number}</span>,
        },
        {
          key: 'delivery',
          heading: words('columns.delivery'),
          render: (row) => <span className="nowrap">{dates.full(row.deliveryDate)}</span>,
        },
        {
          key: 'status',
          heading: words('columns.status'),
          render: (row) => (
            <>
              <OrderStatusChip status={row.status} /> <AllergyChip alert={row.allergyAlert} />{' '}
              <PaymentChip order={row} />
            </>
          ),
        },
        { key: 'total', heading: words('columns.total'), render: (row) => formatMoney(row.total), align: 'right' },
      ]}
    />
  );
}
