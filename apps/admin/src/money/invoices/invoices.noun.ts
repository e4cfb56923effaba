import type { InvoiceRow } from '@traiteur/contract/money/invoices.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const invoices = noun({
  tag: 'invoices',
  screens: {
    invoices: screen('/factures', '/en/invoices', ['invoices list']),
    invoicePapers: screen('/factures/imprimer', '/en/invoices/print', ['invoices listInvoicePapers']),
    invoice: screen('/factures/:id', '/en/invoices/:id', ['invoices get']),
  },
  titles: { invoices: 'invoices.title', invoicePapers: 'invoices.printMany' },
  shownOn: 'invoice',
  nameOf: ({ number }: InvoiceRow) => number,
  found: { heading: 'invoices.title', detail: ({ client }: InvoiceRow) => client },
  isLogged: true,
});
