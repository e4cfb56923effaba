import { type Api, everyOperation } from '@traiteur/contract/operations.ts';
import type { Body, Tagged } from '@traiteur/contract/statement/operation.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { expect, inject, test } from 'vitest';
import { screens } from '../../apps/admin/src/addresses.ts';
import { fill } from '../../packages/front/src/routing/screen.ts';
import type { Screen } from '@traiteur/front/routing/screen.ts';
import { sampleRecord } from '../../apps/api/src/testing/sample-record.ts';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser, type Person, walk } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn, visitor, client } = await openBrowser(sharedSite());

/** What a sample says of other records. */
const references: Record<string, object> = {
  recipes: { lines: [{ ingredientId: 1, recipeId: null, quantity: 1000, unit: 'g', promised: false }] },
};

/** A noun that the demonstration leaves empty gets its record 1. */
const parameters = { id: 1 };
const api = await client(claire);
const nouns: readonly Tagged[] = everyOperation;
for (const { tag, operations } of nouns)
  if (operations['create'] && operations['list']) {
    const { total } = await api.call(tag as 'tags', 'list', { limit: 1 });
    if (total === 0)
      await api.call(tag as 'tags', 'create', {}, { ...sampleRecord(tag, 'Essai'), ...references[tag] } as Body<
        Api['tags']['create']
      >);
  }

/** A reset link's token, which is checked only when it is used. */
const token = 'x'.repeat(43);

const height = 844;
const [desk, tablet, phone] = [1280, 768, 390];

/**
 * French is looked at on all widths; English, whose words are shorter, on the narrow ones. A quick run looks at French
 * alone, on one width in turns, and at every third screen with axe, which takes longer than all the rest.
 */
const widthsOf: Record<Locale, readonly number[]> = { fr: [desk, tablet, phone], en: [tablet, phone] };
const isWhole = inject('isWhole');
const locales: readonly Locale[] = isWhole ? ['fr', 'en'] : ['fr'];

interface Window {
  locale: Locale;
  claire: Person;
  nobody: Person;
}

const windows: Window[] = await Promise.all(
  locales.map(async (locale) => {
    const viewport = { width: widthsOf[locale][0] ?? desk, height };
    const options = { locale: locale === 'fr' ? 'fr-FR' : 'en-US', viewport };
    const [claire, stranger] = [await signedIn(options), await visitor(options)];
    await Promise.all([claire.visit(screens.home[locale]), stranger.visit(screens.signIn[locale])]);
    return { locale, claire, nobody: stranger };
  }),
);

test.each(Object.entries<Screen>(screens).map(([name, screen], turn) => ({ name, screen, turn })))(
  '$name opens without a complaint',
  async ({ screen, turn }) => {
    const isFor = screen.middleware.includes('guest') ? 'nobody' : 'claire';
    await Promise.all(
      windows.map(async (window) => {
        const path = fill(screen[window.locale], parameters);
        // In turns, a window loads the page or comes from the screen before.
        await (window === windows[turn % 2] ? window[isFor].visit(path) : walk(window[isFor].page, path));
        await lookAtWidths(window, isFor, turn);
      }),
    );
  },
);

test.each([
  ['the form for a link', 'nobody', screens.signIn, '?forgotten', '?forgotten'],
  ['the form for a new password', 'nobody', screens.signIn, `#mot-de-passe=${token}`, `#password=${token}`],
  ['the error page', 'claire', screens.allergens, '/nothing-here', '/nothing-here'],
] as const)('%s opens without a complaint', async (_, isFor, screen, fr, en) => {
  await Promise.all(
    windows.map(async (window) => {
      await window[isFor].visit(screen[window.locale] + { fr, en }[window.locale]);
      await lookAtWidths(window, isFor);
    }),
  );
});

/** Axe runs on one width in turns. */
async function lookAtWidths({ locale, ...people }: Window, isFor: 'claire' | 'nobody', turn = 0) {
  const person = people[isFor];
  const widths = widthsOf[locale];
  const widthInTurn = widths[turn % widths.length] ?? desk;
  for (const width of isWhole ? widths : [widthInTurn]) {
    await person.page.setViewportSize({ width, height });
    await look(person, locale, width);
    if (locale === 'fr' && width === widthInTurn && (isWhole || turn % 3 === 0))
      expect(await accessViolations(person.page), `${person.page.url()} at ${width}`).toEqual([]);
  }
}

async function look({ page, complaints }: Person, locale: Locale, width: number) {
  const here = `${page.url()} at ${width}`;
  expect(await page.getByRole('heading', { level: 1 }).count(), here).toBe(1);
  expect(await page.locator('html').getAttribute('lang'), here).toBe(locale);
  // A phone cuts off wider elements. Their drawing at another width may take a moment.
  await expect.poll(() => page.evaluate(overhang), { message: here }).toBeLessThanOrEqual(0);
  expect(complaints.splice(0), here).toEqual([]);
}

/** How far the page is wider than its window, or a table than what cuts it off. Runs in the browser. */
function overhang(): number {
  const tables = [...document.querySelectorAll('table')].map((table) => {
    let frame = table.parentElement;
    while (frame && getComputedStyle(frame).overflowX === 'visible') frame = frame.parentElement;
    if (!frame || !['hidden', 'clip'].includes(getComputedStyle(frame).overflowX)) return 0;
    return Math.floor(table.getBoundingClientRect().right - frame.getBoundingClientRect().right);
  });
  return Math.max(document.documentElement.scrollWidth - innerWidth, ...tables);
}
