import type { SupplierInvoiceRow } from '@traiteur/contract/kitchen/supplier-invoice-records.ts';
import { screen } from '@traiteur/front/routing/screen.ts';
import { noun } from '../../noun/noun.ts';

export const supplierInvoices = noun({
  tag: 'supplier-invoices',
  screens: {
    supplierInvoices: screen('/factures-fournisseurs', '/en/supplier-invoices', 'supplier-invoices list'),
    supplierInvoice: screen('/factures-fournisseurs/:id', '/en/supplier-invoices/:id', 'supplier-invoices get'),
  },
  titles: { supplierInvoices: 'supplierInvoices.title' },
  menu: { group: 'kitchen', entries: [{ screen: 'supplierInvoices', label: 'supplierInvoices.title' }] },
  shownOn: 'supplierInvoice',
  nameOf: ({ number }: SupplierInvoiceRow) => number,
  found: { heading: 'supplierInvoices.title', detail: ({ seller }: SupplierInvoiceRow) => seller },
  isLogged: true,
});
