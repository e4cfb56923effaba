import type { Page } from 'playwright-core';

/** Holds requests back; call what it answers to let them go. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // Who asked may have gone away meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
