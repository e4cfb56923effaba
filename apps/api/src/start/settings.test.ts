import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { variables } from './variables.ts';

describe('settings', () => {
  test('all have a default', () => {
    expect(readSettings({})).toMatchObject({
      host: '127.0.0.1',
      port: 3000,
      shopPort: 3001,
      dataDir: resolve('data'),
      preparedStatements: true,
      brand: 'Traiteur',
      auditRetentionMonths: 36,
      house: { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' },
      demoData: true,
    });
  });

  test('that are empty count as absent', () => {
    expect(readSettings({ PORT: '', HOST: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });

  test('name every wrong variable at once', () => {
    const read = () =>
      readSettings({
        PORT: 'http',
        SMTP_URL: 'mail.example.com',
        TIME_ZONE: 'Europe/Lutece',
        ENGLISH: 'en',
        DEMO_DATA: 'yes',
      });
    expect(read).toThrow(
      [
        'PORT must be a whole number from 0 to 65535.',
        'SMTP_URL must look like smtp://user:password@host:587.',
        'TIME_ZONE must be a time zone, such as Europe/Paris.',
        'ENGLISH must be en-US or en-GB.',
        'DEMO_DATA must be 0 or 1.',
      ].join('\n'),
    );
  });

  test('say what goes together', () => {
    expect(() => readSettings({ STRIPE_SECRET_KEY: 'sk_test_1' })).toThrow(
      'STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set too when STRIPE_SECRET_KEY is.',
    );
  });

  test('name a database of several hosts, and which of them will do', () => {
    const databaseUrl = 'postgres://me:secret@one:5432,[::1]:5433/house?target_session_attrs=read-write';
    expect(readSettings({ DATABASE_URL: databaseUrl })).toMatchObject({ databaseUrl });
    for (const url of ['house', 'mysql://one/house', 'postgres://one:port,other/house'])
      expect(() => readSettings({ DATABASE_URL: url })).toThrow(/^DATABASE_URL must look like postgres:/);
    expect(() => readSettings({ DATABASE_URL: 'postgres://one,other/house?target_session_attrs=standby' })).toThrow(
      'DATABASE_URL must ask for target_session_attrs=read-write, primary or any.',
    );
    expect(() => readSettings({ DATABASE_DIRECT_URL: databaseUrl })).toThrow(
      'DATABASE_URL must be set too when DATABASE_DIRECT_URL is.',
    );
  });

  test('never repeat a value, which may be a secret', () => {
    expect(() => readSettings({ ADMIN_EMAIL: 'chef@example.com', ADMIN_PASSWORD: 'sesame' })).toThrow(
      /^ADMIN_PASSWORD must be at least 12 characters long\.$/,
    );
  });

  test.each(['0', '-1', '1.5', '1201', 'three'])('refuse to keep the audit log for %s months', (months) => {
    expect(() => readSettings({ AUDIT_RETENTION_MONTHS: months })).toThrow(
      'AUDIT_RETENTION_MONTHS must be a whole number of months from 1 to 1200.',
    );
  });

  test('open metrics to this machine alone unless said otherwise, send no traces and write a log for people', () => {
    expect(readSettings({})).toMatchObject({ metrics: undefined, traces: undefined, logFormat: 'text' });
    expect(readSettings({ METRICS_PORT: '9464' }).metrics).toEqual({ host: '127.0.0.1', port: 9464 });
    expect(readSettings({ METRICS_PORT: '9464', METRICS_HOST: '10.0.0.5' }).metrics?.host).toBe('10.0.0.5');
    expect(() => readSettings({ LOG_FORMAT: 'xml', OTEL_EXPORTER_OTLP_ENDPOINT: 'collector' })).toThrow(
      'OTEL_EXPORTER_OTLP_ENDPOINT must be an address such as http://127.0.0.1:4318.\nLOG_FORMAT must be text or json.',
    );
  });

  test('take the origin of the host of the API, without its path', () => {
    expect(readSettings({ API_HOST: 'https://api.example.com/' }).apiHost).toBe('https://api.example.com');
  });

  test('take the origin of the pages, without its path', () => {
    expect(readSettings({ PUBLIC_URL: 'https://office.example.com/connexion' }).publicUrl).toBe(
      'https://office.example.com',
    );
  });

  test('send mail in the name of the house', () => {
    expect(readSettings({ BRAND: 'Chez Odette' })).toMatchObject({ brand: 'Chez Odette', mailFrom: undefined });
  });

  test('send mail from another mailbox, with or without a name', () => {
    expect(readSettings({ MAIL_FROM: 'Odette <odette@example.com>' }).mailFrom?.name).toBe('Odette');
    expect(readSettings({ MAIL_FROM: 'odette@example.com' }).mailFrom?.address).toBe('odette@example.com');
  });

  test.each(['Odette', 'odette@', 'odette@example.com, marc@example.com'])('refuse to send mail from %s', (mailbox) => {
    expect(() => readSettings({ MAIL_FROM: mailbox })).toThrow(
      'MAIL_FROM must look like Traiteur <no-reply@example.com>.',
    );
  });

  test.each(['127.0.0.1', '10.0.0.0/8, 192.168.1.1', '::1/128'])('trust the proxies %s', (list) => {
    expect(readSettings({ TRUST_PROXY: list }).trustProxy).toBe(list);
  });

  test.each(['yes', '10.0.0.0/64', '10.0.0.0/8/8', '10.0.0.1,,'])('refuse to trust the proxies %s', (list) => {
    expect(() => readSettings({ TRUST_PROXY: list })).toThrow(/^TRUST_PROXY must be addresses or networks/);
  });

  test('take prepared statements off behind a pooler that knows none', () => {
    expect(readSettings({ PREPARED_STATEMENTS: '0' }).preparedStatements).toBe(false);
  });

  test('keep the demonstration out of an external database', () => {
    expect(readSettings({ DATABASE_URL: 'postgres://localhost/traiteur' }).demoData).toBe(false);
  });

  test('refuse to be told to put the demonstration into an external database', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://localhost/traiteur', DEMO_DATA: '1' })).toThrow(
      /^DEMO_DATA must not/,
    );
  });

  test('put the shop beside the administration', () => {
    expect(readSettings({ PORT: '8080' }).shopPort).toBe(8081);
  });

  test('refuse one port for two sites', () => {
    expect(() => readSettings({ PORT: '80', SHOP_PORT: '80' })).toThrow('SHOP_PORT must differ from PORT.');
  });

  test.each(['API_HOST', 'PUBLIC_URL'])('refuse one origin for the site and %s', (name) => {
    const settings = { [name]: 'https://www.example.com/', SHOP_URL: 'https://www.example.com' };
    expect(() => readSettings(settings)).toThrow(`SHOP_URL must differ from ${name}`);
    expect(readSettings({ ...settings, SHOP_URL: 'https://order.example.com' }).shopUrl).toBe(
      'https://order.example.com',
    );
  });
});

describe('a sign-in provider of the house', () => {
  const namedProvider = { OAUTH_NAME: 'Maison', OAUTH_CLIENT_ID: 'traiteur' };
  const endpoints = {
    OAUTH_AUTHORIZATION_ENDPOINT: 'https://accounts.example.com/authorize',
    OAUTH_TOKEN_ENDPOINT: 'https://accounts.example.com/token',
    OAUTH_USERINFO_ENDPOINT: 'https://accounts.example.com/account',
  };

  test('takes a name, a client and an issuer', () => {
    expect(readSettings({ ...namedProvider, OAUTH_ISSUER: 'https://accounts.example.com' }).oauth).toMatchObject({
      label: 'Maison',
      clientId: 'traiteur',
      issuer: 'https://accounts.example.com',
      responseType: 'code',
      scope: 'openid profile email',
    });
  });

  test('does without an issuer for plain OAuth 2, when all endpoints are set', () => {
    expect(readSettings({ ...namedProvider, ...endpoints, OAUTH_SCOPE: 'email' }).oauth?.issuer).toBeUndefined();
    expect(() => readSettings({ ...namedProvider, OAUTH_SCOPE: 'email' })).toThrow(/^OAUTH_ISSUER must be set, or/);
    expect(() => readSettings({ ...namedProvider, ...endpoints })).toThrow(
      'OAUTH_ISSUER must be set when OAUTH_SCOPE asks for openid.',
    );
  });

  test('is not left half set', () => {
    expect(() => readSettings({ OAUTH_ISSUER: 'https://accounts.example.com' })).toThrow(
      'OAUTH_CLIENT_ID must be set too when OAUTH_ISSUER is.',
    );
  });

  test.each(['http://localhost:4000', 'http://127.0.0.1', 'https://accounts.example.com'])(
    'may be at %s',
    (address) => {
      expect(readSettings({ ...namedProvider, OAUTH_ISSUER: address }).oauth?.issuer).toBe(address);
    },
  );

  test.each([
    'http://accounts.example.com',
    'http://localhost.example.com',
    'http://localhost:1@example.com',
    'accounts',
  ])('may not be at %s, where others could read along', (address) => {
    expect(() => readSettings({ ...namedProvider, OAUTH_ISSUER: address })).toThrow(
      /^OAUTH_ISSUER must be an https address/,
    );
  });
});

test('VIES is asked where nobody can read along', () => {
  const address = 'https://ec.europa.eu/taxation_customs/vies/rest-api';
  expect(readSettings({ VIES_API_BASE: address }).viesApiBase).toBe(address);
  for (const wrongAddress of ['http://ec.europa.eu/vies', 'ec.europa.eu', `${address}?key=1`])
    expect(() => readSettings({ VIES_API_BASE: wrongAddress })).toThrow(/^VIES_API_BASE must /);
});

describe('.env.example', () => {
  const lines = readFileSync(resolve(import.meta.dirname, '../../../../.env.example'), 'utf8')
    .trim()
    .split('\n');
  const settingLines = lines.filter((line) => /^[A-Z]/.test(line)).map((line) => line.split('=') as [string, string]);

  test('lists every setting, and no other', () => {
    expect(settingLines.map(([name]) => name).sort()).toEqual(Object.keys(variables.shape).sort());
  });

  test('shows the defaults', () => {
    expect(readSettings(Object.fromEntries(settingLines))).toEqual(readSettings({}));
  });

  test('explains each on the line before', () => {
    const bare = lines.filter((line, index) => /^[A-Z]/.test(line) && !lines[index - 1]?.startsWith('# '));
    expect(bare).toEqual([]);
  });
});
