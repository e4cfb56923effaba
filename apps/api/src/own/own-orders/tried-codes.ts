import { createHash } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network-of.ts';
import { Refusal } from '../../core/refusal.ts';
import { addAttempt, type Limit, readCounts, removeAttempts } from '../../access/attempts/attempt-rows.ts';

/** Refused codes that one client, or one network, may try in a quarter of an hour. */
const most = { byClient: 20, byNetwork: 200 };

type Call = Pick<Context<'client'>, 'db' | 'caller' | 'request'>;

/**
 * Counts a code as tried while `work` runs, and after it if `work` refuses it. Outside its transaction, so that a
 * rollback keeps the count. The same code counts once: each quote asks for it again. @throws {Refusal} `too-many-codes`
 */
export async function countingCode<Answer>(
  code: string | undefined,
  { db, caller, request }: Call,
  work: () => Promise<Answer>,
  isRefusedIn: (answer: Answer) => boolean,
): Promise<Answer> {
  if (code === undefined) return work();
  const client = `discount-code client ${caller.clientId}`;
  const attempt: Limit = { key: `${client} code ${createHash('sha256').update(code).digest('base64url')}`, most: 1 };
  const ownLimit: Limit = { key: client, most: most.byClient };
  const ofNetwork: Limit = { key: `discount-code address ${networkOf(request.address)}`, most: most.byNetwork };
  const isNew = (await readCounts(db, [attempt])).every(({ attempts }) => attempts === 0);
  if (!isNew) return work();
  // The client's own limit first: a client over it uses up nothing of the network's.
  if (!(await addAttempt(db, [ownLimit])) || !(await addAttempt(db, [ofNetwork])))
    return refuse(db, [ownLimit, ofNetwork]);
  await addAttempt(db, [attempt]);
  const removeAttempt = () => removeAttempts(db, [attempt.key, ownLimit.key, ofNetwork.key]);
  try {
    const answer = await work();
    if (!isRefusedIn(answer)) await removeAttempt();
    return answer;
  } catch (error) {
    // Refused for another reason: the answer reveals nothing about the code.
    if (!isOfCode(error)) await removeAttempt();
    throw error;
  }
}

/** Of several orders: each of their codes counts once, whatever number of days it is tried for. */
export function countingCodes<Answer>(
  orders: readonly { discountCode?: string | undefined }[],
  call: Call,
  work: () => Promise<Answer>,
  isRefusedIn: (answer: Answer, code: string) => boolean,
): Promise<Answer> {
  const codes = [...new Set(orders.flatMap(({ discountCode }) => discountCode ?? []))];
  const attempt = codes.reduce(
    (next, code) => () => countingCode(code, call, next, (answer) => isRefusedIn(answer, code)),
    work,
  );
  return attempt();
}

async function refuse(db: Call['db'], limits: readonly Limit[]): Promise<never> {
  const counts = await readCounts(db, limits);
  const full = counts.filter(({ key, attempts }) =>
    limits.some((limit) => limit.key === key && attempts >= limit.most),
  );
  const retryAfter = Math.max(0, ...full.map(({ seconds }) => seconds));
  throw new Refusal('too-many-codes', { field: 'discountCode', retryAfter });
}

const isOfCode = (error: unknown): boolean =>
  error instanceof Refusal &&
  (error.code === 'discount-code-refused' ||
    (error.details.faults ?? []).some(({ code }) => code === 'discount-code-refused'));
