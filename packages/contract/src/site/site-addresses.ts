import type { Locale } from '@traiteur/domain/text/language.ts';

/** Clients' sign-in pages. */
export const siteSignInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

/** Where clients see an order of theirs, by its number in the address. */
export const siteOrderPaths = { fr: '/commandes/:id', en: '/en/orders/:id' } as const satisfies Record<Locale, string>;

/** The page on which a client sees an order of theirs. */
export const siteOrderOf = (origin: string, locale: Locale, id: number | string): string =>
  `${origin}${siteOrderPaths[locale].replace(':id', String(id))}`;

/** Pages for mail links that open an account, one each: no server sees the fragment. */
export const siteLinkPaths = {
  registration: { fr: '/inscription/confirmation', en: '/en/register/confirmation' },
  claim: { fr: '/mot-de-passe', en: '/en/password' },
} as const satisfies Record<string, Record<Locale, string>>;

/** Names of the tokens in the fragment, which reaches no server log and no referrer. */
const names = { registration: 'inscription', claim: 'compte' } as const;
type Purpose = keyof typeof names;

/** A mail link that opens an account: for a `registration`, or for an existing client to `claim` theirs. */
export const siteLinkOf = (origin: string, locale: Locale, purpose: Purpose, token: string): string =>
  `${origin}${siteLinkPaths[purpose][locale]}#${names[purpose]}=${token}`;

/** The token in such a link's fragment. */
export const siteTokenIn = (fragment: string, purpose: Purpose): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(names[purpose]) ?? undefined;
