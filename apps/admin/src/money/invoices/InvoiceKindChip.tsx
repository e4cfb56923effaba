import type { InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useTranslations } from 'use-intl';

/** Invoice or credit note, with the reason of a credit note. */
export function InvoiceKindChip({ row: { kind, reason } }: { row: Pick<InvoiceRow, 'kind' | 'reason'> }) {
  const words = useTranslations('invoices');
  if (!reason) return words(`kind.${kind}`);
  return (
    <>
      <Chip tone="info">{words(`kind.${kind}`)}</Chip> <small>{words(`reason.${reason}`)}</small>
    </>
  );
}
