import type { Variables } from './variables.ts';

const companions: (keyof Variables)[][] = [
  ['FACEBOOK_CLIENT_ID', 'FACEBOOK_CLIENT_SECRET'],
  ['GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET'],
  ['OAUTH_NAME', 'OAUTH_CLIENT_ID'],
  ['STRIPE_PUBLISHABLE_KEY', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['ADMIN_EMAIL', 'ADMIN_PASSWORD'],
];

export function contradictions(variables: Partial<Record<string, string>>): string[] {
  const complaints = companions.flatMap((names) => {
    const missingNames = names.filter((name) => variables[name] === undefined);
    if (missingNames.length === 0 || missingNames.length === names.length) return [];
    return [
      `${missingNames.join(' and ')} must be set too when ${names.filter((name) => variables[name]).join(' and ')} is.`,
    ];
  });
  if (variables.DEMO_DATA === '1' && variables.DATABASE_URL) {
    complaints.push(
      'DEMO_DATA must not be 1 with a DATABASE_URL: the demonstration caterer only goes into the embedded database.',
    );
  }
  for (const name of ['DATABASE_DIRECT_URL', 'DATABASE_READ_URL'])
    if (variables[name] && !variables.DATABASE_URL) complaints.push(`DATABASE_URL must be set too when ${name} is.`);
  if (variables.PORT && variables.PORT !== '0' && variables.PORT === variables.SHOP_PORT) {
    complaints.push('SHOP_PORT must differ from PORT.');
  }
  return [...complaints, ...sharedOrigins(variables), ...gapsOfProvider(variables), ...mixedKeys(variables)];
}

/** The ordering site's origin serves no back office: with one origin for both, staff could not sign in. */
function sharedOrigins({ SHOP_URL: siteUrl, ...variables }: Partial<Record<string, string>>): string[] {
  const origin = URL.parse(siteUrl ?? '')?.origin;
  if (origin === undefined) return [];
  const names = (['API_HOST', 'PUBLIC_URL'] as const).filter(
    (name) => URL.parse(variables[name] ?? '')?.origin === origin,
  );
  return names.map((name) => `SHOP_URL must differ from ${name}: the back office is not answered there.`);
}

/** Mixing Stripe's test and live keys would make unpaid orders look paid. */
function mixedKeys({
  STRIPE_PUBLISHABLE_KEY: publishableKey = '',
  STRIPE_SECRET_KEY: secretKey = '',
}: Partial<Record<string, string>>) {
  const isTest = (key: string) => key.includes('_test_');
  if (!publishableKey || !secretKey || isTest(publishableKey) === isTest(secretKey)) return [];
  return ['STRIPE_PUBLISHABLE_KEY and STRIPE_SECRET_KEY must both be of test mode, or neither.'];
}

const endpoints = ['OAUTH_AUTHORIZATION_ENDPOINT', 'OAUTH_TOKEN_ENDPOINT', 'OAUTH_USERINFO_ENDPOINT'] as const;

/** Without an issuer there is no discovery, so the endpoints must be set. */
function gapsOfProvider(variables: Partial<Record<string, string>>): string[] {
  const parts = ['OAUTH_CLIENT_SECRET', 'OAUTH_ISSUER', ...endpoints].filter((name) => variables[name]);
  if (!variables.OAUTH_CLIENT_ID)
    return parts.length > 0 ? [`OAUTH_CLIENT_ID must be set too when ${parts.join(' and ')} is.`] : [];
  if (variables.OAUTH_ISSUER) return [];
  if (endpoints.some((name) => !variables[name])) return [`OAUTH_ISSUER must be set, or ${endpoints.join(' and ')}.`];
  const scope = variables.OAUTH_SCOPE ?? 'openid';
  return scope.split(' ').includes('openid') ? ['OAUTH_ISSUER must be set when OAUTH_SCOPE asks for openid.'] : [];
}
