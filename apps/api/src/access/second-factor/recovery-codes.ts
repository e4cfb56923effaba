import { randomBytes } from 'node:crypto';
import { recoveryCodeFrom, recoveryCodeLength } from '@traiteur/domain/access/typed-codes.ts';
import type { Kysely } from 'kysely';
import { hashPassword, isPassword } from '../administrators/passwords.ts';
import type { Database } from '../../database/schema.ts';

const codeCount = 10;

/** These letters find a code; the others are its secret. */
const beginningLength = 4;

/** Codes are shown only once: the database has their hashes, slow ones as codes are short. */
export async function replaceRecoveryCodes(
  db: Kysely<Database>,
  administratorId: number,
  now: Date,
): Promise<string[]> {
  const codes = differingCodes();
  const rows = await Promise.all(
    codes.map(async (code) => {
      const { beginning, rest } = partsOf(code);
      return { administrator_id: administratorId, beginning, rest_hash: await hashPassword(rest), made_at: now };
    }),
  );
  await removeRecoveryCodes(db, administratorId);
  await db.insertInto('recovery_codes').values(rows).execute();
  return codes;
}

export const firstRecoveryCodes = async (
  db: Kysely<Database>,
  administratorId: number,
  now: Date,
): Promise<string[]> =>
  (await countRecoveryCodes(db, administratorId)) > 0 ? [] : replaceRecoveryCodes(db, administratorId, now);

async function removeRecoveryCodes(db: Kysely<Database>, administratorId: number): Promise<void> {
  await db.deleteFrom('recovery_codes').where('administrator_id', '=', administratorId).execute();
}

export async function countRecoveryCodes(db: Kysely<Database>, administratorId: number): Promise<number> {
  const codesLeft = await db
    .selectFrom('recovery_codes')
    .select((is) => is.fn.countAll<string>().as('count'))
    .where('administrator_id', '=', administratorId)
    .where('used_at', 'is', null)
    .executeTakeFirstOrThrow();
  return Number(codesLeft.count);
}

/** False for a wrong or used code; of two uses at once one gets false. */
export async function consumeRecoveryCode(
  db: Kysely<Database>,
  administratorId: number,
  code: string,
  now: Date,
): Promise<boolean> {
  const { beginning, rest } = partsOf(code);
  const row = await db
    .selectFrom('recovery_codes')
    .select('rest_hash')
    .where('administrator_id', '=', administratorId)
    .where('beginning', '=', beginning)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  // Takes as long without a row, so that the time does not reveal beginnings.
  if (!(await isPassword(row?.rest_hash, rest))) return false;
  const update = await db
    .updateTable('recovery_codes')
    .set({ used_at: now })
    .where('administrator_id', '=', administratorId)
    .where('beginning', '=', beginning)
    .where('used_at', 'is', null)
    .executeTakeFirst();
  return update.numUpdatedRows > 0n;
}

function differingCodes(): string[] {
  const codes = new Map<string, string>();
  while (codes.size < codeCount) {
    const code = recoveryCodeFrom(randomBytes(recoveryCodeLength));
    codes.set(partsOf(code).beginning, code);
  }
  return [...codes.values()];
}

function partsOf(code: string): { beginning: string; rest: string } {
  const letters = code.replaceAll('-', '');
  return { beginning: letters.slice(0, beginningLength), rest: letters.slice(beginningLength) };
}
