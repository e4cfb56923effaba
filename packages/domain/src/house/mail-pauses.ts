const minute = 60_000;
const hour = 60 * minute;

const firstPauses = [10_000, 30_000, minute, 2 * minute, 5 * minute, 10 * minute, 20 * minute, 40 * minute];

/** Longest outage of the mail server before mails fail. */
const patience = 72 * hour;

/** Milliseconds to wait after that many failures; undefined after three days. */
export function mailPauseAfter(tries: number): number | undefined {
  const early = firstPauses[tries - 1];
  if (early !== undefined) return early;
  const waitingTime = firstPauses.reduce((sum, pause) => sum + pause, 0) + (tries - firstPauses.length) * hour;
  return waitingTime > patience ? undefined : hour;
}
