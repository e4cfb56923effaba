import type { Locale } from '@traiteur/domain/text/language.ts';

/** Where the administration looks at a product as clients would see it. */
export const mealPreviewPaths = { fr: '/apercu/:key', en: '/en/preview/:key' } as const satisfies Record<
  Locale,
  string
>;

export const siteMealPaths = { fr: '/plats/:slug', en: '/en/meals/:slug' } as const satisfies Record<Locale, string>;

export const siteMealOf = (origin: string, locale: Locale, slug: string): string =>
  `${origin}${siteMealPaths[locale].replace(':slug', slug)}`;

export const siteSignInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

export const siteOrderPaths = { fr: '/commandes/:id', en: '/en/orders/:id' } as const satisfies Record<Locale, string>;

export const siteOrderOf = (origin: string, locale: Locale, id: number | string): string =>
  `${origin}${siteOrderPaths[locale].replace(':id', String(id))}`;

export const siteInvoicePaths = { fr: '/factures/:id', en: '/en/invoices/:id' } as const satisfies Record<
  Locale,
  string
>;

export const siteInvoiceOf = (origin: string, locale: Locale, id: number): string =>
  `${origin}${siteInvoicePaths[locale].replace(':id', String(id))}`;

export const groupOrderPaths = {
  guest: { fr: '/repas-de-groupe', en: '/en/group-meal' },
  host: { fr: '/commandes-de-groupe/:id', en: '/en/group-orders/:id' },
} as const satisfies Record<string, Record<Locale, string>>;

/** For guests: the token reaches no server log and no referrer. */
export const groupLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${groupOrderPaths.guest[locale]}#groupe=${token}`;

export const groupTokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get('groupe') ?? undefined;

export const groupOrderOf = (origin: string, locale: Locale, id: number): string =>
  `${origin}${groupOrderPaths.host[locale].replace(':id', String(id))}`;

/** One each: no server sees the fragment. */
export const siteLinkPaths = {
  registration: { fr: '/inscription/confirmation', en: '/en/register/confirmation' },
  claim: { fr: '/mot-de-passe', en: '/en/password' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Names of the tokens in the fragment, which reaches no server log and no referrer. */
const names = { registration: 'inscription', claim: 'compte' } as const;
type Purpose = keyof typeof names;

export const siteLinkOf = (origin: string, locale: Locale, purpose: Purpose, token: string): string =>
  `${origin}${siteLinkPaths[purpose][locale]}#${names[purpose]}=${token}`;

export const siteTokenIn = (fragment: string, purpose: Purpose): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(names[purpose]) ?? undefined;
