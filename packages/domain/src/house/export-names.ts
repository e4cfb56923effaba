import type { LocalDate } from '../dates/calendar.ts';
import type { Locale } from '../text/language.ts';

/** What Excel files are of. */
const names = {
  clients: { fr: 'clients', en: 'clients' },
  sales: { fr: 'ventes', en: 'sales' },
  orders: { fr: 'commandes', en: 'orders' },
  deliveries: { fr: 'livraisons', en: 'deliveries' },
  invoices: { fr: 'factures', en: 'invoices' },
  'discount-codes': { fr: 'codes-promo', en: 'discount-codes' },
} as const;

export type ExportedFile = keyof typeof names;

/** `ventes-2026-11-01-2026-11-22.xlsx`: what an Excel file is of, and the days that it tells of, or the one on which it was written. */
export const exportName = (file: ExportedFile, locale: Locale, ...days: readonly LocalDate[]): string =>
  `${[names[file][locale], ...days].join('-')}.xlsx`;
