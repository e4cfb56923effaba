import type { Page } from 'playwright-core';

/** Delays requests until the returned function is called. */
export async function delayRequests(page: Page, url: string | RegExp): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await promise;
    // The page may be gone meanwhile.
    await route.continue().catch(() => undefined);
  });
  return resolve;
}
