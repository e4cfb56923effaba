import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { reasonOf } from '../database/server/absence.ts';
import { inSeconds, pauseAfter } from '../database/server/pauses.ts';
import { openPool } from '../database/server/pool.ts';
import { installQueue } from './install-queue.ts';
import type { Job } from './job.ts';

interface JobOptions {
  /** As the application's role. The queue uses its own connections, none of the requests'. */
  url: string;
  ownerPool: pg.Pool;
  jobs: readonly Job[];
  log: (line: string) => void;
  /** Milliseconds between polls. */
  interval?: number;
}

interface RunningJobs {
  /** Resolves when the running jobs are done. */
  stop: () => Promise<void>;
}

const concurrency = 2;
/** Batches of one job: else an error in recording a job's end would stop the process while the database is away. */
const endings = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** The pauses between them grow from seconds to hours. */
const maxAttempts = 10;

/** Failures are logged and retried: no caller waits for them. */
export function runJobs(options: JobOptions): RunningJobs {
  const { log } = options;
  // One more connection listens for new jobs.
  const pool = openPool(options.url, { most: concurrency + 1 });
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function runUntilStopped(): Promise<void> {
    for (let setbacks = 0; !stopping.signal.aborted; setbacks++) {
      try {
        runner = await startRunner(pool, options);
        setbacks = 0;
        // `stop` may have run before this runner existed.
        if (stopping.signal.aborted) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopping.signal.aborted) log(`Jobs cannot be done just now, and are tried again: ${reasonOf(error)}.`);
      }
      await pause(pauseAfter(setbacks), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    await runner?.stop().catch(() => undefined);
    await endlessRun;
    await pool.end();
  }

  const endlessRun = runUntilStopped();
  let stopPromise: Promise<void> | undefined;
  return { stop: () => (stopPromise ??= stop()) };
}

async function startRunner(pool: pg.Pool, { ownerPool, jobs, log, interval = 2000 }: JobOptions): Promise<Runner> {
  await installQueue(ownerPool);
  const runner = await run({
    pgPool: pool,
    concurrency,
    pollInterval: interval,
    noHandleSignals: true,
    logger: loggerTo(log),
    preset: { worker: endings },
    taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, log)])) satisfies TaskList,
    parsedCronItems: parseCronItems(jobs.flatMap(scheduleOf)),
  });
  for (const { name, atStart } of jobs) if (atStart) await runner.addJob(name, {}, { jobKey: name, maxAttempts });
  return runner;
}

const scheduleOf = ({ name, schedule }: Job) =>
  schedule ? [{ task: name, match: schedule, options: { maxAttempts, backfillPeriod: 0, jobKey: name } }] : [];

const taskOf =
  ({ name, run: work, quiet }: Job, log: (line: string) => void) =>
  async (payload: unknown): Promise<void> => {
    const start = performance.now();
    try {
      await work(payload);
      if (!quiet) log(`Job ${name}: done in ${inSeconds(performance.now() - start)}.`);
    } catch (error) {
      log(`Job ${name}: failed, and is tried again: ${reasonOf(error)}.`);
      throw error;
    }
  };

/** Failed jobs are already logged by their task. */
const loggerTo = (log: (line: string) => void) =>
  new Logger(() => (level, message, { failure }) => {
    if (['error', 'warning'].includes(level) && failure === undefined) log(`Job queue: ${message}`);
  });
