import { Worker } from 'node:worker_threads';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import type { Job } from '../../../jobs/job.ts';
import { nextImport } from '../import-rows.ts';
import { importJob } from '../import-steps.ts';

interface Importing extends Job {
  /** Ends the step after its slice; it goes on at the next start. */
  stop: () => Promise<void>;
}

/** What the thread is given. */
export interface ImportThread {
  /** Of the database. */
  url: string;
  timeZone: string;
}

/** In a thread with connections of its own: whoever uses the house meanwhile waits for none of it. */
export function importingFiles(db: Kysely<Database>, thread: ImportThread): Importing {
  let worker: Worker | undefined;
  let isStopping = false;
  return {
    name: importJob,
    quiet: true,
    atStart: true,
    async stop() {
      isStopping = true;
      worker?.postMessage('stop');
    },
    async run() {
      // A thread loads most of the server anew: not at each start for nothing.
      if (!(await nextImport(db)) || isStopping) return;
      await new Promise<void>((resolve, reject) => {
        worker = new Worker(new URL('./import-worker.ts', import.meta.url), { execArgv: [], workerData: thread });
        worker.once('error', reject);
        worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the import was cut short'))));
      });
    },
  };
}
