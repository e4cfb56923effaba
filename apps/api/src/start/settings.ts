import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { englishes } from '@traiteur/domain/language.ts';
import addressparser from 'nodemailer/lib/addressparser';
import * as z from 'zod/mini';
import { StartError } from '../core/start-error.ts';
import { shortestSecretKey } from './secret-key.ts';

const text = z.string().check(z.minLength(1));
const yesOrNo = z.enum(['0', '1'], 'must be 0 or 1.');
const portSentence = 'must be a whole number from 0 to 65535.';
const port = z.coerce
  .number(portSentence)
  .check(z.int(portSentence), z.gte(0, portSentence), z.lte(65535, portSentence));
const monthsSentence = 'must be a whole number of months from 1 to 1200.';
const months = z.coerce
  .number(monthsSentence)
  .check(z.int(monthsSentence), z.gte(1, monthsSentence), z.lte(1200, monthsSentence));
const addressOf = (protocol: RegExp, sentence: string) => z.optional(z.url({ protocol, error: sentence }));

const providerAddress = z
  .string()
  .check(z.refine(isSecret, 'must be an https address, such as https://accounts.example.com.'));

/** What each variable may hold. An empty variable counts as an absent one. */
export const variables = z.object({
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(port, 3000),
  SHOP_PORT: z.optional(port),
  DATABASE_URL: addressOf(/^postgres(ql)?$/, 'must look like postgres://user:password@host:5432/database.'),
  DATA_DIR: z._default(text, './data'),
  SECRET_KEY: z.optional(
    z
      .string()
      .check(z.minLength(shortestSecretKey, 'must be at least 32 characters long: openssl rand -base64 32 makes one.')),
  ),
  API_HOST: addressOf(/^https?$/, 'must be an origin such as https://api.example.com.'),
  PUBLIC_URL: addressOf(/^https?$/, 'must be an origin such as https://office.example.com.'),
  TRUST_PROXY: z.optional(
    text.check(z.refine(areAddresses, 'must be addresses or networks joined by commas, such as 10.0.0.0/8,127.0.0.1.')),
  ),
  MAPS_KEY: z.optional(text),
  FACEBOOK_CLIENT_ID: z.optional(text),
  FACEBOOK_CLIENT_SECRET: z.optional(text),
  GOOGLE_CLIENT_ID: z.optional(text),
  GOOGLE_CLIENT_SECRET: z.optional(text),
  OAUTH_NAME: z.optional(text),
  OAUTH_CLIENT_ID: z.optional(text),
  OAUTH_CLIENT_SECRET: z.optional(text),
  OAUTH_ISSUER: z.optional(providerAddress),
  OAUTH_AUTHORIZATION_ENDPOINT: z.optional(providerAddress),
  OAUTH_TOKEN_ENDPOINT: z.optional(providerAddress),
  OAUTH_USERINFO_ENDPOINT: z.optional(providerAddress),
  OAUTH_REDIRECT_URI: z.optional(providerAddress.check(z.regex(/^[^?#]*$/, 'must have neither ? nor #.'))),
  OAUTH_RESPONSE_TYPE: z._default(z.literal('code', 'must be code.'), 'code'),
  OAUTH_GRANT_TYPE: z._default(z.literal('authorization_code', 'must be authorization_code.'), 'authorization_code'),
  OAUTH_AUDIENCE: z.optional(text),
  OAUTH_SCOPE: z._default(text, 'openid profile email'),
  STRIPE_PUBLISHABLE_KEY: z.optional(text),
  STRIPE_SECRET_KEY: z.optional(text),
  STRIPE_WEBHOOK_SECRET: z.optional(text),
  SMTP_URL: addressOf(/^smtps?$/, 'must look like smtp://user:password@host:587.'),
  MAIL_FROM: z.optional(
    text.check(z.refine((text) => mailboxOf(text) !== undefined, 'must look like Traiteur <no-reply@example.com>.')),
  ),
  ADMIN_EMAIL: z.optional(z.email('must be an e-mail address.')),
  ADMIN_PASSWORD: z.optional(z.string().check(z.minLength(12, 'must be at least 12 characters long.'))),
  BRAND: z._default(text, 'Traiteur'),
  CURRENCY: z._default(
    z.enum(Intl.supportedValuesOf('currency'), 'must be a currency of ISO 4217, such as EUR.'),
    'EUR',
  ),
  TIME_ZONE: z._default(text.check(z.refine(isTimeZone, 'must be a time zone, such as Europe/Paris.')), 'Europe/Paris'),
  PRICES_INCLUDE_TAX: z._default(yesOrNo, '1'),
  ENGLISH: z._default(z.enum(englishes, 'must be en-US or en-GB.'), 'en-US'),
  AUDIT_RETENTION_MONTHS: z._default(months, 36),
  DEMO_DATA: z.optional(yesOrNo),
});

type Variables = z.infer<typeof variables>;

/** Variables that only make sense together. */
const companions: (keyof Variables)[][] = [
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OAUTH_NAME', 'OAUTH_CLIENT_ID'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

export type Settings = ReturnType<typeof readSettings>;

/**
 * Reads the settings out of the environment variables given.
 * Throws one StartError that holds a sentence for each wrong variable, without its value: it may be a secret.
 */
export function readSettings(environment: Record<string, string | undefined>) {
  const filled = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = variables.safeParse(filled);
  const complaints = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...contradictions(filled),
  ];
  if (!read.success || complaints.length > 0) throw new StartError(complaints.join('\n'));
  return settingsOf(read.data);
}

function contradictions(filled: Partial<Record<string, string>>): string[] {
  const complaints = companions.flatMap((names) => {
    const missing = names.filter((name) => filled[name] === undefined);
    if (missing.length === 0 || missing.length === names.length) return [];
    return [`${missing.join(' and ')} must be set too when ${names.filter((name) => filled[name]).join(' and ')} is.`];
  });
  if (filled.DEMO_DATA === '1' && filled.DATABASE_URL) {
    complaints.push(
      'DEMO_DATA must not be 1 with a DATABASE_URL: the demonstration caterer only goes into the embedded database.',
    );
  }
  if (filled.PORT && filled.PORT !== '0' && filled.PORT === filled.SHOP_PORT) {
    complaints.push('SHOP_PORT must differ from PORT.');
  }
  return [...complaints, ...gapsOfProvider(filled)];
}

const endpoints = ['OAUTH_AUTHORIZATION_ENDPOINT', 'OAUTH_TOKEN_ENDPOINT', 'OAUTH_USERINFO_ENDPOINT'] as const;

/** Without an issuer there is no discovery and no check of identity tokens, so the endpoints must be set. */
function gapsOfProvider(filled: Partial<Record<string, string>>): string[] {
  const parts = ['OAUTH_CLIENT_SECRET', 'OAUTH_ISSUER', ...endpoints].filter((name) => filled[name]);
  if (!filled.OAUTH_CLIENT_ID)
    return parts.length > 0 ? [`OAUTH_CLIENT_ID must be set too when ${parts.join(' and ')} is.`] : [];
  if (filled.OAUTH_ISSUER) return [];
  if (endpoints.some((name) => !filled[name])) return [`OAUTH_ISSUER must be set, or ${endpoints.join(' and ')}.`];
  const scope = filled.OAUTH_SCOPE ?? 'openid';
  return scope.split(' ').includes('openid') ? ['OAUTH_ISSUER must be set when OAUTH_SCOPE asks for openid.'] : [];
}

function settingsOf(read: Variables) {
  return {
    host: read.HOST,
    port: read.PORT,
    shopPort: read.SHOP_PORT ?? (read.PORT && read.PORT + 1),
    databaseUrl: read.DATABASE_URL,
    dataDir: resolve(read.DATA_DIR),
    secretKey: read.SECRET_KEY === undefined ? undefined : Buffer.from(read.SECRET_KEY),
    apiHost: originOf(read.API_HOST),
    publicUrl: originOf(read.PUBLIC_URL),
    trustProxy: read.TRUST_PROXY,
    mapsKey: read.MAPS_KEY,
    facebook: together({ clientId: read.FACEBOOK_CLIENT_ID, clientSecret: read.FACEBOOK_CLIENT_SECRET }),
    google: together({ clientId: read.GOOGLE_CLIENT_ID, clientSecret: read.GOOGLE_CLIENT_SECRET }),
    oauth: oauthOf(read),
    stripe: together({
      publishableKey: read.STRIPE_PUBLISHABLE_KEY,
      secretKey: read.STRIPE_SECRET_KEY,
      webhookSecret: read.STRIPE_WEBHOOK_SECRET,
    }),
    smtpUrl: read.SMTP_URL,
    mailFrom: mailboxOf(read.MAIL_FROM ?? '') ?? { name: read.BRAND, address: 'no-reply@traiteur.example' },
    administrator: together({ email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }),
    brand: read.BRAND,
    house: {
      currency: read.CURRENCY,
      timeZone: read.TIME_ZONE,
      pricesIncludeTax: read.PRICES_INCLUDE_TAX === '1',
      english: read.ENGLISH,
    },
    auditRetentionMonths: read.AUDIT_RETENTION_MONTHS,
    demoData: read.DEMO_DATA === undefined ? read.DATABASE_URL === undefined : read.DEMO_DATA === '1',
  };
}

function oauthOf(read: Variables) {
  const client = together({ label: read.OAUTH_NAME, clientId: read.OAUTH_CLIENT_ID });
  return (
    client && {
      ...client,
      clientSecret: read.OAUTH_CLIENT_SECRET,
      issuer: read.OAUTH_ISSUER,
      authorizationEndpoint: read.OAUTH_AUTHORIZATION_ENDPOINT,
      tokenEndpoint: read.OAUTH_TOKEN_ENDPOINT,
      userinfoEndpoint: read.OAUTH_USERINFO_ENDPOINT,
      redirectUri: read.OAUTH_REDIRECT_URI,
      responseType: read.OAUTH_RESPONSE_TYPE,
      audience: read.OAUTH_AUDIENCE,
      scope: read.OAUTH_SCOPE,
    }
  );
}

/** The group when each of its values is set, otherwise undefined. */
function together<Name extends string>(group: Record<Name, string | undefined>): Record<Name, string> | undefined {
  const isWhole = (values: Record<Name, string | undefined>): values is Record<Name, string> =>
    Object.values(values).every((value) => value !== undefined);
  return isWhole(group) ? group : undefined;
}

/** Whether a URL is safe from eavesdropping: HTTPS, or an address of this machine. */
function isSecret(address: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}

const originOf = (address: string | undefined) => (address === undefined ? undefined : new URL(address).origin);

/** The one mailbox that a text names, as mail headers write it: `Traiteur <no-reply@example.com>`, or the address alone. */
function mailboxOf(text: string): { name: string; address: string } | undefined {
  const [{ name, address } = { name: '', address: '' }, ...others] = addressparser(text, { flatten: true });
  return others.length === 0 && z.email().safeParse(address).success ? { name, address } : undefined;
}

function areAddresses(list: string): boolean {
  return list.split(',').every((entry) => {
    const [address = '', bits, ...more] = entry.trim().split('/');
    const size = isIP(address) === 6 ? 128 : 32;
    return (
      isIP(address) > 0 && more.length === 0 && (bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= size))
    );
  });
}

function isTimeZone(name: string): boolean {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
}
