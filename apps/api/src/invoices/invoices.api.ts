import { invoices } from '@traiteur/contract/billing/invoices.ts';
import { handlersFor } from '../http/handlers.ts';
import { getInvoice, listInvoices } from './invoice-rows.ts';

export const invoicesApi = handlersFor(invoices, {
  list: ({ query }, { db }) => listInvoices(db, query),
  get: ({ params }, { db }) => getInvoice(db, params.id),
});
