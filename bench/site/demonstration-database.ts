import { migrate } from '../../apps/api/src/database/server/migrate.ts';
import { openPool } from '../../apps/api/src/database/server/pool.ts';
import { startEmbeddedServer } from '../../apps/api/src/database/embedded/embedded-server.ts';
import { statementsOn } from '../../apps/api/src/database/rows/statements.ts';
import { urlOf, withServer } from '../../apps/api/src/testing/database/test-template.ts';
import { loadDemonstration } from '../../db/demo/load-demonstration.ts';
import { appOptions } from '../app-options.ts';
import { endWith } from '../database.ts';

const name = 'bench_site';

/** The menu shows no orders: a few are enough to take some portions. */
const orders = 50;

/** Loads today's demonstration, so that its menu is of days to come. The database goes with the run. */
export async function openDemonstration(dataDir: string, log: (line: string) => void) {
  const server = await startEmbeddedServer({ dataDir, options: [], log, onLost: endWith });
  const on = (statement: string) => withServer(server.superuserUrl, (client) => client.query(statement));
  await on(`drop database if exists ${name} with (force)`);
  await on(`create database ${name}`);
  const url = urlOf(server.superuserUrl, name);
  const pool = openPool(url);
  await migrate(pool);
  await loadDemonstration(statementsOn(pool), { house: appOptions(pool).house, now: new Date(), orders });
  await pool.end();
  return {
    url,
    async stop() {
      await on(`drop database ${name} with (force)`);
      await server.stop();
    },
  };
}
