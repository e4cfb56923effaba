import type { Locale } from '@traiteur/domain/text/language.ts';

/** Where clients sign in on the site where they order. */
export const siteSignInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

/** Where clients see an order of theirs, by its number in the address. */
export const siteOrderPaths = { fr: '/commandes/:id', en: '/en/orders/:id' } as const satisfies Record<Locale, string>;

/** The page on which a client sees an order of theirs. */
export const siteOrderOf = (origin: string, locale: Locale, id: number | string): string =>
  `${origin}${siteOrderPaths[locale].replace(':id', String(id))}`;

/** Where the links of mails lead that open an account: one page for each, since no server sees what stands behind its address. */
export const siteLinkPaths = {
  registration: { fr: '/inscription/confirmation', en: '/en/register/confirmation' },
  claim: { fr: '/mot-de-passe', en: '/en/password' },
} as const satisfies Record<string, Record<Locale, string>>;

/** What the tokens are called behind that address. They stand in the fragment, which no server's log and no referrer gets. */
const names = { registration: 'inscription', claim: 'compte' } as const;
type Purpose = keyof typeof names;

/** The link of a mail that opens an account: by a `registration`, or to who is a client already, whose account it lets them `claim`. */
export const siteLinkOf = (origin: string, locale: Locale, purpose: Purpose, token: string): string =>
  `${origin}${siteLinkPaths[purpose][locale]}#${names[purpose]}=${token}`;

/** The token in the fragment of such a link. */
export const siteTokenIn = (fragment: string, purpose: Purpose): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(names[purpose]) ?? undefined;
