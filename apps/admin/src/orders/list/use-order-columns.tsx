import type { OrderColumn } from '@traiteur/contract/orders/order-columns.ts';
import type { OrderRow } from '@traiteur/contract/orders/order-record.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AllergyChip, OrderStatusChip, PaymentChip } from '@traiteur/front/orders/order-chips.tsx';
import type { Column } from '@traiteur/kit/list/DataTable.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { ClientLink } from '../../clients/clients/ClientLink.tsx';
import { HeldChip } from './HeldChip.tsx';

/** All columns; those with `isExtra` are shown only when the user chooses them. */
export function useOrderColumns(): (Column<OrderRow> & { key: OrderColumn })[] {
  const words = useTranslations('orders');
  const name = useLocalName();
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  return [
    {
      key: 'number',
      heading: words('columns.number'),
      render: (row) => <span className="nowrap">{row.number}</span>,
      sort: 'number',
    },
    {
      key: 'client',
      heading: words('columns.client'),
      isWide: true,
      render: (row) => (
        <>
          <ClientLink id={row.clientId}>
            {row.client.firstName} {row.client.lastName}
          </ClientLink>{' '}
          <AllergyChip alert={row.allergyAlert} /> <HeldChip isHeld={row.isHeld} />
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
  ];
}
