import { randomBytes } from 'node:crypto';
import type { NewFactor } from '@traiteur/contract/access/second-factor.ts';
import { isFactorSpare } from '@traiteur/domain/access/second-factor.ts';
import { typedCodeOf } from '@traiteur/domain/access/typed-codes.ts';
import type { Kysely } from 'kysely';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import { changeFactors } from './change-factors.ts';
import { readSecondFactor } from './factors.ts';
import { shownSeed, stepOf } from './one-time-codes.ts';
import { firstRecoveryCodes } from './recovery-codes.ts';
import type { Sealer } from './sealer.ts';

/** In bytes, as long as SHA-1's digest, which RFC 4226 recommends. */
const seedLength = 20;

const enrolmentMinutes = 10;

const seedPurpose = (administratorId: number) => `authenticator of ${administratorId}`;
const enrolmentPurpose = (administratorId: number) => `authenticator enrolment of ${administratorId}`;

/** Stores nothing: the seed comes back sealed, with the first code. */
export function startAuthenticator({ caller, brand, clock, sealer }: Context<'staff'>) {
  const seed = randomBytes(seedLength);
  const until = Buffer.alloc(8);
  until.writeBigInt64BE(BigInt(clock().getTime() + enrolmentMinutes * 60_000));
  const enrolment = sealer.seal(Buffer.concat([until, seed]), enrolmentPurpose(caller.id)).toString('base64url');
  return { ...shownSeed(seed, { brand: brand.name, email: caller.email }), enrolment };
}

/** @throws {Refusal} `enrolment-ended`, or `invalid-input` for a code that the app does not show now */
export async function confirmAuthenticator(
  { enrolment, code }: { enrolment: string; code: string },
  context: Context<'staff'>,
): Promise<NewFactor> {
  const { caller, clock, sealer, publicUrl } = context;
  const now = clock();
  const seed = seedIn(enrolment, caller.id, sealer, now);
  if (!seed) throw new Refusal('enrolment-ended');
  const typedCode = typedCodeOf(code);
  const step = typedCode && stepOf(seed, typedCode.code, now);
  if (step === undefined) throw new Refusal('invalid-input', { faults: [{ field: 'code', code: 'wrong-code' }] });
  const change = { operation: 'confirmAuthenticator', news: 'authenticatorAdded' } as const;
  return changeFactors(context, change, async (transaction) => {
    const row = {
      sealed_seed: sealer.seal(seed, seedPurpose(caller.id)),
      last_step: step,
      added_at: now,
      last_used_at: null,
    };
    await transaction
      .insertInto('authenticators')
      .values({ administrator_id: caller.id, ...row })
      .onConflict((conflict) => conflict.column('administrator_id').doUpdateSet(row))
      .execute();
    const recoveryCodes = await firstRecoveryCodes(transaction, caller.id, now);
    return { recoveryCodes, secondFactor: await readSecondFactor(transaction, caller.id, publicUrl) };
  });
}

/** @throws {Refusal} `not-found`, `second-factor-required` */
export function removeAuthenticator(context: Context<'staff'>): Promise<void> {
  const change = { operation: 'removeAuthenticator', news: 'authenticatorRemoved' } as const;
  return changeFactors(context, change, async (transaction, account) => {
    if (!account.authenticator) throw new Refusal('not-found');
    if (!isFactorSpare(account, account.required)) throw new Refusal('second-factor-required');
    await transaction.deleteFrom('authenticators').where('administrator_id', '=', account.id).execute();
  });
}

/** A code is good once, and ends those before it. */
export async function consumeOneTimeCode(
  db: Kysely<Database>,
  administratorId: number,
  code: string,
  { now, sealer }: { now: Date; sealer: Sealer },
): Promise<boolean> {
  const row = await db
    .selectFrom('authenticators')
    .select('sealed_seed')
    .where('administrator_id', '=', administratorId)
    .executeTakeFirst();
  const seed = row && sealer.open(row.sealed_seed, seedPurpose(administratorId));
  const step = seed && stepOf(seed, code, now);
  if (step === undefined) return false;
  const use = await db
    .updateTable('authenticators')
    .set({ last_step: step, last_used_at: now })
    .where('administrator_id', '=', administratorId)
    .where('last_step', '<', step)
    .executeTakeFirst();
  return use.numUpdatedRows > 0n;
}

function seedIn(enrolment: string, administratorId: number, sealer: Sealer, now: Date): Buffer | undefined {
  const bytes = sealer.open(Buffer.from(enrolment, 'base64url'), enrolmentPurpose(administratorId));
  if (!bytes || Number(bytes.readBigInt64BE()) <= now.getTime()) return undefined;
  return bytes.subarray(8);
}
