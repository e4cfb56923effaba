import { parentPort, workerData } from 'node:worker_threads';
import { statementsOn } from '../../../database/rows/statements.ts';
import { openPool } from '../../../database/server/pool.ts';
import { workImports } from './work-imports.ts';

const stopping = new AbortController();
parentPort?.once('message', () => stopping.abort());

// One connection for the rows, one for what is told of them meanwhile.
const pool = openPool(workerData as string, { most: 2 });
try {
  await workImports({
    db: statementsOn(pool),
    clock: () => new Date(),
    signal: stopping.signal,
    log: (line) => console.log(line),
  });
} finally {
  await pool.end();
  parentPort?.close();
}
