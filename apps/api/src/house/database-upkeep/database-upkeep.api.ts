import { type DatabaseStatus, databaseUpkeep } from '@traiteur/contract/house/database-upkeep.ts';
import { backupName } from '@traiteur/domain/house/backup-name.ts';
import { isEmpty, loadDemonstration } from '../../../../../db/demo/load-demonstration.ts';
import { patchesMissedSince } from '../../database/embedded/embedded-release.ts';
import { migrate, schemaState } from '../../database/server/migrate.ts';
import { insertAuditEntry } from '../../access/audit-entries/insert-audit-entry.ts';
import { personOf } from '../../core/caller.ts';
import type { Services } from '../../core/services.ts';
import { handlersFor } from '../../http/handlers.ts';
import { Refusal } from '../../core/refusal.ts';
import { StartError } from '../../core/start-error.ts';
import { openBackup } from './backup.ts';
import { saveServerRecord } from '../server-status/server-record-rows.ts';
import { readServer } from '../server-status/read-server.ts';
import { countTables } from './database-rows.ts';

export const databaseUpkeepApi = handlersFor(databaseUpkeep, {
  getDatabaseStatus: (_, services) => readStatus(services),
  async upgradeDatabase(_, services) {
    const { db, caller, clock } = services;
    const { pending } = await readSchemaState(services);
    await migrate(services.server.ownerPool);
    if (pending.length > 0)
      await insertAuditEntry(db, {
        at: clock(),
        by: personOf(caller),
        tag: 'database-upkeep',
        operation: 'upgradeDatabase',
        after: { applied: pending },
      });
    return readStatus(services);
  },
  async loadDemonstrationData(_, services) {
    const { db, house, brand, clock } = services;
    if (!(await loadDemonstration(db, { house, brand: brand.name, now: clock() })))
      throw new Refusal('database-not-empty');
    return readStatus(services);
  },
  async downloadBackup(_, { db, server: { pool }, house, clock, version }) {
    const now = clock();
    const headers = {
      'content-disposition': `attachment; filename="${backupName(now, house.timeZone)}"`,
      'cache-control': 'no-store',
    };
    const body = await openBackup(pool, { version, now });
    // Once all of it was read, not where somebody gave up.
    body.once('end', () => void saveServerRecord(db, { kind: 'backup', facts: {} }, now).catch(() => undefined));
    return { mediaType: 'application/gzip', headers, body };
  },
});

async function readStatus(services: Services): Promise<DatabaseStatus> {
  const { applied, pending } = await readSchemaState(services);
  const server = await readServer(services.db);
  const tables = await countTables(services.db);
  const empty = await isEmpty(services.db);
  return {
    engine: 'PostgreSQL',
    ...server,
    embedded: services.server.embedded,
    patchesMissedSince: services.server.embedded ? patchesMissedSince(services.clock()) : null,
    applied: applied.map(({ name, appliedAt }) => ({ name, appliedAt: appliedAt.toISOString() })),
    pending,
    tables,
    isEmpty: empty,
  };
}

/** @throws {Refusal} `database-does-not-fit` where a newer version has migrated it since the start */
async function readSchemaState({ server: { pool } }: Services) {
  try {
    return await schemaState(pool);
  } catch (error) {
    throw error instanceof StartError ? new Refusal('database-does-not-fit') : error;
  }
}
