import { AxeBuilder } from '@axe-core/playwright';
import { expect, test } from 'vitest';
import { fill, type Screen, screens } from '../apps/admin/src/screens.ts';
import { openBrowser, type Person } from './person.ts';

const { signedIn, visitor } = await openBrowser();

/** Something of every noun has the number 1 in the demonstration. */
const parameters = { id: 1 };

/** Of a link to a new password; what it is worth is found out when it is used. */
const token = 'x'.repeat(43);

for (const locale of ['fr', 'en'] as const)
  for (const width of [1280, 390]) {
    const options = { locale: locale === 'fr' ? 'fr-FR' : 'en-US', viewport: { width, height: 844 } };
    const claire = await signedIn(options);
    const nobody = await visitor(options);

    test.each(Object.entries<Screen>(screens).filter(([, { page }]) => page))(
      `%s opens in ${locale} at ${width} wide, without a complaint`,
      async (_, screen) => {
        const person = screen.middleware.includes('guest') ? nobody : claire;
        await look(person, fill(screen[locale], parameters), locale);
      },
    );

    test.each([
      ['?forgotten', nobody],
      [locale === 'fr' ? `#mot-de-passe=${token}` : `#password=${token}`, nobody],
      ['/nothing-here', claire],
    ])(`the sign-in address with %s opens in ${locale} at ${width} wide, without a complaint`, async (rest, person) => {
      await look(person, screens.signIn[locale] + rest, locale);
    });
  }

async function look({ page, complaints, visit }: Person, path: string, locale: string) {
  complaints.length = 0;
  await visit(path);
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  // What is wider than a phone hides behind its edge.
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(complaints).toEqual([]);
  const { violations } = await new AxeBuilder({ page }).analyze();
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' ')}`)).toEqual([]);
}
