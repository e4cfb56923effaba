/** Milliseconds before the next try, by recent failures. */
export const pauseAfter = (setbacks: number): number => Math.min(200 * 2 ** setbacks, 5000);

export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
