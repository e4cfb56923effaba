import { setTimeout as pause } from 'node:timers/promises';
import type { MailReason } from '@traiteur/domain/house/mail-kinds.ts';
import { mailPauseAfter } from '@traiteur/domain/house/mail-pauses.ts';
import type { Reading } from '../../core/acting.ts';
import type { Services } from '../../core/services.ts';
import { isOutOfReach } from '../../database/server/out-of-reach.ts';
import { pauseAfter } from '../../database/server/pauses.ts';
import type { Job } from '../../jobs/job.ts';
import { isRefused, reasonOf, UncertainDelivery } from '../../mail/delivery-failure.ts';
import type { Mail } from '../../mail/mailer.ts';
import { addMissingJobs, failInterruptedMails, sendingJob } from './mail-jobs.ts';
import { type DueMail, dueMail, type MailOutcome, recordMailOutcome, claimMail } from './mail-rows.ts';
import { writeMail } from './write-letter.ts';

interface Sending extends Reading, Pick<Services, 'mailer' | 'siteUrl'> {
  log: (line: string) => void;
  /** Milliseconds before the next try; undefined gives up. */
  pauseAfterTries?: (tries: number) => number | undefined;
}

/** One job for each mail, and a minutely one for mails whose job was lost. */
export const sendingMails = (sending: Sending): Job[] => [
  { name: sendingJob, quiet: true, run: (payload) => sendMail((payload as { id: number }).id, sending) },
  {
    name: 'find-mails',
    quiet: true,
    schedule: '* * * * *',
    async run() {
      await failInterruptedMails(sending.db, sending.clock());
      await addMissingJobs(sending.db, sending.clock());
    },
  },
];

export async function sendMail(id: number, sending: Sending): Promise<void> {
  const { db, clock } = sending;
  const due = await dueMail(db, id, clock());
  if (!due) return;
  const hindrance = hindranceOf(due);
  if (hindrance) return recordMailOutcome(db, id, { state: 'unsent', reason: hindrance });
  const mail = await mailFor(due, sending);
  if (!mail) return recordMailOutcome(db, id, { state: 'failed', reason: 'not-written' });
  // From here on the mail may leave: an interruption leaves it `sending`.
  if (!(await claimMail(db, id, due.recipient?.email ?? '', clock()))) return;
  const outcome = await outcomeOf(mail, due, sending);
  await untilKept(() => recordMailOutcome(db, id, outcome));
}

function hindranceOf({ content, recipient, due }: DueMail): MailReason | undefined {
  if (!recipient) return 'no-contact';
  if (recipient.email === '') return 'no-address';
  const asksForMoney = content.kind === 'payment_requested' || content.kind === 'invoice_reminder';
  if (asksForMoney && due === 0) return 'nothing-due';
  return content.kind === 'refunded' && content.refund === 0 ? 'taken-back' : undefined;
}

async function mailFor(due: DueMail, sending: Sending): Promise<Mail | undefined> {
  try {
    return await writeMail(due, sending, sending.mailer.from);
  } catch (error) {
    if (isOutOfReach(error)) throw error;
    sending.log(`Mail ${due.id} could not be written: ${String(error)}`);
    return undefined;
  }
}

async function outcomeOf(
  mail: Mail,
  { id, tries }: DueMail,
  { mailer, clock, log, pauseAfterTries = mailPauseAfter }: Sending,
): Promise<MailOutcome> {
  try {
    await mailer.send(mail);
    return mailer.leaves ? { state: 'sent', sent_at: clock() } : { state: 'unsent', reason: 'no-server' };
  } catch (error) {
    const detail = reasonOf(error).slice(0, 200);
    log(`Mail ${id} could not leave: ${detail}.`);
    if (error instanceof UncertainDelivery) return { state: 'failed', reason: 'uncertain', detail };
    if (isRefused(error)) return { state: 'failed', reason: 'refused', detail };
    const wait = pauseAfterTries(tries + 1);
    if (wait === undefined) return { state: 'failed', reason: 'unreachable', detail };
    return { state: 'waiting', due_at: new Date(clock().getTime() + wait), detail };
  }
}

/** The mail has left or not: retry while the database is away, so that this is not lost. */
async function untilKept(keep: () => Promise<void>): Promise<void> {
  for (let setbacks = 0; setbacks < 5; setbacks++) {
    try {
      return await keep();
    } catch (error) {
      if (!isOutOfReach(error)) throw error;
      await pause(pauseAfter(setbacks));
    }
  }
  return keep();
}
