import type { SupplierInvoice } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useStockChange } from '../stock/use-stock-change.ts';
import styles from './SupplierInvoices.module.css';

/** What can be done with an invoice that nobody has confirmed. */
export function InvoiceSteps({ invoice }: { invoice: SupplierInvoice }) {
  const api = useApi();
  const words = useTranslations('supplierInvoices');
  const dates = useDates();
  const { id, version, status, kind, supplier, unmatched, issuedOn, lines } = invoice;
  const { run, busy } = useStockChange(() => toast.success(words('confirmed')));
  if (status !== 'open' || !api.offers('supplier-invoices', 'confirmSupplierInvoice')) return null;
  const isInvoice = kind === 'invoice';
  const obstacle = !supplier
    ? words('unknownSupplier')
    : isInvoice && unmatched > 0
      ? words('openLines', { count: unmatched })
      : undefined;
  return (
    <div className={`${styles['steps']} no-print`}>
      {isInvoice && lines.length > 0 && <p>{words('confirmHint', { date: dates.full(issuedOn) })}</p>}
      <Button
        variant="primary"
        busy={busy}
        disabledReason={obstacle}
        onClick={() => run((call) => call('supplier-invoices', 'confirmSupplierInvoice', { id }, { version }))}
      >
        {words(isInvoice ? 'confirm' : 'confirmCredit')}
      </Button>
      <RemoveButton id={id} />
    </div>
  );
}

function RemoveButton({ id }: { id: number }) {
  const to = useTo();
  const navigate = useNavigate();
  const words = useTranslations('supplierInvoices');
  const [isAsked, setAsked] = useState(false);
  const { run, busy } = useStockChange(() => {
    toast.success(words('removed'));
    void navigate(to('supplierInvoices'));
  });
  return (
    <>
      <Button onClick={() => setAsked(true)}>{words('remove')}</Button>
      <ConfirmDialog
        opened={isAsked}
        title={words('remove')}
        confirm={words('remove')}
        danger
        busy={busy}
        onClose={() => setAsked(false)}
        onConfirm={() => run((call) => call('supplier-invoices', 'removeSupplierInvoice', { id }))}
      >
        <p>{words('removeQuestion')}</p>
      </ConfirmDialog>
    </>
  );
}
