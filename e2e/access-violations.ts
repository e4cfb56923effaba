import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults } from 'axe-core';
import type { Page } from 'playwright-core';

const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds wrong on a screen, or in a part of it: each rule with the elements that break it. Axe is brought to a page once, and
 * looks at the violations alone, which takes a third of the time. Contrasts take half of the rest.
 */
export async function accessViolations(
  page: Page,
  part = 'html',
  { contrasts = true }: { contrasts?: boolean } = {},
): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const rules = { 'color-contrast': { enabled: contrasts } };
  const options = { resultTypes: ['violations'], rules };
  return page.evaluate(
    async ({ selector, options }) => {
      const { run } = (window as unknown as { axe: { run: (...options: unknown[]) => Promise<AxeResults> } }).axe;
      const { violations } = await run({ include: [selector] }, options);
      return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`);
    },
    { selector: part, options },
  );
}
