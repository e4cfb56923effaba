import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { Logger, parseCronItems, run, type TaskList, type WorkerEvents } from 'graphile-worker';
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
  /** Not behind a pooler that knows none. */
  preparedStatements?: boolean;
  /** Milliseconds between polls. */
  interval?: number;
  /** Runs each job, for who measures them. */
  around?: AroundJob;
}

export type AroundJob = (name: string, work: () => Promise<void>) => Promise<void>;

interface RunningJobs {
  /** Resolves when the running jobs are done. */
  stop: () => Promise<void>;
}

const concurrency = 2;
/** Batches of one job: else an error in recording a job's end would stop the process while the database is away. */
const endings = { completeJobBatchDelay: 0, failJobBatchDelay: 0 };
/** The pauses between them grow from seconds to hours. */
const maxAttempts = 10;
/**
 * Milliseconds that a runner's own end may take once no job is under way. It may never come: two ends of jobs that
 * could not be recorded are counted once too often (graphile/worker#636), and its clock sleeps up to a minute.
 */
const farewell = 2000;

/** What the runners of this node share. */
interface Node extends JobOptions {
  underWay: Set<Promise<void>>;
  /** Runners that ended with an error: jobs that they hold would wait for hours. */
  lostWorkers: string[];
}

/** Failures are logged and retried: no caller waits for them. */
export function runJobs(options: JobOptions): RunningJobs {
  const node: Node = { ...options, underWay: new Set(), lostWorkers: [] };
  const stopping = new AbortController();
  let runner: NodeRunner | undefined;

  async function runUntilStopped(): Promise<void> {
    for (let setbacks = 0; !stopping.signal.aborted; setbacks++) {
      try {
        runner = await startRunner(node);
        setbacks = 0;
        // `stop` may have run before this runner existed.
        if (stopping.signal.aborted) runner.stop();
        await runner.end;
      } catch (error) {
        if (!stopping.signal.aborted)
          options.log(`Jobs cannot be done just now, and are tried again: ${reasonOf(error)}.`);
      }
      await pause(pauseAfter(setbacks), undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  }

  async function stop(): Promise<void> {
    stopping.abort();
    runner?.stop();
    await endlessRun;
  }

  const endlessRun = runUntilStopped();
  let stopPromise: Promise<void> | undefined;
  return { stop: () => (stopPromise ??= stop()) };
}

interface NodeRunner {
  stop: () => void;
  /** Rejects when the runner could not go on. */
  end: Promise<void>;
}

async function startRunner(node: Node): Promise<NodeRunner> {
  const { url, ownerPool, jobs, preparedStatements = true, interval = 2000 } = node;
  await installQueue(ownerPool);
  // One more connection listens for new jobs. All are kept: when a job's end is recorded there may be no other one.
  const pool = openPool(url, { most: concurrency + 1, least: concurrency + 1 });
  const events: WorkerEvents = new EventEmitter();
  let workers = '';
  events.once('pool:create', ({ workerPool }) => (workers = workerPool.id));
  const isEnding = new Promise<void>((resolve) => events.once('pool:gracefulShutdown', () => resolve()));
  const runner = await freeJobsOfLostWorkers(pool, node)
    .then(() =>
      run({
        pgPool: pool,
        events,
        concurrency,
        pollInterval: interval,
        noHandleSignals: true,
        logger: loggerTo(node.log),
        preset: { worker: { ...endings, preparedStatements } },
        taskList: Object.fromEntries(jobs.map((job) => [job.name, taskOf(job, node)])) satisfies TaskList,
        parsedCronItems: parseCronItems(jobs.flatMap(scheduleOf)),
      }),
    )
    .catch(async (error: unknown) => {
      await pool.end();
      throw error;
    });
  const stop = () => void runner.stop().catch(() => undefined);
  const overdue = isEnding.then(async () => {
    await pastFarewell(node);
    stop();
    throw new Error('their runner does not end');
  });
  const end = endOf(Promise.race([runner.promise, overdue]));
  // It may reject before anybody waits for it.
  end.catch(() => undefined);

  async function endOf(work: Promise<void>): Promise<void> {
    try {
      await work;
    } finally {
      node.lostWorkers.push(workers);
      await Promise.race([pool.end(), pause(farewell, undefined, { ref: false })]);
    }
  }

  try {
    for (const { name, atStart } of jobs) if (atStart) await runner.addJob(name, {}, { jobKey: name, maxAttempts });
  } catch (error) {
    stop();
    await end.catch(() => undefined);
    throw error;
  }
  return { stop, end };
}

async function pastFarewell({ underWay }: Node): Promise<void> {
  do {
    await Promise.allSettled(underWay);
    await pause(farewell, undefined, { ref: false });
  } while (underWay.size > 0);
}

async function freeJobsOfLostWorkers(pool: pg.Pool, { lostWorkers }: Node): Promise<void> {
  if (lostWorkers.length === 0) return;
  await pool.query('select graphile_worker.force_unlock_workers($1)', [lostWorkers]);
  lostWorkers.length = 0;
}

const scheduleOf = ({ name, schedule }: Job) =>
  schedule ? [{ task: name, match: schedule, options: { maxAttempts, backfillPeriod: 0, jobKey: name } }] : [];

const bare: AroundJob = (_name, work) => work();

const taskOf =
  (job: Job, node: Node) =>
  async (payload: unknown): Promise<void> => {
    const work = workOn(job, payload, node);
    node.underWay.add(work);
    await work.finally(() => node.underWay.delete(work));
  };

async function workOn({ name, run: work, quiet }: Job, payload: unknown, { log, around = bare }: Node): Promise<void> {
  const start = performance.now();
  try {
    await around(name, () => work(payload));
    if (!quiet) log(`Job ${name}: done in ${inSeconds(performance.now() - start)}.`);
  } catch (error) {
    log(`Job ${name}: failed, and is tried again: ${reasonOf(error)}.`);
    throw error;
  }
}

/** Failed jobs are already logged by their task. */
const loggerTo = (log: (line: string) => void) =>
  new Logger(() => (level, message, { failure }) => {
    if (['error', 'warning'].includes(level) && failure === undefined) log(`Job queue: ${message}`);
  });
