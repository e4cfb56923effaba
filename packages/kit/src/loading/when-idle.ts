/** At the latest, in milliseconds, even where the browser never rests. */
const timeout = 2000;

/** Waits until the browser has nothing better to do. */
export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, timeout);
  });
