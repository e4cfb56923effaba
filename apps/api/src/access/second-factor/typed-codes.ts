import { type TypedCode, typedCodeOf } from '@traiteur/domain/access/typed-codes.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { consumeOneTimeCode } from './authenticators.ts';
import { type FactorNews, factorMail } from './factor-mail.ts';
import { findFactors } from './factors.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';
import { countCode, forgetWrongCodes } from './wrong-codes.ts';

/** Wrong codes in a row after which a mail warns that the password may be known. */
const alarmingCount = 5;

type FactorServices = Omit<Context, 'caller' | 'request' | 'locale' | 'cookies'>;

/** @throws {Refusal} `too-many-attempts`, or `invalid-input` for a wrong code */
export async function consumeTypedCode(
  administratorId: number,
  text: string,
  house: FactorServices,
): Promise<TypedCode['kind']> {
  const { db, clock, sealer } = house;
  const now = clock();
  const typedCode = typedCodeOf(text);
  const count = await countCode(db, administratorId, now);
  const right =
    typedCode?.kind === 'recovery'
      ? await consumeRecoveryCode(db, administratorId, typedCode.code, now)
      : typedCode !== undefined && (await consumeOneTimeCode(db, administratorId, typedCode.code, { now, sealer }));
  if (!typedCode || !right) {
    if (count === alarmingCount) notifyOfFactor(administratorId, 'wrongCodes', house);
    throw new Refusal('invalid-input', {
      faults: [{ field: 'code', code: 'wrong-code' }],
      account: administratorId,
    });
  }
  await forgetWrongCodes(db, administratorId);
  if (typedCode.kind === 'recovery') notifyOfFactor(administratorId, 'recoveryCodeUsed', house);
  return typedCode.kind;
}

function notifyOfFactor(administratorId: number, news: FactorNews, { db, mailer, ...house }: FactorServices): void {
  mailer.post(async () => {
    const account = await findFactors(db, administratorId);
    return account && factorMail(account, news, house);
  });
}
