import { database, type DatabaseStatus } from '@traiteur/contract/database-upkeep.ts';
import { backupName } from '@traiteur/domain/backup-name.ts';
import { isEmpty, loadDemonstration } from '../../../../db/demo/load-demonstration.ts';
import { migrate, migrationState } from '../database/server/migrate.ts';
import { keepAuditEntry } from '../http/audit.ts';
import type { Services } from '../http/context.ts';
import { served } from '../http/handlers.ts';
import { Refusal } from '../core/refusal.ts';
import { StartFault } from '../start/start-error.ts';
import { openBackup } from './backup.ts';
import { countTables, readServer } from './database-rows.ts';

export const databaseApi = served(database, {
  getDatabaseStatus: (_, services) => readStatus(services),
  async upgradeDatabase(_, services) {
    const { db, caller, clock } = services;
    const { pending } = await readMigrationState(services);
    await migrate(services.database.pool);
    if (pending.length > 0)
      await keepAuditEntry(db, {
        at: clock(),
        by: caller,
        tag: 'database',
        operation: 'upgradeDatabase',
        after: { applied: pending },
      });
    return readStatus(services);
  },
  async loadDemonstrationData(_, services) {
    const { db, house, clock } = services;
    if (!(await loadDemonstration(db, { house, now: clock() }))) throw new Refusal('database-not-empty');
    return readStatus(services);
  },
  async downloadBackup(_, { database: { pool }, house, clock, version }) {
    const now = clock();
    const headers = {
      'content-disposition': `attachment; filename="${backupName(now, house.timeZone)}"`,
      'cache-control': 'no-store',
    };
    return { mediaType: 'application/gzip', headers, body: await openBackup(pool, { version, now }) };
  },
});

async function readStatus(services: Services): Promise<DatabaseStatus> {
  const { applied, pending } = await readMigrationState(services);
  const server = await readServer(services.db);
  const tables = await countTables(services.db);
  const empty = await isEmpty(services.db);
  return {
    engine: 'PostgreSQL',
    ...server,
    embedded: services.database.embedded,
    applied: applied.map(({ name, appliedAt }) => ({ name, appliedAt: appliedAt.toISOString() })),
    pending,
    tables,
    isEmpty: empty,
  };
}

/** @throws {Refusal} `database-does-not-fit` where another version has migrated since this one started */
async function readMigrationState({ database: { pool } }: Services) {
  try {
    return await migrationState(pool);
  } catch (error) {
    throw error instanceof StartFault ? new Refusal('database-does-not-fit') : error;
  }
}
