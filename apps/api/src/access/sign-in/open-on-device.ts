import type { Account } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { type OpenedSession, openSession } from '../sessions/session-rows.ts';
import { knownDevice, rememberDevice } from './devices.ts';

/** Every sign-in ends here, once all proofs are given. */
export function openOnDevice(
  account: Account,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  rememberDevice(context, account, knownDevice(context, account));
  return openSession(context.db, account, context.request, context.clock());
}
