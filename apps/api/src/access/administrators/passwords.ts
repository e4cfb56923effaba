import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { networkOf } from '../../core/network-of.ts';
import { openTurns } from '../../core/turns.ts';

/** argon2id, the package's defaults (19 MiB, 2 passes), which are OWASP's. */
export const hashPassword = (password: string, salt?: Uint8Array): Promise<string> => hash(password, salt && { salt });

const hashOfNobody = hashPassword('nobody has this password');

/** As slow without a hash, to reveal no account. Fills a processor: strangers go by {@link isStrangersPassword}. */
export const isPassword = async (storedHash: string | null | undefined, password: string): Promise<boolean> =>
  (await verify(storedHash ?? (await hashOfNobody), password)) && typeof storedHash === 'string';

/** Leaves one processor for other work; about ten seconds of hashing may wait. */
const inTurn = openTurns({ atOnce: Math.max(1, availableParallelism() - 1), mostWaiting: 400 });

/** One of each address in turn. @throws {Refusal} `not-ready` where too many wait */
export const isStrangersPassword = (
  storedHash: string | undefined,
  password: string,
  address: string,
): Promise<boolean> => inTurn(() => isPassword(storedHash, password), networkOf(address));

/** One of each address in turn. @throws {Refusal} `not-ready` where too many wait */
export const hashStrangersPassword = (password: string, address: string, salt?: Uint8Array): Promise<string> =>
  inTurn(() => hashPassword(password, salt), networkOf(address));
