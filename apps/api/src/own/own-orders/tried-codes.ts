import { createHash } from 'node:crypto';
import type { Context } from '../../core/context.ts';
import { networkOf } from '../../core/network-of.ts';
import { Refusal } from '../../core/refusal.ts';
import { addAttempt, type Limit, readCounts, removeAttempts } from '../../access/attempts/attempt-rows.ts';

/** How many codes that do not hold somebody may try in a quarter of an hour, and all who share their network. */
const most = { byClient: 20, byNetwork: 200 };

type Call = Pick<Context<'client'>, 'db' | 'caller' | 'request'>;

/**
 * Does what tells whether a discount code holds, and counts the code unless it does. It is counted before, and not in the transaction of the
 * work: what is refused stays counted, on every node. A code counts once, since a quote asks for the same one with each change.
 * @throws {Refusal} `too-many-codes`
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
  // First the client's own: whoever has filled it takes nothing from their neighbours.
  if (!(await addAttempt(db, [ownLimit])) || !(await addAttempt(db, [ofNetwork])))
    return refuse(db, [ownLimit, ofNetwork]);
  await addAttempt(db, [attempt]);
  const removeAttempt = () => removeAttempts(db, [attempt.key, ownLimit.key, ofNetwork.key]);
  try {
    const answer = await work();
    if (!isRefusedIn(answer)) await removeAttempt();
    return answer;
  } catch (error) {
    // What was refused for another reason has told nothing of the code.
    if (!isOfCode(error)) await removeAttempt();
    throw error;
  }
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
