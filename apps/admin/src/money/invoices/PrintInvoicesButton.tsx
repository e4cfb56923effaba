import { mostInvoicesPrinted } from '@traiteur/contract/money/invoice-filters.ts';
import type { InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import { addressWithQuery } from '@traiteur/front/routing/use-query-in-address.ts';
import type { RowChoice } from '@traiteur/kit/list/use-row-choice.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { type InvoicePapersQuery, invoicePapersQuery } from './invoice-queries.ts';

interface PrintInvoicesButtonProps {
  choice: RowChoice<InvoiceRow>;
  /** Search and filters of the list. */
  matching: Readonly<Record<string, string | undefined>>;
  /** How many invoices the list has, as far as known. */
  total: number;
}

/** Links to the chosen invoices as one document. */
export function PrintInvoicesButton({ choice, matching, total }: PrintInvoicesButtonProps) {
  const to = useTo();
  const words = useTranslations('invoices.papers');
  const count = choice.all ? total : choice.rows.length;
  if (count === 0) return null;
  if (count > mostInvoicesPrinted)
    return <Button disabledReason={words('tooMany', { most: mostInvoicesPrinted })}>{words('print')}</Button>;
  const chosenInvoices = choice.all ? matching : { ids: choice.rows.map(({ id }) => id).join() };
  // The list took them from its own address, which the same query has checked.
  const query = chosenInvoices as InvoicePapersQuery;
  return (
    <ButtonLink to={addressWithQuery(to('invoicePapers'), invoicePapersQuery, query)}>{words('print')}</ButtonLink>
  );
}
