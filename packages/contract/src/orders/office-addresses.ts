import type { Locale } from '@traiteur/domain/text/language.ts';

/** Of the administration, to which mails to the house lead. */
const officeOrderPaths = { fr: '/commandes', en: '/en/orders' } as const satisfies Record<Locale, string>;

export const officeOrderOf = (origin: string, locale: Locale, id: number): string =>
  `${origin}${officeOrderPaths[locale]}/${id}`;

const officeDayPaths = { fr: '/rapport-livraison', en: '/en/delivery-report' } as const satisfies Record<
  Locale,
  string
>;

export const officeDayOf = (origin: string, locale: Locale, date: string): string =>
  `${origin}${officeDayPaths[locale]}?date=${date}`;
