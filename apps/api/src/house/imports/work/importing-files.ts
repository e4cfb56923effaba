import { Worker } from 'node:worker_threads';
import type { Job } from '../../../jobs/job.ts';
import { importJob } from '../import-steps.ts';

interface Importing extends Job {
  /** Ends the step after its slice; it goes on at the next start. */
  stop: () => Promise<void>;
}

/** In a thread with connections of its own: whoever uses the house meanwhile waits for none of it. */
export function importingFiles(url: string): Importing {
  let worker: Worker | undefined;
  return {
    name: importJob,
    quiet: true,
    atStart: true,
    stop: async () => worker?.postMessage('stop'),
    run: () =>
      new Promise((resolve, reject) => {
        worker = new Worker(new URL('./import-worker.ts', import.meta.url), { execArgv: [], workerData: url });
        worker.once('error', reject);
        worker.once('exit', (code) => (code === 0 ? resolve() : reject(new Error('the import was cut short'))));
      }),
  };
}
