import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** What waits in the house, and what was lost. Null: nothing waits. */
export interface Queues {
  jobsWaiting: number;
  oldestJobAt: Date | null;
  /** Failed ten times, and are not tried again. */
  jobsGivenUp: number;
  mailsWaiting: number;
  oldestMailAt: Date | null;
  /** In the last 24 hours, for good. */
  mailsFailed: number;
}

/** Counting stops there: the figure then means "or more". */
const most = sql.lit(100_000);

/** Mails by an index; of jobs there are only those that wait or were given up. The oldest is of those counted. */
export async function readQueues(db: Kysely<Database>, now: Date): Promise<Queues> {
  const { rows } = await sql<Queues>`
    select job.count as "jobsWaiting", job.oldest as "oldestJobAt",
      (select count(*)::integer from (select from graphile_worker.jobs
        where attempts >= max_attempts and locked_at is null limit ${most}) jobs) as "jobsGivenUp",
      mail.count as "mailsWaiting", mail.oldest as "oldestMailAt",
      (select count(*)::integer from mails where at > ${now}::timestamptz - interval '1 day' and state = 'failed')
        as "mailsFailed"
    from (select count(*)::integer as count, min(run_at) as oldest from (select run_at from graphile_worker.jobs
        where run_at <= ${now} and attempts < max_attempts and locked_at is null limit ${most}) jobs) job,
      (select count(*)::integer as count, min(at) as oldest from (select at from mails
        where state = 'waiting' limit ${most}) mails) mail`.execute(db);
  const [queues] = rows;
  if (!queues) throw new Error('a select of two counts answers one row');
  return queues;
}
