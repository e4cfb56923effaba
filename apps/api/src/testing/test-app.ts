import { join } from 'node:path';
import { type ApiClient, createApiClient } from '@traiteur/contract/wire/client.ts';
import type { Role } from '@traiteur/domain/access/scopes.ts';
import { type AppOptions, buildApp } from '../app.ts';
import { joined } from '../core/joined.ts';
import { liveSettings } from '../house/house-settings/live-settings.ts';
import { providers } from '../payment-providers.ts';
import { houseBrand } from '../core/house-brand.ts';
import { saveClientPassword } from '../clients/client-accounts/account-rows.ts';
import { passwordHashOf } from '../access/sessions/accounts.ts';
import { openSession } from '../access/sessions/session-rows.ts';
import { migrate } from '../database/server/migrate.ts';
import type { Schema } from '../database/server/schema-files.ts';
import { statementsOn } from '../database/rows/statements.ts';
import { sealerWith } from '../access/second-factor/sealer.ts';
import { openPool } from '../database/server/pool.ts';
import { openMachine } from '../house/server-status/machine.ts';
import { openMailer } from '../mail/mailer.ts';
import { openOrderNews } from '../orders/order-news/order-news.ts';
import { builder } from './builder.ts';
import { readOutbox } from './read-outbox.ts';
import { afterwards } from './afterwards.ts';
import { testDatabase } from './database/test-database.ts';
import { asApp } from './database/test-template.ts';
import { testFolder } from './test-folder.ts';

/** 10:00 in Paris. */
export const mondayMorning = new Date('2026-11-23T09:00:00Z');

const addresses = { publicUrl: 'https://office.example.com', siteUrl: 'https://www.example.com' };

interface TestOptions extends Partial<AppOptions> {
  smtpUrl?: string;
  /** The schema to migrate to; the newest by default. */
  schema?: Schema;
}

export async function testApp(options: TestOptions = {}) {
  const { smtpUrl, schema, settings = liveSettings({ mailServer: smtpUrl }, addresses) } = options;
  const { pool: ownerPool, url } = await testDatabase(schema && 'template1');
  if (schema) await migrate(ownerPool, schema);
  // No call times out, however many there are and however busy the machine is.
  const pool = openPool(asApp(url), { patience: 180_000 });
  afterwards(() => pool.end());
  const db = statementsOn(pool);
  const time = { now: mondayMorning };
  const house = { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const };
  const brand = houseBrand('Traiteur');
  const clock = () => time.now;
  const folder = testFolder();
  const log: string[] = [];
  const mailer = openMailer({
    get server() {
      return settings.now.mailServer;
    },
    outbox: join(folder, 'outbox'),
    showsOutbox: true,
    from: {
      name: 'Traiteur',
      get address() {
        return settings.now.sender ?? 'no-reply@traiteur.example';
      },
    },
    clock,
    log: (line) => log.push(line),
  });
  const defaults = {
    db,
    server: { pool, ownerPool, embedded: true },
    machine: openMachine(folder),
    clock,
    mailer,
    orderNews: openOrderNews({ db, url: asApp(url), clock }),
    sealer: sealerWith(Buffer.alloc(32)),
    get publicUrl() {
      return settings.now.publicUrl;
    },
    get siteUrl() {
      return settings.now.siteUrl;
    },
    get mapsKey() {
      return settings.now.maps;
    },
    house,
    signInProviders: [],
    version: '0.0.0',
    brand,
  };
  // What the options leave out stays.
  const appOptions = joined(joined(defaults, options), { settings }) as AppOptions;
  const app = await buildApp(appOptions);
  // A slow test would send on a connection that the server is just closing as idle.
  app.server.keepAliveTimeout = 0;
  const host = await app.listen({ port: 0, host: '127.0.0.1' });
  afterwards(async () => {
    await app.close();
    await mailer.settled();
  });

  async function mails() {
    await mailer.settled();
    return readOutbox(join(folder, 'outbox'));
  }

  async function signedIn(role: Role): Promise<ApiClient & { token: string }> {
    const email = `${role}-${Math.random()}@example.com`;
    const id = await builder(db).administrator({ email, lastName: role, role });
    const { token } = await openSession(
      db,
      { kind: 'staff', id },
      { userAgent: 'test', address: '127.0.0.1' },
      time.now,
    );
    return { ...(await client(token)), token };
  }

  /** Signed in on the site; the account is created if there is none. */
  async function clientSignedIn(clientId: number, passwordHash = 'of nobody'): Promise<ApiClient & { token: string }> {
    const account = { kind: 'client', id: clientId } as const;
    const hasAccount = (await passwordHashOf(db, account)) !== undefined;
    if (!hasAccount) await saveClientPassword(db, clientId, passwordHash, time.now);
    const { token } = await openSession(db, account, { userAgent: 'test', address: '127.0.0.1' }, time.now);
    return { ...(await client(token)), token };
  }

  async function client(token?: string): Promise<ApiClient> {
    const newClient = createApiClient({ host, locale: () => 'en', token: () => token });
    await newClient.load();
    return newClient;
  }

  const services = { db, clock, house, brand, providers };

  return {
    app,
    db,
    pool,
    ownerPool,
    url,
    house,
    host,
    time,
    services,
    signedIn,
    clientSignedIn,
    client,
    mailer,
    mails,
    log,
  };
}
