import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type Runner, type TaskList } from 'graphile-worker';
import type pg from 'pg';
import { reasonOf } from '../../database/server/absence.ts';
import { inSeconds, pauseAfter } from '../../database/server/pauses.ts';
import { openPool } from '../../database/server/pool.ts';
import { installQueue } from './install-queue.ts';
import type { Job } from './job.ts';

interface JobOptions {
  /** The database as the application sees it. The queue has connections of its own, and takes none from requests. */
  url: string;
  ownerPool: pg.Pool;
  jobs: readonly Job[];
  log: (line: string) => void;
  /** In milliseconds: how often to look for what has become due. */
  interval?: number;
}

export interface RunningJobs {
  /** Takes no job any more, and fulfils once those under way are done. */
  stop: () => Promise<void>;
}

/** At once on one node. */
const concurrency = 2;
/**
 * Ends of jobs go through the queue's batches, of one job each: without them it looks at no failure to write an end, which would stop the
 * house where the database is away.
 */
const endings = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** How often a job that fails is tried, after pauses that grow from seconds to hours. */
const maxAttempts = 10;

/** Does the jobs of the queue until it is stopped. Whatever fails here is told to the log and tried again: nothing else waits for it. */
export function runJobs(options: JobOptions): RunningJobs {
  const { log } = options;
  // One connection more, which hears of new jobs.
  const pool = openPool(options.url, { most: concurrency + 1 });
  const stopping = new AbortController();
  let runner: Runner | undefined;

  async function runUntilStopped(): Promise<void> {
    for (let setbacks = 0; !stopping.signal.aborted; setbacks++) {
      try {
        runner = await startRunner(pool, options);
        setbacks = 0;
        // What was stopped meanwhile has nobody else to stop it.
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
    // It may have stopped by itself.
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

/** What the queue itself has to say against anything. Of a job that failed its task has told already. */
const loggerTo = (log: (line: string) => void) =>
  new Logger(() => (level, message, { failure }) => {
    if (['error', 'warning'].includes(level) && failure === undefined) log(`Job queue: ${message}`);
  });
