import type { InvoiceDocument, MonthlyOrder } from '@traiteur/contract/money/invoices.ts';
import type { InvoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import { daysToPay } from '@traiteur/domain/money/open-invoices.ts';
import { type LocalDate, today } from '@traiteur/domain/dates/calendar.ts';
import { taxTable, taxTableLess } from '@traiteur/domain/money/tax-table.ts';
import type { CompanyInput } from '@traiteur/contract/house/company.ts';
import { missingMentions } from '@traiteur/domain/money/missing-mentions.ts';
import type { House } from '../../../core/house.ts';
import type { InvoicedOrder } from './invoiced-order.ts';
import type { Refund } from './standing-refunds.ts';
import type { StandingInvoice } from './standing-invoice.ts';

export interface Issuer {
  company: CompanyInput;
  brand: string;
  house: House;
}

/** Earlier refunds become deductions. */
export function invoiceOf(order: InvoicedOrder, refunds: readonly Refund[], issuer: Issuer): InvoiceDocument {
  return withTotals({
    ...headOf(issuer),
    client: billedTo(order),
    ...(order.billedCompany && { orderedBy: nameOf(order) }),
    ...(order.companyId !== null && {
      costCentre: order.costCentre,
      purchaseReference: order.purchaseReference,
      daysToPay: daysToPay(order.companyTerms, issuer.company.paymentDays),
    }),
    order: { number: order.number, placedOn: today(order.placedAt, issuer.house.timeZone) },
    delivery: deliveryOf(order, issuer.house),
    goods: order.goods,
    deductions: refunds.map(({ on, goods }) => ({
      number: null,
      on,
      total: goods.total,
      taxes: taxTable(goods.lines),
    })),
    payments: order.payments,
    paid: order.paid,
    refunds: refunds.map(({ id }) => id),
  });
}

const nameOf = ({ client }: InvoicedOrder) => `${client.firstName} ${client.lastName}`;

/** A company without a billing address is billed where it is delivered. */
function billedTo(order: InvoicedOrder): InvoiceDocument['client'] {
  const { address, postalCode, city, country } = order.address;
  const deliveredTo = { address, postalCode, city, country };
  const { billedCompany: company } = order;
  if (!company) return { name: nameOf(order), ...deliveredTo };
  return company.address === '' && company.city === '' ? { ...company, ...deliveredTo } : company;
}

/**
 * One for all orders of a company: what each would say by itself, added up.
 * @param invoices of each order, grouped as the company wants them
 */
export function monthlyInvoiceOf(
  invoices: readonly [MonthlyPart, ...MonthlyPart[]],
  { month, groupedBy, daysToPay: days }: { month: LocalDate; groupedBy: InvoiceGroups; daysToPay: number },
  issuer: Issuer,
): InvoiceDocument {
  const parts = invoices.map(({ document }) => document);
  const sum = (amountOf: (document: InvoiceDocument) => number) =>
    parts.reduce((total, document) => total + amountOf(document), 0);
  return withTotals({
    ...headOf(issuer),
    client: invoices[0].document.client,
    order: null,
    delivery: null,
    goods: {
      lines: parts.flatMap(({ goods }) => goods.lines),
      subtotal: sum(({ goods }) => goods.subtotal),
      discount: sum(({ goods }) => goods.discount),
      discountCode: null,
      deliveryFee: sum(({ goods }) => goods.deliveryFee),
      total: sum(({ goods }) => goods.total),
    },
    deductions: parts.flatMap(({ deductions }) => deductions),
    payments: parts.flatMap(({ payments }) => payments),
    paid: sum(({ paid }) => paid),
    refunds: parts.flatMap(({ refunds }) => refunds),
    daysToPay: days,
    month,
    groupedBy,
    orders: invoices.map(({ id, document }) => monthlyOrderOf(id, document)),
  });
}

export interface MonthlyPart {
  id: number;
  document: InvoiceDocument;
}

function monthlyOrderOf(id: number, document: InvoiceDocument): MonthlyOrder {
  const { order, delivery, orderedBy, costCentre, purchaseReference, goods, deductions, taxes } = document;
  const { net, total, payments, paid, refunds } = document;
  const orderFields = { order, delivery, orderedBy, costCentre, purchaseReference };
  return { id, ...orderFields, goods, deductions, taxes, net, total, payments, paid, refunds };
}

/** A delivery before the planned day counts on its own day; one recorded late counts as planned. */
export function deliveryOf(
  { status, deliveryDate, deliveredAt }: InvoicedOrder,
  { timeZone }: Pick<House, 'timeZone'>,
): NonNullable<InvoiceDocument['delivery']> {
  const isDone = status === 'delivered';
  const day = isDone && deliveredAt ? today(deliveredAt, timeZone) : deliveryDate;
  return { date: day < deliveryDate ? day : deliveryDate, isDone };
}

export const creditNoteOfRefund = ({ document }: StandingInvoice, refund: Refund, issuer: Issuer): InvoiceDocument =>
  withTotals({
    ...document,
    ...headOf(issuer),
    goods: refund.goods,
    deductions: [],
    payments: [],
    paid: 0,
    refunds: [refund.id],
  });

export function creditNoteOfRest({ document, credits }: StandingInvoice, issuer: Issuer): InvoiceDocument {
  const creditedInvoices = credits.map(({ number, givenOn, document: { total, taxes } }) => ({
    number,
    on: givenOn,
    total,
    taxes,
  }));
  const deductions = [...document.deductions, ...creditedInvoices];
  return withTotals({ ...document, ...headOf(issuer), deductions, payments: [], paid: 0, refunds: [] });
}

const headOf = ({ company, brand, house }: Issuer) => ({
  company: { ...company, brand },
  missing: missingMentions(company),
  currency: house.currency,
});

function withTotals(document: Omit<InvoiceDocument, 'taxes' | 'net' | 'total'>): InvoiceDocument {
  const { goods, deductions } = document;
  const off = deductions.map(({ taxes }) => taxes);
  const taxes = off.length > 0 ? taxTableLess(taxTable(goods.lines), off) : taxTable(goods.lines);
  const total = deductions.reduce((sum, deduction) => sum - deduction.total, goods.total);
  return { ...document, taxes, net: taxes.reduce((sum, { amount }) => sum - amount, total), total };
}
