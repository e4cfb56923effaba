/** In milliseconds: how long to wait before another try, after so many that failed one soon after the other. */
export const pauseAfter = (setbacks: number): number => Math.min(200 * 2 ** setbacks, 5000);

/** As the log says it: `0.2 s`. */
export const inSeconds = (milliseconds: number): string => `${(milliseconds / 1000).toFixed(1)} s`;
