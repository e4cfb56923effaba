import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** As the trigger on events calls it, in db/routines/write-mails.sql. */
export const sendingJob = 'send-mail';

/** Adds the job that sends this mail then, in the transaction that is open; it takes the place of an earlier one. */
export async function addMailJob(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await sql`select graphile_worker.add_job(${sendingJob}, json_build_object('id', ${id}::integer), run_at => ${at},
    max_attempts => 10, job_key => ${`mail-${id}`})`.execute(db);
}

/** Mails that one round looks at, so that it never holds many at once. */
const atOnce = 500;

/** Adds the jobs of mails that are overdue by more than a minute: theirs was lost, or could not be written. */
export async function addMissingJobs(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job(${sendingJob}, json_build_object('id', id), max_attempts => 10, job_key => 'mail-' || id)
    from (select id from mails where state = 'waiting' and due_at < ${now}::timestamptz - interval '1 minute'
      order by due_at limit ${sql.lit(atOnce)}) overdue`.execute(db);
}

/** Says of mails whose sender was cut short ten minutes ago that nobody knows whether they left. */
export async function failInterruptedMails(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`update mails set state = 'failed', reason = 'uncertain'
    where state = 'sending' and begun_at < ${now}::timestamptz - interval '10 minutes'`.execute(db);
}
