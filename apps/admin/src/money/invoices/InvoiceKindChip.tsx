import type { InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** Whether it asks for money or gives some back, and why it does. */
export function InvoiceKindChip({ row: { kind, reason } }: { row: Pick<InvoiceRow, 'kind' | 'reason'> }) {
  const words = useTranslations('invoices');
  if (!reason) return words(`kind.${kind}`);
  return (
    <>
      <Chip tone="info">{words(`kind.${kind}`)}</Chip> <small>{words(`reason.${reason}`)}</small>
    </>
  );
}
