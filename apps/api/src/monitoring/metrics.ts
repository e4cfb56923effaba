import type { Replica } from '../database/replica.ts';
import type { DatabaseState } from '../database/server/database-health.ts';
import type { RequestWatch } from '../http/request-watch.ts';
import type { Figures } from './house-figures.ts';

interface Sources {
  version: string;
  databaseState: () => Promise<DatabaseState>;
  pools: Readonly<Record<string, Pool>>;
  /** Undefined without `DATABASE_READ_URL`. */
  replica?: Pick<Replica, 'age'> | undefined;
  /** Undefined when they cannot be read. */
  figures: () => Promise<Figures | undefined>;
}

interface Pool {
  totalCount: number;
  idleCount: number;
  waitingCount: number;
  options: { max?: number | undefined };
}

export type Metrics = Awaited<ReturnType<typeof openMetrics>>;

/** Seconds. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** The names are public: docs/alerts.yml and people's dashboards use them. */
export async function openMetrics({ version, databaseState, pools, replica, figures }: Sources) {
  // Without METRICS_PORT it is not loaded.
  const { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } = await import('prom-client');
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const counter = <Label extends string>(name: string, help: string, labelNames: Label[]) =>
    new Counter({ name: `traiteur_${name}`, help, labelNames, registers });
  const gauge = <Label extends string>(name: string, help: string, labelNames: Label[] = []) =>
    new Gauge({ name: `traiteur_${name}`, help, labelNames, registers });

  gauge('build_info', 'Always 1; the version that runs.', ['version']).set({ version }, 1);
  const requests = counter('requests_total', 'Requests by operation and status; 499: the client went away.', [
    'operation',
    'status',
  ]);
  const durations = new Histogram({
    name: 'traiteur_request_seconds',
    help: 'From the header of a request to the end of its answer.',
    labelNames: ['operation'],
    buckets,
    registers,
  });
  const refusals = counter('refusals_total', 'Refused requests by code.', ['code']);
  const jobs = counter('jobs_total', 'Jobs of this node, done or failed; a failed one is tried again.', [
    'job',
    'outcome',
  ]);
  const mails = counter('mails_total', 'Mails of this node: sent, kept in the outbox, or failed.', ['outcome']);

  const connections = gauge('pool_connections', 'Connections to the database by pool.', ['pool', 'state']);
  const mostConnections = gauge('pool_connections_max', 'How many connections a pool may have.', ['pool']);
  const waiting = gauge('pool_waiting', 'Work that waits for a connection.', ['pool']);
  const up = gauge('database_up', '1 while the database answers, busy or not; 0 while it is away or full.');
  const figuresUp = gauge(
    'figures_up',
    '1 when the figures of the house could be read for this scrape, or just before.',
  );
  const house = {
    jobsWaiting: gauge('jobs_waiting', 'Jobs of the house that are due and not begun.'),
    jobsGivenUp: gauge('jobs_given_up', 'Jobs of the house that failed ten times and are not tried again.'),
    oldestJob: gauge('jobs_oldest_seconds', 'For how long the oldest due job has waited.'),
    mailsWaiting: gauge('mails_waiting', 'Mails of the house that wait to be sent.'),
    mailsFailed: gauge('mails_failed_day', 'Mails of the last 24 hours that failed for good.'),
    oldestMail: gauge('mails_oldest_seconds', 'For how long the oldest waiting mail has waited.'),
    ordersPlaced: gauge('orders_placed_day', 'Orders placed in the last 24 hours.'),
    latestOrder: gauge('order_latest_seconds', 'Seconds since the latest order was placed.'),
    backupAge: gauge('backup_age_seconds', 'Age of the latest backup that was downloaded whole.'),
    disagreements: gauge('verification_disagreements', 'What the verification of the night found.'),
    archiveFailing: gauge('archive_failing', '1 where PostgreSQL archives its journal and the last try failed.'),
  };
  const replicaUp = gauge('replica_up', '1 while the replica that reports are read from answers, however old it is.');
  const replicaAge = gauge('replica_age_seconds', 'How old the data of that replica are.');
  const portionsLeft = gauge('portions_left', 'Portions left of limited offers, by days from today.', ['day']);
  const soldOut = gauge('offers_sold_out', 'Limited offers without a portion left, by days from today.', ['day']);

  async function readDatabase(): Promise<void> {
    const state = await databaseState();
    up.set(['up', 'busy', 'crowded'].includes(state) ? 1 : 0);
    const current = await figures();
    figuresUp.set(current ? 1 : 0);
    // Old figures would look like news.
    for (const each of Object.values(house)) each.remove();
    for (const each of [portionsLeft, soldOut]) each.reset();
    if (!current) return;
    const { days, ...amounts } = current;
    for (const [name, amount] of Object.entries(amounts))
      if (amount !== null) house[name as keyof typeof house].set(amount);
    for (const { day, portions, offersSoldOut } of days) {
      portionsLeft.set({ day }, portions);
      soldOut.set({ day }, offersSoldOut);
    }
  }

  async function readReplica(): Promise<void> {
    for (const each of [replicaUp, replicaAge]) each.remove();
    if (!replica) return;
    const age = await replica.age();
    replicaUp.set(age === undefined ? 0 : 1);
    if (age !== undefined) replicaAge.set(age);
  }

  function readPools(): void {
    for (const [pool, { totalCount, idleCount, waitingCount, options }] of Object.entries(pools)) {
      connections.set({ pool, state: 'idle' }, idleCount);
      connections.set({ pool, state: 'used' }, totalCount - idleCount);
      mostConnections.set({ pool }, options.max ?? 0);
      waiting.set({ pool }, waitingCount);
    }
  }

  const requestWatch: RequestWatch = {
    end({ operation, status, milliseconds, refusal }) {
      requests.inc({ operation, status });
      durations.observe({ operation }, milliseconds / 1000);
      if (refusal) refusals.inc({ code: refusal });
    },
  };

  return {
    requestWatch,
    jobEnded: (job: string, outcome: 'done' | 'failed') => jobs.inc({ job, outcome }),
    mailEnded: (outcome: 'sent' | 'kept' | 'failed') => mails.inc({ outcome }),
    contentType: registry.contentType,
    async read(): Promise<string> {
      readPools();
      await Promise.all([readDatabase(), readReplica()]);
      return registry.metrics();
    },
  };
}
