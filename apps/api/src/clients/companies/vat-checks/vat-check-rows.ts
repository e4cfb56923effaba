import type { OrderingCompany } from '@traiteur/contract/clients/companies.ts';
import {
  isConfirmed,
  isInVies,
  membersInVies,
  vatCheckPauseAfter,
  type VatCheckState,
} from '@traiteur/domain/clients/vat-check.ts';
import { type Kysely, sql } from 'kysely';
import { inTransaction } from '../../../database/rows/transactions.ts';
import type { Services } from '../../../core/services.ts';
import type { Database } from '../../../database/schema.ts';
import './vies.ts';

export type AtCompanies = Pick<Services, 'clock' | 'vies'> & { db: Kysely<Database> };

export const vatCheckColumns = [
  'vat_number as vatNumber',
  'vat_check as state',
  'vat_checked_at as at',
  'vat_check_due_at as dueAt',
] as const;

interface VatCheckRow {
  vatNumber: string;
  state: VatCheckState;
  at: Date | null;
  dueAt: Date | null;
}

/** Null where there is nothing to say of VIES. */
export function vatCheckOf(
  { vatNumber, state, at, dueAt }: VatCheckRow,
  { clock, vies }: Pick<AtCompanies, 'clock' | 'vies'>,
): OrderingCompany['vatCheck'] {
  const isAskable = vies !== undefined && isInVies(vatNumber);
  if (!isAskable && state === 'unchecked') return null;
  const later = isConfirmed({ state, at }, clock()) ? ('later' as const) : ('now' as const);
  return {
    state,
    at: at?.toISOString() ?? null,
    nextAt: (isAskable && dueAt?.toISOString()) || null,
    again: isAskable ? later : 'never',
  };
}

/** Of a new number: nothing is known of it yet. */
export const uncheckedNumber = (vatNumber: string, now: Date) => ({
  vat_check: 'unchecked' as const,
  vat_checked_at: null,
  vat_check_tries: 0,
  vat_check_asked_at: null,
  vat_check_due_at: isInVies(vatNumber) ? now : null,
});

/** In the statement that saves the number: what was answered about another one is no longer true. */
export const uncheckedIfChanged = (vatNumber: string, now: Date) =>
  Object.fromEntries(
    Object.entries(uncheckedNumber(vatNumber, now)).map(([column, value]) => [
      column,
      sql`case when vat_number = ${vatNumber} then ${sql.ref(column)} else ${value} end`,
    ]),
  );

export const checkingJob = 'check-vat-numbers';

/** Within the open transaction. Without a line nobody would do it. */
export async function addVatCheckJob({ db, vies }: Pick<AtCompanies, 'db' | 'vies'>): Promise<void> {
  if (vies)
    await sql`select graphile_worker.add_job(${checkingJob}, max_attempts => 10, job_key => ${checkingJob})`.execute(
      db,
    );
}

interface Question {
  id: number;
  vatNumber: string;
}

/** The next number to ask about. Whoever asks at the same time, or after a crash, finds it postponed already. */
export const claimVatNumber = (db: Kysely<Database>, now: Date): Promise<Question | undefined> =>
  inTransaction(db, async (transaction) => {
    const due = await transaction
      .selectFrom('companies')
      .select(['id', 'vat_number as vatNumber', 'vat_check_tries as tries'])
      .where('vat_check_due_at', '<=', now)
      // Of numbers from before there was a check, any may be due.
      .where(sql<string>`left(vat_number, 2)`, 'in', membersInVies)
      .orderBy('vat_check_due_at')
      .orderBy('id')
      .limit(1)
      .forNoKeyUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!due) return undefined;
    const tries = due.tries + 1;
    const pause = vatCheckPauseAfter(tries);
    await transaction
      .updateTable('companies')
      .set({
        vat_check_tries: tries,
        vat_check_asked_at: now,
        vat_check_due_at: pause === undefined ? null : new Date(now.getTime() + pause),
      })
      .where('id', '=', due.id)
      .execute();
    return due;
  });

/** Does nothing where the number has changed since it was asked about. */
export async function recordVerdict(
  db: Kysely<Database>,
  { id, vatNumber }: Question,
  isKnown: boolean,
  now: Date,
): Promise<void> {
  await db
    .updateTable('companies')
    .set({
      vat_check: isKnown ? 'valid' : 'invalid',
      vat_checked_at: now,
      vat_check_tries: 0,
      vat_check_due_at: null,
    })
    .where('id', '=', id)
    .where('vat_number', '=', vatNumber)
    .execute();
}

/** An earlier verdict stays: that VIES is away says nothing against it. */
export async function recordAbsence(db: Kysely<Database>, { id, vatNumber }: Question, now: Date): Promise<void> {
  await db
    .updateTable('companies')
    .set({ vat_check: 'unavailable', vat_checked_at: now })
    .where('id', '=', id)
    .where('vat_number', '=', vatNumber)
    .where('vat_check', 'in', ['unchecked', 'unavailable'])
    .execute();
}
