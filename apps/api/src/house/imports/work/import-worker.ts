import { parentPort, workerData } from 'node:worker_threads';
import { statementsOn } from '../../../database/rows/statements.ts';
import { openPool } from '../../../database/server/pool.ts';
import type { ImportThread } from './importing-files.ts';
import { workImports } from './work-imports.ts';

const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

// One connection for the rows, one for what is told of them meanwhile.
const { url, timeZone } = workerData as ImportThread;
const pool = openPool(url, { most: 2 });
// A slice that a crash takes back is written again: what it wrote and that it was done stand in one transaction.
pool.on('connect', (client) => void client.query('set synchronous_commit = off').catch(() => undefined));
try {
  await workImports({
    db: statementsOn(pool),
    clock: () => new Date(),
    timeZone,
    signal: stopping.signal,
    log: (line) => console.log(line),
  });
} finally {
  await pool.end();
  parentPort?.close();
}
