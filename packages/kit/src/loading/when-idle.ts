/** Milliseconds: the longest wait. */
const timeout = 2000;

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    // Safari has no idle callback yet.
    if ('requestIdleCallback' in window) requestIdleCallback(() => resolve(), { timeout });
    else setTimeout(resolve, timeout);
  });
