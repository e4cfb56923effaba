import { setTimeout as pass } from 'node:timers/promises';
import { Refusal } from '../../core/refusal.ts';

/** Failures of an address in a quarter of an hour from which on its attempts wait. */
const patience = 100;

/** First and longest pause, in milliseconds. */
const [shortest, longest] = [250, 8000];

/** How many attempts of one address may wait at once. */
const room = 20;

/** Attempts of this process that wait, by address. */
const waitingAttempts = new Map<string, number>();

/** How long an attempt waits after so many failures of its address, in milliseconds: twice as long with each twenty more. */
export const pauseAfter = (failures: number): number =>
  failures < patience ? 0 : Math.min(longest, shortest * 2 ** Math.floor((failures - patience) / 20));

/**
 * Lets an attempt wait that comes from where many failed. Who knows the password behind such an address signs in all the same, if later;
 * who guesses is slowed down. `account` is its number, for the log.
 * @throws {Refusal} `too-many-attempts` where many of that address wait already
 */
export async function waitAfter(failures: number, address: string, account?: number): Promise<void> {
  const milliseconds = pauseAfter(failures);
  if (milliseconds === 0) return;
  const queueLength = waitingAttempts.get(address) ?? 0;
  if (queueLength >= room) throw new Refusal('too-many-attempts', { account, retryAfter: Math.ceil(longest / 1000) });
  waitingAttempts.set(address, queueLength + 1);
  try {
    await pass(milliseconds);
  } finally {
    const waitingCount = (waitingAttempts.get(address) ?? 1) - 1;
    if (waitingCount > 0) waitingAttempts.set(address, waitingCount);
    else waitingAttempts.delete(address);
  }
}
