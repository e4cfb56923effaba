import { invoices } from '@traiteur/contract/money/invoices.ts';
import { handlersFor } from '../../http/handlers.ts';
import { exportInvoices } from './export/export-invoices.ts';
import { getInvoice, listInvoices } from './invoice-rows.ts';

export const invoicesApi = handlersFor(invoices, {
  list: ({ query }, { db }) => listInvoices(db, query),
  exportInvoices: ({ query }, context) => exportInvoices(query, context),
  get: ({ params }, { db }) => getInvoice(db, params.id),
});
