/** How a mail server is spoken to: in clear, in TLS after a greeting (587), or in TLS from the first byte (465). */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** What a variable sets as a whole: the screen then only shows it. */
export const settingGroups = ['mailServer', 'sender', 'stripe', 'maps', 'publicUrl', 'siteUrl', 'language'] as const;
export type SettingGroup = (typeof settingGroups)[number];

/** In which languages the site speaks. */
export const siteLanguages = ['both', 'fr', 'en'] as const;

/** Whose names may be typed in one language. */
export const namedNouns = [
  'products',
  'categories',
  'sizes',
  'tags',
  'allergens',
  'tax-rates',
  'delivery-zones',
] as const;

/** What can be tried out. */
export const trials = ['mail', 'payments', 'maps'] as const;
export type Trial = (typeof trials)[number];

export const trialOutcomes = ['done', 'not-set', 'unreachable', 'sign-in-refused', 'refused'] as const;

/** Long enough that four characters help nobody; a password that somebody chose may be shorter. */
const longEnough = 16;

/** By which its owner knows a key again; empty where that would tell too much. */
export const endOf = (secret: string): string => (secret.length < longEnough ? '' : secret.slice(-4));

/** Stripe's test and live keys must not be mixed: unpaid orders would look paid. */
export const isTestKey = (key: string): boolean => key.includes('_test_');
