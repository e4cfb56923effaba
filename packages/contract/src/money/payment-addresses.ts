import type { Locale } from '@traiteur/domain/text/language.ts';

const paymentPaths = { fr: '/payer', en: '/en/pay' } as const satisfies Record<Locale, string>;

export const paymentLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${paymentPaths[locale]}/${token}`;
