import { isIP } from 'node:net';
import { englishes } from '@traiteur/domain/text/language.ts';
import * as z from 'zod/mini';
import { hasTarget, isDatabaseAddress } from '../database/server/server-hosts.ts';
import { mailboxOf } from './mailbox.ts';
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

const databaseAddress = z.optional(
  text.check(
    z.refine(isDatabaseAddress, 'must look like postgres://user:password@host:5432/database.'),
    z.refine(hasTarget, 'must ask for target_session_attrs=read-write, primary or any.'),
  ),
);

const keyOf = (form: RegExp, sentence: string) => text.check(z.regex(form, sentence));

const providerAddress = z
  .string()
  .check(z.refine(isSecret, 'must be an https address, such as https://accounts.example.com.'));

/** An empty variable counts as absent. */
export const variables = z.object({
  HOST: z._default(text, '127.0.0.1'),
  PORT: z._default(port, 3000),
  SHOP_PORT: z.optional(port),
  DATABASE_URL: databaseAddress,
  DATABASE_DIRECT_URL: databaseAddress,
  DATABASE_READ_URL: databaseAddress,
  PREPARED_STATEMENTS: z._default(yesOrNo, '1'),
  DATA_DIR: z._default(text, './data'),
  SECRET_KEY: z.optional(
    z
      .string()
      .check(z.minLength(shortestSecretKey, 'must be at least 32 characters long: openssl rand -base64 32 makes one.')),
  ),
  API_HOST: addressOf(/^https?$/, 'must be an origin such as https://api.example.com.'),
  PUBLIC_URL: addressOf(/^https?$/, 'must be an origin such as https://office.example.com.'),
  SHOP_URL: addressOf(/^https?$/, 'must be an origin such as https://www.example.com.'),
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
  STRIPE_PUBLISHABLE_KEY: z.optional(keyOf(/^pk_/, 'must begin with pk_, as Stripe’s publishable keys do.')),
  STRIPE_SECRET_KEY: z.optional(keyOf(/^[sr]k_/, 'must begin with sk_ or rk_, as Stripe’s secret keys do.')),
  STRIPE_WEBHOOK_SECRET: z.optional(keyOf(/^whsec_/, 'must begin with whsec_, as Stripe’s signing secrets do.')),
  STRIPE_API_BASE: z.optional(
    z.string().check(z.refine(isSecret, 'must be an https origin, such as https://api.stripe.com.')),
  ),
  VIES_API_BASE: z.optional(
    z
      .string()
      .check(
        z.refine(isSecret, 'must be an https address, such as https://ec.europa.eu/taxation_customs/vies/rest-api.'),
        z.regex(/^[^?#]*$/, 'must have neither ? nor #.'),
      ),
  ),
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
  METRICS_PORT: z.optional(port),
  METRICS_HOST: z._default(text, '127.0.0.1'),
  OTEL_EXPORTER_OTLP_ENDPOINT: addressOf(/^https?$/, 'must be an address such as http://127.0.0.1:4318.'),
  LOG_FORMAT: z._default(z.enum(['text', 'json'], 'must be text or json.'), 'text'),
  ENGLISH: z._default(z.enum(englishes, 'must be en-US or en-GB.'), 'en-US'),
  AUDIT_RETENTION_MONTHS: z._default(months, 36),
  DEMO_DATA: z.optional(yesOrNo),
});

export type Variables = z.infer<typeof variables>;

/** HTTPS, or an address of this machine. */
function isSecret(address: string): boolean {
  const { protocol, hostname = '' } = URL.parse(address) ?? {};
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
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
