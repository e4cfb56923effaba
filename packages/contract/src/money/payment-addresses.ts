import type { Locale } from '@traiteur/domain/text/language.ts';

/** The payment page, before its token. */
const paymentPaths = { fr: '/payer', en: '/en/pay' } as const satisfies Record<Locale, string>;

/** The order's payment link, on the ordering site. */
export const paymentLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${paymentPaths[locale]}/${token}`;
