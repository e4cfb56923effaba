import type { Locale } from '@traiteur/domain/text/language.ts';

/** Where the page stands on which a client pays an order, before its token. */
const paymentPaths = { fr: '/payer', en: '/en/pay' } as const satisfies Record<Locale, string>;

/** The link by which whoever holds it pays an order, on the site for clients. */
export const paymentLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${paymentPaths[locale]}/${token}`;
