import type { Tokens } from '@traiteur/contract/access/sign-in.ts';
import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { handOver, type Renewal, refreshTokenOf } from '../sessions/hand-over.ts';
import { endOfSession } from '../sessions/session-ends.ts';
import { type OnReuse, renewSession } from '../sessions/session-rows.ts';
import { countMadeUp } from './attempts.ts';

/** `onReuse` runs in the transaction of a token used twice. @throws {Refusal} `session-ended`, `too-many-attempts` */
export async function renew(
  renewal: Renewal,
  kind: Account['kind'],
  context: Context<'public'>,
  onReuse: OnReuse,
): Promise<Tokens> {
  const { db, clock, request } = context;
  const refreshToken = refreshTokenOf(renewal, kind, context);
  const tokens = refreshToken && (await renewSession(db, kind, refreshToken, clock(), onReuse));
  if (tokens) return handOver(tokens, kind, context);
  const sessionEnd = refreshToken ? await endOfSession(db, kind, refreshToken, clock()) : undefined;
  if (!sessionEnd) await countMadeUp(db, 'refresh-token', request.address);
  throw new Refusal('session-ended', { sessionEnd });
}
