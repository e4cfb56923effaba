import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { StartFault } from './start-fault.ts';

const given = z.string().check(z.minLength(1));
const yesOrNo = z.enum(['0', '1'], 'must be 0 or 1.');
const portSentence = 'must be a whole number from 0 to 65535.';
const port = z.coerce
  .number(portSentence)
  .check(z.int(portSentence), z.gte(0, portSentence), z.lte(65535, portSentence));
const addressOf = (protocol: RegExp, sentence: string) => z.optional(z.url({ protocol, error: sentence }));

/** What each variable may hold. An empty variable counts as an absent one. */
export const variables = z.object({
  HOST: z._default(given, '127.0.0.1'),
  PORT: z._default(port, 3000),
  SHOP_PORT: z.optional(port),
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'must look like postgres://user:password@host:5432/database.'),
  DATA_DIR: z._default(given, './data'),
  API_HOST: addressOf(/^https?$/, 'must be an origin such as https://api.example.com.'),
  MAPS_KEY: z.optional(given),
  FACEBOOK_CLIENT_ID: z.optional(given),
  FACEBOOK_CLIENT_SECRET: z.optional(given),
  GOOGLE_CLIENT_ID: z.optional(given),
  GOOGLE_CLIENT_SECRET: z.optional(given),
  STRIPE_PUBLISHABLE_KEY: z.optional(given),
  STRIPE_SECRET_KEY: z.optional(given),
  STRIPE_WEBHOOK_SECRET: z.optional(given),
  SMTP_URL: addressOf(/^smtps?$/, 'must look like smtp://user:password@host:587.'),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address.')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12, 'must be at least 12 characters long.'))),
  BRAND: z._default(given, 'Traiteur'),
  CURRENCY: z._default(
    z.enum(Intl.supportedValuesOf('currency'), 'must be a currency of ISO 4217, such as EUR.'),
    'EUR',
  ),
  TIME_ZONE: z._default(
    given.check(z.refine(isTimeZone, 'must be a time zone, such as Europe/Paris.')),
    'Europe/Paris',
  ),
  PRICES_INCLUDE_TAX: z._default(yesOrNo, '1'),
  DEMO_DATA: z.optional(yesOrNo),
});

type Variables = z.infer<typeof variables>;

/** Variables that only make sense together. */
const companions: (keyof Variables)[][] = [
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings out of the environment variables given.
 * Throws one StartFault that holds a sentence for each wrong variable, without its value: it may be a secret.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = variables.safeParse(filled);
  const faults = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...contradictions(filled),
  ];
  if (!read.success || faults.length > 0) throw new StartFault(faults.join('\n'));
  return settingsOf(read.data);
}

function contradictions(filled: Partial<Record<string, string>>): string[] {
  const faults = companions.flatMap((names) => {
    const missing = names.filter((name) => filled[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${missing.join(' and ')} must be set too when ${names.filter((name) => filled[name]).join(' and ')} is.`];
  });
  if (filled.DEMO_DATA === '1' && filled.DATABASE_URL) {
    faults.push(
      'DEMO_DATA must not be 1 with a DATABASE_URL: the demonstration caterer only goes into the embedded database.',
    );
  }
  if (filled.PORT && filled.PORT !== '0' && filled.PORT === filled.SHOP_PORT) {
    faults.push('SHOP_PORT must differ from PORT.');
  }
  return faults;
}

function settingsOf(read: Variables) {
  return {
    host: read.HOST,
    port: read.PORT,
    shopPort: read.SHOP_PORT ?? (read.PORT && read.PORT + 1),
    databaseUrl: read.DATABASE_URL,
    dataDir: resolve(read.DATA_DIR),
    apiHost: read.API_HOST === undefined ? undefined : new URL(read.API_HOST).origin,
    mapsKey: read.MAPS_KEY,
    facebook: together({ clientId: read.FACEBOOK_CLIENT_ID, clientSecret: read.FACEBOOK_CLIENT_SECRET }),
    google: together({ clientId: read.GOOGLE_CLIENT_ID, clientSecret: read.GOOGLE_CLIENT_SECRET }),
    stripe: together({
      publishableKey: read.STRIPE_PUBLISHABLE_KEY,
      secretKey: read.STRIPE_SECRET_KEY,
      webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    }),
    smtpUrl: read.SMTP_URL,
    administrator: together({ email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }),
    brand: read.BRAND,
    house: { currency: read.CURRENCY, timeZone: read.TIME_ZONE, pricesIncludeTax: read.PRICES_INCLUDE_TAX === '1' },
    demoData: read.DEMO_DATA === undefined ? read.DATABASE_URL === undefined : read.DEMO_DATA === '1',
  };
}

/** The group when each of its values is set, otherwise undefined. */
function together<Name extends string>(group: Record<Name, string | undefined>): Record<Name, string> | undefined {
  const isWhole = (values: Record<Name, string | undefined>): values is Record<Name, string> =>
    Object.values(values).every((value) => value !== undefined);
  return isWhole(group) ? group : undefined;
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
