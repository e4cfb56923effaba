import type { Locale } from '@traiteur/domain/text/language.ts';

/** Sign-in screens of the administration, to which providers return. */
export const signInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;

const tokenNames = { fr: 'mot-de-passe', en: 'password' } as const satisfies Record<Locale, string>;

/** The fragment with the token reaches no server log and no referrer. */
export const resetLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${tokenNames[locale]}=${token}`;

const invitationName = 'invitation';

export const invitationLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${signInPaths[locale]}#${invitationName}=${token}`;

export const invitationTokenIn = (fragment: string): string | undefined =>
  new URLSearchParams(fragment.replace(/^#/, '')).get(invitationName) ?? undefined;

export function resetTokenIn(fragment: string): string | undefined {
  const parameters = new URLSearchParams(fragment.replace(/^#/, ''));
  return parameters.get(tokenNames.fr) ?? parameters.get(tokenNames.en) ?? undefined;
}
