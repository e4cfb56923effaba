import { invoices } from '@traiteur/contract/money/invoices.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportInvoices } from './export/export-invoices.ts';
import { getInvoice, listInvoicePapers, listInvoices } from './invoice-rows.ts';

export const invoicesApi = handlersFor(invoices, {
  list: ({ query }, { db }) => listInvoices(db, query),
  listInvoicePapers: ({ query }, { db }) => listInvoicePapers(db, query),
  exportInvoices: ({ query }, context) => exportInvoices(query, context),
  get: ({ params }, { db }) => getInvoice(db, params.id),
});
