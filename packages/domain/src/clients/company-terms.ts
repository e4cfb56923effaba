import type { Cents } from '../money/money.ts';
import { amountDue, type OrderMoney } from '../money/payment-status.ts';
import { type GuestMoney, unneededOf } from '../own/group-orders.ts';

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

export interface OrderContent {
  /** Cents. */
  total: Cents;
  lines: Parameters<typeof unneededOf>[1];
}

export interface DebtFacts {
  /** Undefined while the order is not placed. */
  standing?: (Omit<OrderMoney, 'cancelled'> & OrderContent) | undefined;
  /** Of a group order. */
  guestMoney?: GuestMoney | undefined;
}

/** Cents. */
interface Debt {
  /** What the company's balance holds of it. */
  booked: Cents;
  /** What it owes, and would owe, once guests have back what they paid and need no more. */
  before: Cents;
  after: Cents;
}

/** What was paid beyond the total pays for what an order grows by. */
export function debtOf({ standing, guestMoney }: DebtFacts, content: OrderContent): Debt {
  const paidAhead = guestMoney?.paid.reduce((sum, { amount }) => sum + amount, 0) ?? 0;
  const money = standing ?? { total: 0, lines: [], paid: paidAhead, refunded: 0, credited: 0 };
  const owed = ({ total, lines }: OrderContent) => {
    const unneeded = guestMoney ? unneededOf(guestMoney, lines) : 0;
    return amountDue({ ...money, total, paid: money.paid - unneeded, cancelled: false });
  };
  return { booked: amountDue({ ...money, cancelled: false }), before: owed(money), after: owed(content) };
}
