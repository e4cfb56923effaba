import type { Locale } from '@traiteur/domain/language.ts';

/** The sign-in screens, and what the token is called behind their address. */
const places: Readonly<Record<Locale, { path: string; name: string }>> = {
  fr: { path: '/connexion', name: 'mot-de-passe' },
  en: { path: '/en/login', name: 'password' },
};

/** The link that lets somebody choose a new password. Its token stands in the fragment, which no server's log and no referrer gets. */
export const resetLinkOf = (origin: string, locale: Locale, token: string): string =>
  `${origin}${places[locale].path}#${places[locale].name}=${token}`;

/** The token in the fragment of such a link, whichever language it was written in. */
export function resetTokenIn(fragment: string): string | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  return given.get(places.fr.name) ?? given.get(places.en.name) ?? undefined;
}
