import { useQuery } from '@tanstack/react-query';
import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { PlainSelect } from '@traiteur/kit/fields/PlainSelect.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { KitchenLink } from '../KitchenLink.tsx';
import { InvoiceStatus } from './InvoiceStatus.tsx';
import { ordersToChargeQuery } from './supplier-invoice-queries.ts';
import styles from './SupplierInvoices.module.css';
import { useMatching } from './use-matching.ts';

type Fact = readonly [name: string, value: ReactNode];

export function InvoiceHead({ invoice }: { invoice: SupplierInvoice }) {
  const words = useTranslations('supplierInvoices');
  const { canMatch } = useMatching(invoice);
  return (
    <Card title={invoice.seller} aside={<InvoiceStatus invoice={invoice} />}>
      {canMatch && <HeadMatching invoice={invoice} />}
      <Facts facts={useFacts(invoice)} />
      {invoice.kind === 'credit' && <p className={styles['hint']}>{words('creditHint')}</p>}
    </Card>
  );
}

function useFacts(invoice: SupplierInvoice): Fact[] {
  const to = useTo();
  const words = useTranslations('supplierInvoices');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const { issuedOn, dueOn, purchaseOrder, receipts, allowances, charges, net, tax, gross, at, by } = invoice;
  const facts: (Fact | false)[] = [
    [words('fields.issuedOn'), dates.full(issuedOn)],
    dueOn !== null && [words('fields.dueOn'), dates.full(dueOn)],
    purchaseOrder !== null && [
      words('fields.purchaseOrder'),
      <KitchenLink key="order" screen="purchaseOrder" to={to('purchaseOrder', { id: purchaseOrder.id })}>
        {purchaseOrder.number}
      </KitchenLink>,
    ],
    receipts.length > 0 && [
      words('fields.receipts'),
      receipts.map(({ id, noteNumber, at: receivedAt }) => (
        <KitchenLink key={id} screen="goodsReceipt" className={styles['receipt'] ?? ''} to={to('goodsReceipt', { id })}>
          {noteNumber || dates.day(receivedAt)}
        </KitchenLink>
      )),
    ],
    ...correctionFacts(invoice, words, to),
    allowances !== 0 && [words('fields.allowances'), formatMoney(-allowances)],
    charges !== 0 && [words('fields.charges'), formatMoney(charges)],
    [words('fields.net'), <b key="net">{formatMoney(net)}</b>],
    [words('fields.tax'), formatMoney(tax)],
    [words('fields.gross'), formatMoney(gross)],
    [words('fields.at'), `${dates.day(at)} · ${by}`],
    invoice.bookedAt !== null && [words('fields.bookedAt'), `${dates.day(invoice.bookedAt)} · ${invoice.bookedBy}`],
  ];
  return facts.filter((fact) => fact !== false);
}

const correctionFacts = (
  { correctedNumber, corrected, credits }: SupplierInvoice,
  words: ReturnType<typeof useTranslations<'supplierInvoices'>>,
  to: ReturnType<typeof useTo>,
): (Fact | false)[] => [
  correctedNumber !== '' && [
    words('fields.corrected'),
    corrected ? (
      <AppLink key="corrected" to={to('supplierInvoice', { id: corrected.id })}>
        {corrected.number}
      </AppLink>
    ) : (
      correctedNumber
    ),
  ],
  credits.length > 0 && [
    words('fields.credits'),
    credits.map(({ id, number }) => (
      <AppLink key={id} className={styles['receipt'] ?? ''} to={to('supplierInvoice', { id })}>
        {number}
      </AppLink>
    )),
  ],
];

/** Whose it is and what it is for; each choice is saved at once. */
function HeadMatching({ invoice }: { invoice: SupplierInvoice }) {
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const { supplier, purchaseOrder, orderReference } = invoice;
  const suppliers = useChoices('suppliers', 'list');
  const { data: orders = [] } = useQuery(ordersToChargeQuery(api, supplier?.id ?? null));
  const { match } = useMatching(invoice);
  return (
    <div className={styles['choices']}>
      <PlainSelect
        label={words('fields.supplier')}
        options={suppliers.map(({ id, name }) => ({ value: id, label: name }))}
        value={supplier?.id ?? null}
        leftover=""
        onChange={(id) => id !== null && id !== supplier?.id && match({ supplierId: id, purchaseOrderId: null })}
      />
      {supplier && (
        <PlainSelect
          label={words('fields.purchaseOrder')}
          description={orderReference === '' ? undefined : words('reference', { reference: orderReference })}
          placeholder={words('chooseOrder')}
          nullable
          options={orders.map(({ id, number }) => ({ value: id, label: number }))}
          value={purchaseOrder?.id ?? null}
          leftover=""
          onChange={(id, leftover) =>
            leftover === '' && id !== (purchaseOrder?.id ?? null) && match({ purchaseOrderId: id })
          }
        />
      )}
    </div>
  );
}
