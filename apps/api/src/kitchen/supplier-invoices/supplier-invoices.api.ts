import { supplierInvoices } from '@traiteur/contract/kitchen/supplier-invoices.ts';
import { handlersFor } from '../../http/handlers.ts';
import { bookSupplierInvoice } from './book-supplier-invoice.ts';
import { exportSupplierInvoices } from './export-supplier-invoices.ts';
import { getSupplierInvoice } from './get-supplier-invoice.ts';
import { getInvoiceFile, listSupplierInvoices, removeSupplierInvoice } from './invoice-rows.ts';
import { matchSupplierInvoice } from './match-supplier-invoice.ts';
import { readSupplierInvoice } from './read-supplier-invoice.ts';
import { meanings } from './supplier-invoices.table.ts';

export const supplierInvoicesApi = handlersFor(
  supplierInvoices,
  {
    list: ({ query }, { db }) => listSupplierInvoices(db, query),
    get: ({ params }, context) => getSupplierInvoice(context.db, params.id, context),
    exportSupplierInvoices: ({ query }, context) => exportSupplierInvoices(query, context),
    readSupplierInvoice: ({ body }, context) => readSupplierInvoice(body, context),
    matchSupplierInvoice: ({ params, body }, context) => matchSupplierInvoice(params.id, body, context),
    confirmSupplierInvoice: ({ params, body }, context) => bookSupplierInvoice(params.id, body.version, context),
    removeSupplierInvoice: ({ params }, { db }) => removeSupplierInvoice(db, params.id),
    getSupplierInvoiceFile: ({ params }, { db }) => getInvoiceFile(db, params.id),
  },
  meanings,
);
