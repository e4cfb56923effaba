import { companyTerms } from '@traiteur/domain/clients/company-terms.ts';
import { creditReasons } from '@traiteur/domain/money/next-documents.ts';
import { invoiceKinds } from '@traiteur/domain/money/invoice-number.ts';
import * as z from 'zod/mini';
import { printedDocument } from '../money/invoices.ts';
import { cents, id, localDate } from '../statement/fields.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

/** For which company the caller orders; null: for themselves. */
const ownCompany = z.nullable(
  z.object({ name: z.string(), terms: z.enum(companyTerms), referenceRequired: z.boolean() }),
);
export type OwnCompany = z.output<typeof ownCompany>;

const ownInvoiceRow = z.object({
  id,
  kind: z.enum(invoiceKinds),
  number: z.string(),
  givenOn: localDate,
  /** Null of credit notes and of old invoices. */
  dueOn: z.nullable(localDate),
  total: cents,
  /** Who is invoiced: the caller or a company. */
  billedTo: z.string(),
  /** Null of a month's invoice, and of orders of colleagues. */
  orderId: z.nullable(id),
  month: z.nullable(localDate),
});
export type OwnInvoiceRow = z.output<typeof ownInvoiceRow>;

const ownInvoice = z.object({
  ...ownInvoiceRow.shape,
  /** Null for an invoice. */
  reason: z.nullable(z.enum(creditReasons)),
  corrects: z.nullable(z.object({ number: z.string(), givenOn: localDate })),
  /** What is still to be paid of it today; 0 of credit notes, and where a newer invoice took its place. */
  open: cents,
  document: printedDocument,
});
export type OwnInvoice = z.output<typeof ownInvoice>;

export const ownInvoices = operationsOf('own-invoices', {
  getOwnCompany: {
    summary: 'Answers for which company the caller orders and on which terms, null where they order for themselves.',
    method: 'GET',
    path: '/own/company',
    scope: 'client',
    result: z.object({ company: ownCompany }),
    refusals: [],
  },
  listOwnInvoices: {
    summary:
      'Lists invoices and credit notes of the caller’s orders, the newest first; who is a contact for the invoices of a company, by their proven address, sees all of that company’s.',
    method: 'GET',
    path: '/own/invoices',
    scope: 'client',
    query: pageQuery({}),
    result: pageOf(ownInvoiceRow),
    refusals: [],
  },
  getOwnInvoice: {
    summary:
      'Answers one of the invoices and credit notes that the caller’s list shows, with all that is printed on it, and what is still open of it today.',
    method: 'GET',
    path: '/own/invoices/{id}',
    scope: 'client',
    params: oneThing,
    result: ownInvoice,
    refusals: ['not-found'],
  },
});
