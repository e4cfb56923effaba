import { useQuery } from '@tanstack/react-query';
import type { PurchaseOrder } from '@traiteur/contract/kitchen/purchase-orders.ts';
import { isPossible } from '@traiteur/domain/kitchen/stock/purchase-orders.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import { useTo } from '../../use-to.ts';
import { StockWords } from '../stock/StockWords.tsx';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { DraftForm } from './DraftForm.tsx';
import styles from './PurchaseOrder.module.css';
import { PurchaseOrderSteps } from './PurchaseOrderSteps.tsx';
import { purchaseOrderQuery } from './purchase-order-queries.ts';
import { StatusChip } from './StatusChip.tsx';
import { usePackText } from './use-pack-text.ts';

export default function PurchaseOrderPage() {
  return (
    <StockWords>
      <OrderScreen />
    </StockWords>
  );
}

function OrderScreen() {
  const id = Number(useParams()['id']);
  const api = useApi();
  const words = useTranslations('purchaseOrders');
  const query = useQuery(purchaseOrderQuery(api, id));
  const order = query.data;
  return (
    <Screen
      title={order ? `${words('one')} ${order.number}` : words('one')}
      subtitle={order?.supplier}
      action={
        order && (
          <>
            <ExcelButton
              file="purchase-order"
              days={[order.at.slice(0, 10)]}
              open={(signal) => api.call('purchase-orders', 'exportPurchaseOrder', { id }, undefined, { signal })}
            />
            <PrintButton>{words('print')}</PrintButton>
          </>
        )
      }
    >
      <Shown query={query} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(shownOrder) => <Order order={shownOrder} />}
      </Shown>
    </Screen>
  );
}

function Order({ order }: { order: PurchaseOrder }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('purchaseOrders');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const { status, wantedOn, by, at, sentAt, sentTo, notes, total, minimumOrder } = order;
  const isDraft = isPossible(status, 'edit') && api.offers('purchase-orders', 'update');
  return (
    <Stack>
      <Card title={order.supplier} aside={<StatusChip order={order} />}>
        <Facts
          facts={[
            [words('fields.wantedOn'), wantedOn ? dates.full(wantedOn) : words('soon')],
            [words('fields.at'), `${dates.day(at)} · ${by}`],
            ...(sentAt ? [[words('fields.sentAt'), `${dates.day(sentAt)} ${sentTo && `· ${sentTo}`}`] as const] : []),
            ...(notes && !isDraft ? [[words('fields.notes'), notes] as const] : []),
            [words('fields.total'), <b key="total">{formatMoney(total)}</b>],
            ...(order.isInvoiced
              ? [
                  [
                    words('fields.isInvoiced'),
                    <AppLink key="invoices" to={`${to('supplierInvoices')}?purchaseOrderId=${order.id}`}>
                      {words('invoices')}
                    </AppLink>,
                  ] as const,
                ]
              : []),
          ]}
        />
        {total < minimumOrder && status === 'draft' && (
          <p className={styles['warning']}>
            {words('belowMinimum', { amount: formatMoney(minimumOrder - total), minimum: formatMoney(minimumOrder) })}
          </p>
        )}
        <PurchaseOrderSteps order={order} />
      </Card>
      <Card title={words('fields.lines')} flush>
        <LineTable order={order} />
      </Card>
      {isDraft && (
        <div className="no-print">
          <DraftForm key={order.version} order={order} />
        </div>
      )}
    </Stack>
  );
}

function LineTable({ order: { lines, status } }: { order: PurchaseOrder }) {
  const words = useTranslations('purchaseOrders');
  const { formatMoney } = useKitSettings();
  const packText = usePackText();
  const weight = useWeight();
  return (
    <ul className={styles['lines']}>
      {lines.map((line) => (
        <li key={line.position}>
          <span>
            <b>
              {line.packs} × {line.name}
            </b>{' '}
            <small>{[line.code, packText(line)].filter(Boolean).join(' · ')}</small>
          </span>
          <span>{weight(line.weight)}</span>
          <span>{status === 'draft' ? '' : `${words('line.received')} ${weight(line.received)}`}</span>
          <b>{formatMoney(line.packs * line.price)}</b>
        </li>
      ))}
    </ul>
  );
}
