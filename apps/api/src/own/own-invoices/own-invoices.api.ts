import { ownInvoices } from '@traiteur/contract/own/own-invoices.ts';
import { handlersFor } from '../../http/handlers.ts';
import { getOwnInvoice, listOwnInvoices, ownCompany } from './own-invoice-rows.ts';

export const ownInvoicesApi = handlersFor(ownInvoices, {
  getOwnCompany: async (_, { db, caller }) => ({ company: await ownCompany(db, caller.clientId) }),
  listOwnInvoices: ({ query }, { db, caller }) => listOwnInvoices(db, caller.clientId, query),
  getOwnInvoice: ({ params }, { db, caller }) => getOwnInvoice(db, caller.clientId, params.id),
});
