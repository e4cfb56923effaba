import type { Kysely } from 'kysely';
import type { Account } from '../../core/caller.ts';
import { networkOf } from '../../core/network-of.ts';
import { Refusal } from '../../core/refusal.ts';
import type { Database } from '../../database/schema.ts';
import {
  addAttempt,
  type Count,
  forgetCount,
  forgetCounts,
  type Limit,
  readCounts,
  removeAttempts,
} from '../attempts/attempt-rows.ts';
import { waitAfter } from './pauses.ts';

type Rows = Kysely<Database>;

type Way = 'sign-in' | 'code';

interface SignInAttempt {
  kind: Account['kind'];
  account: string;
  /** The administrator's number, for the log. */
  id?: number | undefined;
  /** IP address. */
  address: string;
  /** Set where this account has signed in on this device before. */
  device: string | undefined;
}

/** For a count that never refuses, and only makes attempts wait. */
const unlimited = 1_000_000;

interface SignInCounts {
  own: Limit;
  /** Other people fill these too. */
  shared: readonly Limit[];
}

/**
 * Counts before the check. Ten may fail by account and address, so that guesses from elsewhere do not lock the owner
 * out; a hundred by account. A known device has ten of its own first. @throws {Refusal} `too-many-attempts`
 */
export async function countSignIn(db: Rows, attempt: SignInAttempt, way: Way = 'sign-in'): Promise<SignInCounts> {
  if (attempt.device !== undefined) {
    const deviceLimit = { key: `${way} device ${attempt.device}`, most: 10 };
    if ((await fullAmong(db, [deviceLimit])).full.length === 0 && (await addAttempt(db, [deviceLimit])))
      return { own: deviceLimit, shared: [] };
  }
  const [ofAccount, network] = [accountKeyOf(way, attempt), networkOf(attempt.address)];
  const ownLimit = { key: `${ofAccount} address ${network}`, most: 10 };
  const ofAddress = { key: `${way} address ${network}`, most: unlimited };
  const limits = [ownLimit, { key: ofAccount, most: 100 }, ofAddress] as const;
  const counts = await refuseFull(db, limits, attempt.id);
  await waitAfter(counts.find(({ key }) => key === ofAddress.key)?.attempts ?? 0, network, attempt.id);
  await add(db, limits, attempt.id);
  return { own: ownLimit, shared: limits.slice(1) };
}

/** For a right password, so that a whole house behind one address signs in as often as it likes. */
export async function removeSignInAttempts(db: Rows, { own, shared }: SignInCounts): Promise<void> {
  const keys = [own, ...shared].map(({ key }) => key);
  await removeAttempts(db, keys, { all: own.key });
}

/** Earlier attempts stay counted. */
export const removeSignInAttempt = (db: Rows, { own, shared }: SignInCounts): Promise<void> =>
  removeAttempts(
    db,
    [own, ...shared].map(({ key }) => key),
  );

export async function forgetAttempts(db: Rows, attempt: Pick<SignInAttempt, 'kind' | 'account'>): Promise<void> {
  const ofAccount = accountKeyOf('sign-in', attempt);
  await forgetCount(db, ofAccount);
  await forgetCounts(db, `${ofAccount} address `);
}

/** @throws {Refusal} `too-many-attempts` */
export const countRecovery = (db: Rows, letter: Omit<SignInAttempt, 'device'>): Promise<void> =>
  countLetter(db, 'recovery', letter);

/** @throws {Refusal} `too-many-attempts` */
export const countRegistration = (db: Rows, letter: Omit<SignInAttempt, 'device' | 'kind'>): Promise<void> =>
  countLetter(db, 'registration', { ...letter, kind: 'client' });

/** @throws {Refusal} `too-many-attempts` */
export const countContact = (db: Rows, letter: Omit<SignInAttempt, 'device' | 'kind'>): Promise<void> =>
  countLetter(db, 'contact', { ...letter, kind: 'client' });

/** @throws {Refusal} `too-many-attempts` */
export const countMailedCode = (db: Rows, letter: Omit<SignInAttempt, 'device' | 'kind'>): Promise<void> =>
  countLetter(db, 'mailed-code', { ...letter, kind: 'client' });

/** @throws {Refusal} `too-many-attempts` */
export const countWantedArea = (db: Rows, letter: Omit<SignInAttempt, 'device' | 'kind'>): Promise<void> =>
  countLetter(db, 'wanted-area', { ...letter, kind: 'client' });

