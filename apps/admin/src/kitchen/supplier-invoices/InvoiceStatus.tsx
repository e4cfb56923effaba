import type { SupplierInvoiceRow } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

export function InvoiceStatus({ invoice }: { invoice: Pick<SupplierInvoiceRow, 'status' | 'kind' | 'unmatched'> }) {
  const words = useTranslations('supplierInvoices');
  const { status, kind, unmatched } = invoice;
  return (
    <span>
      <Chip tone={status === 'booked' ? 'ok' : 'wait'}>{words(`statuses.${status}`)}</Chip>{' '}
      {kind === 'credit' && <Chip tone="info">{words('kinds.credit')}</Chip>}{' '}
      {status === 'open' && unmatched > 0 && kind === 'invoice' && (
        <Chip tone="care">{words('openLines', { count: unmatched })}</Chip>
      )}
    </span>
  );
}
