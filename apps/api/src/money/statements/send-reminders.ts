import { today } from '@traiteur/domain/dates/calendar.ts';
import { reminderLevel } from '@traiteur/domain/money/open-invoices.ts';
import { type Kysely, sql } from 'kysely';
import type { Services } from '../../core/services.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import type { Job } from '../../jobs/job.ts';
import { writeInvoiceMails } from './send/invoice-mails.ts';
import { openInvoicesOf } from './statement-rows.ts';

type Reminding = Pick<Services, 'db' | 'clock' | 'house'>;

interface Reminded {
  /** Whose mails wait to leave. */
  sent: number;
  /** Overdue, and nobody to tell. */
  withoutContact: number;
}

/** Each level once: who presses twice, or at once with the job, sends nothing more. */
export async function sendReminders(
  companyId: number | undefined,
  by: string,
  reminding: Reminding,
): Promise<Reminded> {
  const now = reminding.clock();
  const day = today(now, reminding.house.timeZone);
  const ids = companyId === undefined ? await companiesInDebt(reminding.db) : [companyId];
  const answer: Reminded = { sent: 0, withoutContact: 0 };
  for (const id of ids)
    for (const invoice of await openInvoicesOf(reminding.db, [id], day)) {
      const level = reminderLevel(invoice.daysLate);
      if (level <= invoice.reminders) continue;
      const outcome = await inTransaction(reminding.db, async (db) => {
        const claim = await db
          .insertInto('invoice_reminders')
          .values({ invoice_id: invoice.id, level, at: now, by_name: by })
          .onConflict((conflict) => conflict.doNothing())
          .executeTakeFirst();
        if (!claim.numInsertedOrUpdatedRows) return 'sent-before';
        const mail = { invoiceId: invoice.id, kind: 'invoice_reminder' } as const;
        const contacts = await writeInvoiceMails(db, mail, now);
        if (contacts > 0) return 'sent';
        // Sent once somebody is named.
        await db
          .deleteFrom('invoice_reminders')
          .where('invoice_id', '=', invoice.id)
          .where('level', '=', level)
          .execute();
        return 'without-contact';
      });
      if (outcome === 'sent') answer.sent += 1;
      if (outcome === 'without-contact') answer.withoutContact += 1;
    }
  return answer;
}

async function companiesInDebt(db: Kysely<Database>): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select id from companies where exists (select from orders where company_id = companies.id and due > 0) order by id`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

/** Each morning, where a mail can leave: no level is used up by a letter that nobody gets. */
export const remindingCompanies = (reminding: Reminding & Pick<Services, 'mailer'>): Job => ({
  name: 'remind-companies',
  schedule: '0 7 * * *',
  run: async () => {
    if (reminding.mailer.leaves) await sendReminders(undefined, '', reminding);
  },
});
