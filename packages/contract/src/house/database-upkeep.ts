import * as z from 'zod/mini';
import { localDate, moment } from '../statement/fields.ts';
import { operationsOf } from '../statement/operation.ts';

const amount = z.int().check(z.nonnegative());

const databaseStatus = z.object({
  engine: z.string(),
  version: z.string(),
  embedded: z.boolean(),
  /** Day of the first PostgreSQL security release that the embedded server lacks; null for another server. */
  patchesMissedSince: z.nullable(localDate),
  bytes: amount,
  /** Migrations from the oldest, then routines as `routines/<file>`, by name. */
  applied: z.array(z.object({ name: z.string(), appliedAt: moment })),
  pending: z.array(z.string()),
  tables: z.array(
    z.object({
      name: z.string(),
      rows: amount,
      /** The planner's estimate: counting would be slow. */
      isEstimate: z.boolean(),
      bytes: amount,
    }),
  ),
  isEmpty: z.boolean(),
});
export type DatabaseStatus = z.output<typeof databaseStatus>;

export const databaseUpkeep = operationsOf('database-upkeep', {
  getDatabaseStatus: {
    summary: 'Answers which database this is, how far it has been upgraded and how much it holds.',
    method: 'GET',
    path: '/database',
    scope: 'database:manage',
    result: databaseStatus,
    refusals: ['database-does-not-fit'],
  },
  upgradeDatabase: {
    summary:
      'Applies the migrations and routines that the database still lacks. No button takes them back: it asks for one’s password again.',
    method: 'PUT',
    path: '/database/schema',
    scope: 'database:manage',
    result: databaseStatus,
    // A migration waits for all transactions that read its tables: the entry follows later.
    audit: 'none',
    refusals: ['database-does-not-fit', 'recent-sign-in-needed'],
  },
  loadDemonstrationData: {
    summary: 'Fills an empty database with the demonstration caterer.',
    method: 'POST',
    path: '/database/demonstration',
    scope: 'database:manage',
    result: databaseStatus,
    // No password: an empty database has nothing to lose.
    refusals: ['database-not-empty', 'database-does-not-fit'],
  },
  downloadBackup: {
    summary: 'Streams a backup of all that is kept, as it stands at one moment; nobody’s session is in it.',
    method: 'GET',
    path: '/database/backup',
    scope: 'database:manage',
    produces: 'application/gzip',
    audit: 'call',
    refusals: ['backup-under-way', 'recent-sign-in-needed'],
  },
});
