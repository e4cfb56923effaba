import { resolve } from 'node:path';
import { StartError } from '../core/start-error.ts';
import { contradictions } from './contradictions.ts';
import { mailboxOf } from './mailbox.ts';
import { type Variables, variables } from './variables.ts';

export type Settings = ReturnType<typeof readSettings>;

/** @throws {StartError} a sentence per wrong variable, never with its value, which may be secret */
export function readSettings(environment: Record<string, string | undefined>) {
  const filledVariables = Object.fromEntries(
    Object.entries(environment).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const read = variables.safeParse(filledVariables);
  const complaints = [
    ...(read.error?.issues ?? []).map((issue) => `${issue.path.join('.')} ${issue.message}`),
    ...contradictions(filledVariables),
  ];
  if (!read.success || complaints.length > 0) throw new StartError(complaints.join('\n'));
  return settingsOf(read.data);
}

function settingsOf(read: Variables) {
  return {
    host: read.HOST,
    port: read.PORT,
    shopPort: read.SHOP_PORT ?? (read.PORT && read.PORT + 1),
    databaseUrl: read.DATABASE_URL,
    preparedStatements: read.PREPARED_STATEMENTS === '1',
    databaseDirectUrl: read.DATABASE_DIRECT_URL,
    databaseReadUrl: read.DATABASE_READ_URL,
    dataDir: resolve(read.DATA_DIR),
    secretKey: read.SECRET_KEY === undefined ? undefined : Buffer.from(read.SECRET_KEY),
    apiHost: originOf(read.API_HOST),
    publicUrl: originOf(read.PUBLIC_URL),
    shopUrl: originOf(read.SHOP_URL),
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
    stripeApiBase: read.STRIPE_API_BASE,
    viesApiBase: read.VIES_API_BASE,
    smtpUrl: read.SMTP_URL,
    mailFrom: mailboxOf(read.MAIL_FROM ?? ''),
    administrator: together({ email: read.ADMIN_EMAIL, password: read.ADMIN_PASSWORD }),
    brand: read.BRAND,
    house: {
      currency: read.CURRENCY,
      timeZone: read.TIME_ZONE,
      pricesIncludeTax: read.PRICES_INCLUDE_TAX === '1',
      english: read.ENGLISH,
    },
    metrics: read.METRICS_PORT === undefined ? undefined : { host: read.METRICS_HOST, port: read.METRICS_PORT },
    traces: read.OTEL_EXPORTER_OTLP_ENDPOINT,
    logFormat: read.LOG_FORMAT,
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

function together<Name extends string>(group: Record<Name, string | undefined>): Record<Name, string> | undefined {
  const isWhole = (values: Record<Name, string | undefined>): values is Record<Name, string> =>
    Object.values(values).every((value) => value !== undefined);
  return isWhole(group) ? group : undefined;
}

const originOf = (address: string | undefined) => (address === undefined ? undefined : new URL(address).origin);
