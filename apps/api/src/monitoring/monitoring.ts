import { statementsOn } from '../database/rows/statements.ts';
import type { OpenDatabase } from '../database/open-database.ts';
import type { DatabaseHealth } from '../database/server/database-health.ts';
import { openPool } from '../database/server/pool.ts';
import { loggingRequests } from '../http/log-options.ts';
import type { RequestWatch } from '../http/request-watch.ts';
import type { AroundJob } from '../jobs/run-jobs.ts';
import type { AroundMail } from '../mail/mailer.ts';
import type { Settings } from '../start/settings.ts';
import { figuresOf } from './house-figures.ts';
import { type Metrics, openMetrics } from './metrics.ts';
import { answerMetrics } from './metrics-listener.ts';
import { openTracing, type Tracing } from './tracing.ts';

interface Monitored {
  database: Pick<OpenDatabase, 'url' | 'pool' | 'ownerPool' | 'replica'>;
  health: Pick<DatabaseHealth, 'state'>;
  version: string;
  clock: () => Date;
}

/** What is switched on of metrics, traces and logs; nothing of what is off is loaded. */
export async function openMonitoring(settings: Settings, { database, health, version, clock }: Monitored) {
  const { house, traces, logFormat, preparedStatements: prepares } = settings;
  // Of its own: a scrape neither waits for the requests' connections nor uses them up.
  const pool = settings.metrics && openPool(database.url, { most: 1, patience: 2000, prepares });
  const metrics =
    pool &&
    (await openMetrics({
      version,
      databaseState: health.state,
      pools: { requests: database.pool, owner: database.ownerPool },
      replica: database.replica,
      figures: figuresOf(statementsOn(pool), { timeZone: house.timeZone, clock }),
    }));
  const tracing = traces === undefined ? undefined : await openTracing({ endpoint: traces, version });
  tracing?.traceStatements(database.pool);
  const watchesOf = (prefix: '' | 'site'): RequestWatch[] => [
    ...(metrics ? [metrics.requestWatch] : []),
    ...(tracing ? [tracing.requestWatch(prefix)] : []),
    ...(logFormat === 'json' ? [loggingRequests] : []),
  ];
  return {
    watches: watchesOf(''),
    siteWatches: watchesOf('site'),
    aroundJob: aroundJob(metrics, tracing),
    aroundMail: aroundMail(metrics, tracing),
    answerMetrics: metrics && answerMetrics(metrics),
    async stop() {
      await Promise.all([pool?.end(), tracing?.stop()]);
    },
  };
}

const aroundJob =
  (metrics: Metrics | undefined, tracing: Tracing | undefined): AroundJob =>
  async (name, work) => {
    try {
      await (tracing ? tracing.inSpan(`job ${name}`, work) : work());
      metrics?.jobEnded(name, 'done');
    } catch (error) {
      metrics?.jobEnded(name, 'failed');
      throw error;
    }
  };

const aroundMail =
  (metrics: Metrics | undefined, tracing: Tracing | undefined): AroundMail =>
  async (leaves, send) => {
    try {
      await (tracing ? tracing.inSpan('mail', send) : send());
      metrics?.mailEnded(leaves ? 'sent' : 'kept');
    } catch (error) {
      metrics?.mailEnded('failed');
      throw error;
    }
  };
