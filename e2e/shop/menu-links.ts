import type { Page } from 'playwright-core';

export async function menuLinks(page: Page, home = '/'): Promise<{ menu: string; meal: string }> {
  const html = await (await page.request.get(home)).text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
  return {
    menu: first(/href="((?:\/en\/menu|\/carte)\/[\d-]+)"/),
    meal: first(/href="((?:\/en\/meals|\/plats)\/[^"]+)"/),
  };
}
