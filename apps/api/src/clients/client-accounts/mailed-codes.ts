import { randomInt, timingSafeEqual } from 'node:crypto';
import {
  codeDigits,
  codeFrom,
  mailedCodeIn,
  mailedCodeMinutes,
  readableCode,
} from '@traiteur/domain/access/mailed-codes.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { clientLetters } from '@traiteur/words/clients/client-letters.ts';
import { translatorOf } from '@traiteur/words/phrases/translator.ts';
import { countMailedCode, countSignIn, removeSignInAttempts } from '../../access/sign-in/attempts.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Mail } from '../../mail/mailer.ts';
import { mailOf } from '../../mail/letter.ts';
import {
  consumeMailedCode,
  countTry,
  countWrongCode,
  forgetWrongCodesOf,
  insertMailedCode,
  type Mailbox,
  secondsOfAddress,
  wrongOfHouse,
} from './mailed-code-rows.ts';

type Call = Pick<Context, 'db' | 'clock' | 'request' | 'sealer'>;

/**
 * Looks nobody up: answer, time and mail are the same whoever has the address.
 * @throws {Refusal} `mails-do-not-leave`, `too-many-attempts`
 */
export async function mailCode(
  mailbox: Mailbox,
  locale: Locale,
  { db, clock, mailer, request, sealer, brand }: Call & Pick<Context, 'mailer' | 'brand'>,
): Promise<{ digits: number }> {
  if (!mailer.leaves) throw new Refusal('mails-do-not-leave');
  const { email } = mailbox;
  await countMailedCode(db, { account: email, address: request.address });
  const digits = codeDigits(await wrongOfHouse(db));
  const code = codeFrom(randomInt(10 ** digits), digits);
  await insertMailedCode(db, mailbox, { hash: hashOf(code, mailbox, sealer), digits }, clock());
  mailer.post(async () => codeMail(email, code, locale, brand));
  return { digits };
}

/**
 * Judges a typed code; the caller consumes it by {@link consumeCode} in the transaction of what it opens.
 * @returns the code's hash
 * @throws {Refusal} `invalid-input` at `code` for one that is wrong or no longer good, `too-many-attempts`
 */
export async function proveCode(
  mailbox: Mailbox,
  typedCode: string,
  device: string | undefined,
  { db, clock, request, sealer }: Call,
): Promise<string> {
  const { email } = mailbox;
  const counts = await countSignIn(db, { kind: 'client', account: email, address: request.address, device }, 'code');
  const seconds = device === undefined ? await secondsOfAddress(db, email) : undefined;
  if (seconds !== undefined) throw new Refusal('too-many-attempts', { retryAfter: seconds });
  const code = mailedCodeIn(typedCode);
  if (code === undefined) throw wrongCode();
  // Codes that were mailed before somebody began to guess are too short by now.
  const hash = await countTry(db, mailbox, codeDigits(await wrongOfHouse(db)), clock());
  if (hash === undefined || !isSame(hash, hashOf(code, mailbox, sealer))) {
    await countWrongCode(db, email);
    throw wrongCode();
  }
  await removeSignInAttempts(db, counts);
  await forgetWrongCodesOf(db, email);
  return hash;
}

/** @throws {Refusal} `invalid-input` where another call was faster */
export async function consumeCode(db: Call['db'], mailbox: Mailbox, hash: string): Promise<void> {
  if (!(await consumeMailedCode(db, mailbox, hash))) throw wrongCode();
}

const wrongCode = () => new Refusal('invalid-input', { faults: [{ field: 'code', code: 'wrong-mailed-code' }] });

const hashOf = (code: string, { email, clientId }: Mailbox, sealer: Call['sealer']): string =>
  sealer.label(`mailed code ${code} of ${clientId ?? 'nobody'} to ${email.toLowerCase()}`);

const isSame = (hash: string, otherHash: string) => timingSafeEqual(Buffer.from(hash), Buffer.from(otherHash));

/** Without a name, since a stranger may have typed the address. */
function codeMail(email: string, code: string, locale: Locale, brand: Context['brand']): Mail {
  const say = translatorOf(clientLetters, locale);
  const shownCode = readableCode(code);
  return mailOf(
    { name: '', address: email },
    {
      brand,
      locale,
      subject: say('code.subject', { brand: brand.name, code: shownCode }),
      opening: [say('greeting'), say('code.asked'), shownCode],
      closing: [say('code.limits', { minutes: String(mailedCodeMinutes) }), say('code.otherwise')],
    },
  );
}
