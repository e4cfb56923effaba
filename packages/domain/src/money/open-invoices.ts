import { daysBetween, type LocalDate } from '../dates/calendar.ts';
import type { CompanyTerms } from '../clients/company-terms.ts';
import type { Cents } from './money.ts';

const daysOfTerms = { days_30: 30, monthly: 30 } as const;

/** @param usualDays of the house, for all who have no terms */
export const daysToPay = (terms: CompanyTerms | null, usualDays: number): number =>
  terms === null || terms === 'at_order' ? usualDays : daysOfTerms[terms];

/** Days past the due date after which each level of reminder is sent. */
export const reminderDays = [7, 21, 35];

export const daysLate = (dueOn: LocalDate, today: LocalDate): number => Math.max(0, daysBetween(dueOn, today));

/** 0 while none is due. */
export const reminderLevel = (late: number): number => reminderDays.filter((days) => late >= days).length;

/** First come, first paid: each order gets what it owes until nothing is left. */
export function spreadPayment(amount: Cents, orders: readonly { id: number; due: Cents }[]) {
  let amountLeft = amount;
  return orders.flatMap(({ id, due }) => {
    const part = Math.min(amountLeft, due);
    amountLeft -= part;
    return part > 0 ? [{ id, amount: part }] : [];
  });
}
