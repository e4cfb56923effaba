import { type Kysely, sql } from 'kysely';
import type { Database } from '../../database/schema.ts';

/** The trigger in db/routines/write-mails.sql uses this name. */
export const sendingJob = 'send-mail';

/** Within the open transaction; replaces an earlier job of the mail. */
export async function addMailJob(db: Kysely<Database>, id: number, at: Date): Promise<void> {
  await sql`select graphile_worker.add_job(${sendingJob}, json_build_object('id', ${id}::integer), run_at => ${at},
    max_attempts => 10, job_key => ${`mail-${id}`})`.execute(db);
}

const atOnce = 500;

/** For mails more than a minute overdue, whose job was lost or could not be added. */
export async function addMissingJobs(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`
    select graphile_worker.add_job(${sendingJob}, json_build_object('id', id), max_attempts => 10, job_key => 'mail-' || id)
    from (select id from mails where state = 'waiting' and due_at < ${now}::timestamptz - interval '1 minute'
      order by due_at limit ${sql.lit(atOnce)}) overdue`.execute(db);
}

/** After ten minutes, a mail still `sending` may or may not have left. */
export async function failInterruptedMails(db: Kysely<Database>, now: Date): Promise<void> {
  await sql`update mails set state = 'failed', reason = 'uncertain'
    where state = 'sending' and begun_at < ${now}::timestamptz - interval '10 minutes'`.execute(db);
}
