import type { InvoiceDocument } from '@traiteur/contract/money/invoices.ts';
import { today } from '@traiteur/domain/dates/calendar.ts';
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
  const { address, client } = order;
  return withTotals({
    ...headOf(issuer),
    client: {
      name: `${client.firstName} ${client.lastName}`,
      address: address.address,
      postalCode: address.postalCode,
      city: address.city,
      country: address.country,
    },
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

/** A delivery before the planned day counts on its own day; one recorded late counts as planned. */
export function deliveryOf(
  { status, deliveryDate, deliveredAt }: InvoicedOrder,
  { timeZone }: Pick<House, 'timeZone'>,
): InvoiceDocument['delivery'] {
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
