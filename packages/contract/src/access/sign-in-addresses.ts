import type { Locale } from '@traiteur/domain/text/language.ts';

/** Sign-in screens of the administration, to which providers return. */
export const signInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

/** Names of the token in the address's fragment. */
const tokenNames = { fr: 'mot-de-passe', en: 'password' } as const satisfies Record<Locale, string>;

/** A link to choose a new password. Its token is in the fragment, which reaches no server log and no referrer. */
export const resetLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${tokenNames[locale]}=${token}`;

/** The same in both languages. */
const invitationName = 'invitation';

/** A link to accept an invitation, built like `resetLinkOf`. */
export const invitationLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${invitationName}=${token}`;

/** The token of an invitation link; undefined without one. */
export const invitationTokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(invitationName) ?? undefined;

/** The token of a password link, in either language. */
export function resetTokenIn(fragment: string): string | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  return parameters.get(tokenNames.fr) ?? parameters.get(tokenNames.en) ?? undefined;
}
