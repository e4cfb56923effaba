import type { Context } from '../core/context.ts';
import { type OpenedSession, openSession } from '../sessions/session-rows.ts';
import { knownDevice, rememberDevice } from './devices.ts';

/** Opens a session for who has proven all that is asked of them, on a device that is known from then on. Every sign-in ends here. */
export function openOnDevice(
  administratorId: number,
  context: Pick<Context, 'db' | 'clock' | 'request' | 'cookies' | 'sealer'>,
): Promise<OpenedSession> {
  rememberDevice(context, administratorId, knownDevice(context, administratorId));
  return openSession(context.db, administratorId, context.request, context.clock());
}
