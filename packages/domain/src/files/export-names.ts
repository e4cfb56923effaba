import { type LocalDate, today } from '../calendar.ts';
import type { Period } from '../sales/sales-period.ts';

// Names of exported files, the same in both languages: people sort and find them by their days.

/** `clients-2026-11-23.xlsx`: clients as they stood at that moment. */
export const clientExportName = (now: Date, timeZone: string) => `clients-${today(now, timeZone)}.xlsx`;

/** `sales-2026-11-01-2026-11-22.xlsx` */
export const salesExportName = ({ from, to }: Period) => `sales-${from}-${to}.xlsx`;

/** `orders-2026-11-23.xlsx`: orders as they stood on that day. */
export const orderExportName = (date: LocalDate) => `orders-${date}.xlsx`;

/** `delivery-2026-11-23.xlsx`: what is delivered on that day. */
export const deliveryExportName = (date: LocalDate) => `delivery-${date}.xlsx`;

/** `invoices-2026-11-23.xlsx`: invoices that were given until that day. */
export const invoiceExportName = (date: LocalDate) => `invoices-${date}.xlsx`;

/** `discount-codes-2026-11-23.xlsx`: codes as they stood on that day. */
export const codeExportName = (date: LocalDate) => `discount-codes-${date}.xlsx`;
