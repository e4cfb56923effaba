import { setTimeout as pass } from 'node:timers/promises';
import { Refusal } from '../../core/refusal.ts';

/** Failures of an address in a quarter of an hour before its attempts wait. */
const patience = 100;

/** Pauses in milliseconds. */
const [shortest, longest] = [250, 8000];

/** Attempts of one address that may wait at once. */
const room = 20;

/** By address; this process only. */
const waitingAttempts = new Map<string, number>();

/** In milliseconds: twice as long with each twenty more failures of the address. */
export const pauseAfter = (failures: number): number =>
  failures < patience ? 0 : Math.min(longest, shortest * 2 ** Math.floor((failures - patience) / 20));

/** Slows guesses; a right password gets in, if later. @throws {Refusal} `too-many-attempts` when too many wait */
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
