import * as z from 'zod/mini';
import { cents, centsSum, count, id, idParameter, localDate } from '../statement/fields.ts';
import { idempotencyKey } from '../statement/idempotency.ts';
import { oneThing, pageOf, pageQuery } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';
import { invoiceSendings } from './invoice-sendings.ts';
import { paymentInput } from '../orders/payments.ts';

/** `YYYY-MM`. */
const month = z.string().check(z.regex(/^20\d\d-(0[1-9]|1[0-2])$/));

const openInvoice = z.object({
  id,
  companyId: id,
  number: z.string(),
  givenOn: localDate,
  dueOn: localDate,
  /** Cents that its orders still owe. */
  open: cents,
  daysLate: count,
  /** The last level sent; 0: none. */
  reminders: count,
});
export type OpenInvoice = z.output<typeof openInvoice>;

const openStatement = z.object({
  id,
  legalName: z.string(),
  /** Cents, like the two after it. */
  open: centsSum,
  overdue: centsSum,
  /** Ordered, and on no invoice yet. */
  notInvoiced: centsSum,
  invoices: z.array(openInvoice),
});
export type OpenStatement = z.output<typeof openStatement>;

const givenInvoice = z.object({
  id,
  companyId: id,
  company: z.string(),
  number: z.string(),
  total: cents,
  orders: count,
});

export const statements = operationsOf('statements', {
  listOpenStatements: {
    summary:
      'Lists the companies that owe something, or that one if it does, by name, each with its open invoices, their due dates and age.',
    method: 'GET',
    path: '/statements',
    scope: 'reports:read',
    query: pageQuery({ companyId: z.optional(idParameter) }),
    result: pageOf(openStatement),
    refusals: [],
  },
  giveMonthlyInvoices: {
    summary:
      'Gives each company with monthly terms one invoice over all that was delivered until the end of a month that is over and is on no invoice yet. A month is done once for each company: what is delivered late comes with the next one.',
    method: 'POST',
    path: '/monthly-invoices',
    scope: 'invoices:write',
    body: z.strictObject({ month }),
    result: z.object({ items: z.array(givenInvoice) }),
    audit: { only: [] },
    refusals: ['month-not-over'],
  },
  payInvoice: {
    summary:
      'Notes a payment of a company’s invoice and spreads it over its orders, the oldest first. The same Idempotency-Key twice notes it once.',
    method: 'POST',
    path: '/invoices/{id}/payments',
    scope: 'orders:pay',
    params: oneThing,
    headers: idempotencyKey,
    body: paymentInput,
    result: z.object({ open: cents }),
    idempotent: true,
    audit: { only: [] },
    refusals: ['not-found', 'nothing-due', 'above-open-amount', 'idempotency-key-reused'],
  },
  sendReminders: {
    summary:
      'Queues a mail for each overdue invoice of one company, or of all, to the contacts for invoices, once for each level of lateness.',
    method: 'POST',
    path: '/statements/reminders',
    scope: 'invoices:write',
    body: z.strictObject({ companyId: z.optional(id) }),
    result: z.object({ sent: count, withoutContact: count }),
    audit: 'call',
    refusals: [],
  },
  ...invoiceSendings,
});
