import type { signIn } from '@traiteur/contract/access/sign-in.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { lockActiveAdministrator } from '../administrators/password-rows.ts';
import type { Context } from '../../core/context.ts';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { askForPasskey, consumePasskeyAnswer } from '../second-factor/passkey-answers.ts';
import { endTickets, findTicket, consumeTicket } from '../second-factor/tickets.ts';
import { consumeTypedCode } from '../second-factor/typed-codes.ts';
import type { OpenedSession } from '../sessions/session-rows.ts';
import { countPasskeySignIn, removePasskeyAttempts } from './attempts.ts';
import { openOnDevice } from './open-on-device.ts';

type Sent<Name extends keyof typeof signIn.operations> = Received<(typeof signIn.operations)[Name]>['body'];

/** @throws {Refusal} `sign-in-state-unknown`, `too-many-attempts`, `invalid-input` for a wrong code */
export async function passSecondFactor(
  { ticket, code }: Sent<'passSecondFactor'>,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const administratorId = await accountOf(ticket, context);
  await consumeTypedCode(administratorId, code, context);
  return inTransaction(context.db, async (db) => {
    const isOpen = await lockActiveAdministrator(db, administratorId);
    // Of two right codes at once the ticket lets one in.
    if (!isOpen || !(await consumeTicket(db, ticket))) throw new Refusal('sign-in-state-unknown');
    return openOnDevice({ kind: 'staff', id: administratorId }, { ...context, db });
  });
}

/** @throws {Refusal} `sign-in-state-unknown` for a ticket that is not good; without one `too-many-attempts` */
export async function startPasskeySignIn({ ticket }: Sent<'startPasskeySignIn'>, context: Context<'public'>) {
  // Not counted after a right password: others who start many sign-ins at the same address must not block it.
  if (ticket !== undefined) return askForPasskey(await accountOf(ticket, context), context);
  await countPasskeySignIn(context.db, context.request.address);
  return askForPasskey(undefined, context);
}

/** @throws {Refusal} `passkey-refused` */
export async function signInWithPasskey(
  { answer }: Sent<'signInWithPasskey'>,
  context: Context<'public'>,
): Promise<OpenedSession> {
  const { administratorId, isSecondStep } = await consumePasskeyAnswer(answer, context);
  if (!isSecondStep) await removePasskeyAttempts(context.db, context.request.address);
  return inTransaction(context.db, async (db) => {
    if (!(await lockActiveAdministrator(db, administratorId))) throw new Refusal('passkey-refused');
    await endTickets(db, administratorId);
    return openOnDevice({ kind: 'staff', id: administratorId }, { ...context, db });
  });
}

async function accountOf(ticket: string, { db, clock }: Pick<Context, 'db' | 'clock'>): Promise<number> {
  const administratorId = await findTicket(db, ticket, clock());
  if (administratorId === undefined) throw new Refusal('sign-in-state-unknown');
  return administratorId;
}
