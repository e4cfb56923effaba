import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import { isConfirmed, isInVies, isJustAsked } from '@traiteur/domain/clients/vat-check.ts';
import { Refusal } from '../../../core/refusal.ts';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Job } from '../../../jobs/job.ts';
import { getCompany } from '../company-rows.ts';
import {
  addVatCheckJob,
  type AtCompanies,
  checkingJob,
  claimVatNumber,
  recordAbsence,
  recordVerdict,
} from './vat-check-rows.ts';
import { ViesUnavailable } from './vies.ts';

interface Checking extends AtCompanies {
  log: (line: string) => void;
}

/** Beside the job that follows each new number: what is tried again, and what was lost. */
export const checkingVatNumbers = (checking: Checking): Job => ({
  name: checkingJob,
  quiet: true,
  schedule: '* * * * *',
  atStart: true,
  run: () => checkVatNumbers(checking),
});

/** Of one run, so that a slow register keeps other jobs from nothing. */
const most = 20;

/** One question after the other. The first that finds no answer ends the run. */
export async function checkVatNumbers({ db, vies, clock, log }: Checking): Promise<void> {
  for (let count = 0; vies && count < most; count++) {
    const question = await claimVatNumber(db, clock());
    if (!question) return;
    try {
      const isKnown = await vies.knows(question.vatNumber);
      await recordVerdict(db, question, isKnown, clock());
    } catch (error) {
      if (!(error instanceof ViesUnavailable)) throw error;
      log(`VIES could not answer about company ${question.id}: ${error.message}.`);
      return recordAbsence(db, question, clock());
    }
  }
}

/** @throws {Refusal} `not-found`, `vat-checks-off`, `not-in-vies`, `vat-check-too-soon` */
export const checkVatNumber = (asking: AtCompanies, id: number): Promise<OrderingCompany> =>
  inTransaction(asking.db, async (transaction) => {
    const within = { ...asking, db: transaction };
    const now = asking.clock();
    const company = await transaction
      .selectFrom('companies')
      .select(['vat_number', 'vat_check', 'vat_checked_at', 'vat_check_asked_at'])
      .where('id', '=', id)
      .forNoKeyUpdate()
      .executeTakeFirst();
    if (!company) throw new Refusal('not-found');
    if (!asking.vies) throw new Refusal('vat-checks-off');
    if (!isInVies(company.vat_number)) throw new Refusal('not-in-vies');
    const check = { state: company.vat_check, at: company.vat_checked_at };
    if (isConfirmed(check, now) || isJustAsked(company.vat_check_asked_at, now))
      throw new Refusal('vat-check-too-soon');
    await transaction
      .updateTable('companies')
      .set({ vat_check_due_at: now, vat_check_tries: 0 })
      .where('id', '=', id)
      .execute();
    await addVatCheckJob(within);
    return getCompany(within, id);
  });
