const minute = 60_000;
const hour = 60 * minute;

/** In milliseconds, after the first failure, the second and so on. */
const firstPauses = [10_000, 30_000, minute, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute];

/** How long the mail server may be away before mails are given up. */
const patience = 72 * hour;

/** In milliseconds: how long to wait after so many tries in vain. Undefined once it was tried for three days. */
export function mailPauseAfter(tries: number): number | undefined {
  const early = firstPauses[tries - 1];
  if (early !== undefined) return early;
  const waitingTime = firstPauses.reduce((sum, pause) => sum + pause, 0) + (tries - firstPauses.length) * hour;
  return waitingTime > patience ? undefined : hour;
}
