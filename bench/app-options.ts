import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type pg from 'pg';
import type { AppOptions } from '../apps/api/src/app.ts';
import { houseBrand } from '../apps/api/src/core/house-brand.ts';
import { statementsOn } from '../apps/api/src/database/rows/statements.ts';
import { openMachine } from '../apps/api/src/house/server-status/machine.ts';
import { openMailer } from '../apps/api/src/mail/mailer.ts';
import { openOrderNews } from '../apps/api/src/orders/order-news/order-news.ts';
import { sealerWith } from '../apps/api/src/access/second-factor/sealer.ts';

/** As in production, without the front ends. */
export const appOptions = (pool: pg.Pool): AppOptions => ({
  db: statementsOn(pool),
  orderNews: openOrderNews({
    db: statementsOn(pool),
    url: pool.options.connectionString ?? '',
    clock: () => new Date(),
  }),
  server: { pool, ownerPool: pool, embedded: true },
  machine: openMachine(tmpdir()),
  clock: () => new Date(),
  house: { currency: 'EUR', timeZone: 'Europe/Paris', pricesIncludeTax: true, english: 'en-US' as const },
  signInProviders: [],
  version: '0.0.0',
  brand: houseBrand('Traiteur'),
  mailer: openMailer({
    outbox: join(tmpdir(), 'traiteur-bench-outbox'),
    from: { name: 'Traiteur', address: 'no-reply@traiteur.example' },
    clock: () => new Date(),
    log: console.error,
  }),
  sealer: sealerWith(Buffer.alloc(32)),
  publicUrl: 'http://localhost:3000',
  siteUrl: 'http://localhost:3001',
  log: true,
});
