import type { Cents } from '../money/money.ts';
import { amountDue, type OrderMoney } from '../money/payment-status.ts';

/** When the orders of a company are paid: like anybody's, each within 30 days, or by one invoice a month. */
export const companyTerms = ['at_order', 'days_30', 'monthly'] as const;

export type CompanyTerms = (typeof companyTerms)[number];

/** How a month's invoice groups its orders. */
export const invoiceGroups = ['person', 'cost_centre'] as const;

export type InvoiceGroups = (typeof invoiceGroups)[number];

export const mayPayOnInvoice = (terms: CompanyTerms | null | undefined): boolean =>
  terms === 'days_30' || terms === 'monthly';

/** Cents. An order that does not grow is never refused, however much is owed. */
export const exceedsCredit = (limit: number | null, balance: number, growth: number): boolean =>
  limit !== null && growth > 0 && balance + growth > limit;

/** Cents that an order comes to owe: what was paid beyond its total pays for what it grows by. */
export const newlyDue = (total: Cents, standing?: Omit<OrderMoney, 'cancelled'>): Cents =>
  standing ? amountDue({ ...standing, total, cancelled: false }) - amountDue({ ...standing, cancelled: false }) : total;