type Letter = 'recovery' | 'registration' | 'contact' | 'mailed-code' | 'wanted-area';

/** For requests that send a mail for any address typed. */
async function countLetter(db: Rows, letterKind: Letter, letter: Omit<SignInAttempt, 'device'>): Promise<void> {
  const [ofAccount, network] = [accountKeyOf(letterKind, letter), networkOf(letter.address)];
  await count(db, [
    { key: `${ofAccount} address ${network}`, most: 5 },
    { key: ofAccount, most: 50 },
    { key: `${letterKind} address ${network}`, most: 50 },
  ]);
}

type Secret = 'reset-link' | 'invitation' | 'registration' | 'refresh-token';

/** Right links and tokens are never counted. @throws {Refusal} `too-many-attempts` */
export const countMadeUp = (db: Rows, secret: Secret, address: string): Promise<void> =>
  count(db, [{ key: `${secret} address ${networkOf(address)}`, most: 100 }]);

const providerLimit = (address: string): Limit => ({ key: `provider address ${networkOf(address)}`, most: unlimited });

/** Once for the way to the provider, once for the way back. @throws {Refusal} `too-many-attempts` */
export const countProviderSignIn = (db: Rows, address: string): Promise<void> =>
  countAndWait(db, providerLimit(address));

export const removeProviderAttempts = (db: Rows, address: string): Promise<void> =>
  removeAttempts(db, [providerLimit(address).key], { attempts: 2 });

const passkeyLimit = (address: string): Limit => ({ key: `passkey address ${networkOf(address)}`, most: unlimited });

/** @throws {Refusal} `too-many-attempts` */
export const countPasskeySignIn = (db: Rows, address: string): Promise<void> => countAndWait(db, passkeyLimit(address));

export const removePasskeyAttempts = (db: Rows, address: string): Promise<void> =>
  removeAttempts(db, [passkeyLimit(address).key]);

const confirmationLimit = (sessionId: string): Limit => ({ key: `confirmation session ${sessionId}`, most: 10 });

/** By session, which other people cannot fill. @throws {Refusal} `too-many-attempts` */
export const countConfirmation = (db: Rows, { sessionId }: { sessionId: string }): Promise<void> =>
  count(db, [confirmationLimit(sessionId)]);

/** By link, which other people do not have. @throws {Refusal} `too-many-attempts` */
export const countLinkPassword = (db: Rows, link: Buffer): Promise<void> =>
  count(db, [{ key: `link ${link.toString('base64url')}`, most: 10 }]);

export const forgetConfirmations = (db: Rows, { sessionId }: { sessionId: string }): Promise<void> =>
  forgetCount(db, confirmationLimit(sessionId).key);

/** Failures of others at the same address only delay. @throws {Refusal} `too-many-attempts` where many wait already */
async function countAndWait(db: Rows, limit: Limit): Promise<void> {
  const [failures] = await readCounts(db, [limit]);
  await waitAfter(failures?.attempts ?? 0, limit.key);
  await addAttempt(db, [limit]);
}

async function count(db: Rows, limits: readonly [Limit, ...Limit[]]): Promise<void> {
  await refuseFull(db, limits);
  await add(db, limits);
}

async function refuseFull(db: Rows, limits: readonly Limit[], account?: number): Promise<Count[]> {
  const { counts, full } = await fullAmong(db, limits);
  if (full.length > 0)
    throw new Refusal('too-many-attempts', { account, retryAfter: Math.max(...full.map(({ seconds }) => seconds)) });
  return counts;
}

async function fullAmong(db: Rows, limits: readonly Limit[]) {
  const counts = await readCounts(db, limits);
  const isFull = ({ key, attempts }: Count) => limits.some((limit) => limit.key === key && attempts >= limit.most);
  return { counts, full: counts.filter(isFull) };
}

/** The own count first: a burst from one address then adds no more to the shared counts than its own one allows. */
async function add(db: Rows, [ownLimit, ...shared]: readonly [Limit, ...Limit[]], account?: number): Promise<void> {
  const hasRoom = (await addAttempt(db, [ownLimit])) && (shared.length === 0 || (await addAttempt(db, shared)));
  if (!hasRoom) await refuseFull(db, [ownLimit, ...shared], account);
}

const accountKeyOf = (purpose: Way | Letter, { kind, account }: Pick<SignInAttempt, 'kind' | 'account'>) =>
  `${kind === 'staff' ? '' : `${kind} `}${purpose} account ${account.toLowerCase()}`;
