import type { Locale } from '@traiteur/domain/text/language.ts';

/** Where the sign-in screen stands on the administration's origin: a provider sends people back to it. */
export const signInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

/** What the token is called behind the address of the sign-in screen. */
const tokenNames = { fr: 'mot-de-passe', en: 'password' } as const satisfies Record<Locale, string>;

/** The link that lets somebody choose a new password. Its token stands in the fragment, which no server's log and no referrer gets. */
export const resetLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${tokenNames[locale]}=${token}`;

/** What it is called in either language. */
const invitationName = 'invitation';

/** The link that lets somebody accept an invitation, built alike. */
export const invitationLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${invitationName}=${token}`;

/** The token in the fragment of an invitation’s link; undefined where there is none. */
export const invitationTokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(invitationName) ?? undefined;

/** The token in the fragment of a link to a new password, whichever language it was written in. */
export function resetTokenIn(fragment: string): string | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  return parameters.get(tokenNames.fr) ?? parameters.get(tokenNames.en) ?? undefined;
}
