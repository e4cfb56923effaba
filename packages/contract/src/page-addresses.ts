import type { Locale } from '@traiteur/domain/language.ts';

/** Where the sign-in screen stands on the administration's origin: a provider sends people back to it. */
export const signInPaths = { fr: '/connexion', en: '/en/login' } as const satisfies Record<Locale, string>;
