import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import type { Locator, Page } from 'playwright-core';
import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { openBrowser } from '../person.ts';
import { sharedSite } from '../running-site.ts';

const { signedIn } = await openBrowser(sharedSite());
const { page, visit, walk } = await signedIn();
const phone = await signedIn({ viewport: { width: 390, height: 844 } });

const at = (width: number) => page.setViewportSize({ width, height: 820 });
const menu = page.getByRole('navigation', { name: 'Menu principal' });
const styleOf = (part: Locator, property: string) =>
  part.evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test('the brand’s colours are exactly the promised ones', async () => {
  await walk('/');
  const tokens = await page.evaluate(() => {
    const style = getComputedStyle(document.documentElement);
    return ['--orange', '--green', '--green-light'].map((name) => style.getPropertyValue(name));
  });
  expect(tokens).toEqual(['#ef7622', '#86c341', '#91c954']);
});

test('the content is at most 1400 px wide, in the middle of what the menu leaves', async () => {
  await at(2000);
  await walk('/produits');
  const main = await page.getByRole('main').boundingBox();
  expect([main?.width, main?.x]).toEqual([1400, 64 + (2000 - 64 - 1400) / 2]);
});

test('a screen’s banner is 120 px high and fades in', async () => {
  await at(1280);
  await walk('/produits');
  const banner = page.locator('main > div').filter({ has: page.getByRole('heading', { level: 1 }) });
  expect([await styleOf(banner, 'min-height'), await styleOf(banner, 'animation-name')]).toEqual(['120px', 'fadeIn']);
});

test.each([
  [768, 'beside', 'sticky'],
  [767, 'over', 'fixed'],
])('at %i px the expanded menu lies %s the content', async (width, _, position) => {
  await at(width);
  await visit('/produits');
  await page.getByRole('button', { name: 'Déplier le menu' }).first().click();
  expect(await styleOf(menu, 'position')).toBe(position);
});

test.each([
  [768, 'rows of a table', 'table-row'],
  [767, 'cards', 'block'],
])('at %i px a list is made of %s', async (width, _, display) => {
  await at(width);
  await walk('/produits');
  expect(await styleOf(page.locator('tbody tr').first(), 'display')).toBe(display);
});

test('an order is one line of the list, below one row of filters, and four lines of a card on a phone', async () => {
  await at(1280);
  await walk('/commandes');
  const row = page.locator('tbody tr').filter({ has: page.getByRole('link', { name: /^\d{4}-\d{6}$/ }) });
  await row.first().waitFor();
  const heights = await row.evaluateAll((rows) => rows.map((element) => element.getBoundingClientRect().height));
  expect(heights.filter((height) => height > 45).length).toBeLessThan(heights.length / 10);
  const top = async (role: 'button' | 'combobox', name: string) =>
    (await page.getByRole(role, { name }).boundingBox())?.y;
  const isInRow = async (name: string) => (await top('button', name)) === (await top('combobox', 'État'));
  await expect.poll(() => isInRow('Colonnes')).toBe(true);
  // A search brings a button that keeps it: what one is about to press below must not move away.
  await walk('/commandes?search=delcourt');
  await expect.poll(() => isInRow('Enregistrer cette vue')).toBe(true);
  await at(390);
  await expect.poll(async () => (await row.first().boundingBox())?.height).toBeLessThan(180);
});

test('a phone shows no rail, but the expanded menu over a veil that collapses it', async () => {
  await at(390);
  await visit('/produits');
  expect(await menu.isVisible()).toBe(false);
  await page.getByRole('banner').getByRole('button', { name: 'Déplier le menu' }).click();
  expect((await menu.boundingBox())?.width).toBe(275);
  await page.mouse.click(350, 500);
  await menu.waitFor({ state: 'hidden' });
});

test.each([
  [701, '30px'],
  [700, '25px'],
])('at %i px a title is %s high', async (width, size) => {
  await at(width);
  await walk('/produits');
  expect(await styleOf(page.getByRole('heading', { level: 1 }), 'font-size')).toBe(size);
});

test.each([
  ['a low window', { width: 1280, height: 620 }],
  ['a phone', { width: 390, height: 700 }],
])('head and foot of a dialog stay in sight in %s, whatever is scrolled between them', async (_, size) => {
  await page.setViewportSize(size);
  await walk('/commandes/ajout');
  await page.getByRole('button', { name: 'Nouveau client' }).click();
  const dialog = page.getByRole('dialog', { name: 'Nouveau client' });
  const parts = [
    dialog.getByRole('button', { name: 'Fermer' }),
    dialog.getByRole('button', { name: 'Ajouter ce client' }),
  ];
  const inSight = () =>
    Promise.all(
      parts.map((part) =>
        part.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2));
        }),
      ),
    );
  await expect.poll(inSight).toEqual([true, true]);
  await dialog.getByRole('textbox', { name: 'Régime et habitudes' }).focus();
  await expect.poll(inSight).toEqual([true, true]);
  await page.keyboard.press('Escape');
});

test('a warning at the foot of a form stands in a row of its own, and its buttons keep their height', async () => {
  await at(1280);
  await walk('/produits/ajout');
  await page.getByRole('combobox', { name: 'État' }).click();
  await page.getByRole('option', { name: 'En vente' }).click();
  const warning = page.getByRole('status').filter({ hasText: 'Ingrédients non traduits' });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  const [above, button] = [await warning.boundingBox(), await save.boundingBox()];
  expect(button?.height).toBeLessThan(48);
  expect(button?.y).toBeGreaterThanOrEqual((above?.y ?? 0) + (above?.height ?? 0));
});

test('paper lies across', async () => {
  await walk('/rapport-livraison');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  const [, width, height] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(pdf) ?? [];
  expect(Number(width)).toBeGreaterThan(Number(height));
});

test('slips come eight to a page, each round begins a page, none is cut, and each page says what it is', async () => {
  const { page, visit } = await signedIn();
  const numbers = Array.from({ length: 17 }, (_, index) => `2026-${900_100 + index}`);
  await page.route('**/api/delivery-report*', async (route) => {
    const answer = await route.fetch();
    const report = (await answer.json()) as DeliveryReport;
    const [round] = report.rounds;
    const [stop] = round?.stops ?? [];
    if (!round || !stop) throw new Error('nothing is delivered in the demonstration');
    const stops = numbers.map((number, index) => ({
      ...stop,
      number,
      orderId: index + 1,
      items: stop.items.slice(0, 1).map((item) => ({ ...item, quantity: 1 })),
      conflicts: [],
      clientAllergies: [],
    }));
    const rounds = [
      { ...round, start: '11:00', stops: stops.slice(0, 14) },
      { ...round, start: '18:00', stops: stops.slice(14) },
    ];
    await route.fulfill({ response: answer, json: { ...report, rounds } });
  });
  await visit('/rapport-livraison?view=slips');
  const slips = await printedPages(page);
  expect(slips.map((text) => numbersIn(text).length)).toEqual([8, 8, 1]);
  for (const [index, text] of slips.entries())
    expect(text).toMatch(new RegExp(`^Bons de préparation · [^]+page ${index + 1} sur 3`));

  await page.getByRole('button', { name: 'Tournées' }).click();
  await page.getByRole('heading', { name: /11\sh\s– / }).waitFor();
  const rounds = await printedPages(page);
  expect(rounds.flatMap(numbersIn)).toEqual(numbers);
  expect(rounds.length).toBeLessThan(5);
  for (const [index, text] of rounds.entries())
    expect(text).toMatch(
      new RegExp(`^Tournée \\S+, 1[18]\\sh\\s– [^]+ 20\\d\\d[^]+page ${index + 1} sur ${rounds.length}`),
    );
  expect(numbersIn(rounds.at(-1) ?? '')).toEqual(numbers.slice(14));
});

test('labels are printed by their own screen alone, eight to a page, with nothing in the margins of their sheets', async () => {
  const { page, visit } = await signedIn();
  await visit('/rapport-livraison?view=slips');
  await page.getByRole('main').getByRole('link', { name: 'Étiquettes', exact: true }).click();
  await page.waitForURL(/\/etiquettes\?date=/);
  await page.getByRole('button', { name: 'Planche A4 de huit' }).click();
  await page.getByRole('combobox', { name: 'Plat' }).selectOption({ index: 1 });
  await page.getByRole('button', { name: /^Imprimer \d+ étiquettes?$/ }).click();
  await page.getByText('Telles qu’imprimées par').waitFor();
  const labels = page.locator('main section:has([data-unit])');
  await labels.first().waitFor();
  await expect.poll(() => page.locator('main section[aria-hidden]').count()).toBe(0);
  const sheets = (await printedPages(page)).filter((text) => text.trim() !== '');
  expect(sheets).toHaveLength(Math.ceil((await labels.count()) / 8));
  expect(sheets.filter((text) => text.includes('Étiquettes') || text.includes('page '))).toEqual([]);
});

const numbersIn = (text: string) => text.match(/2026-9001\d\d/g) ?? [];

async function printedPages(part: Page): Promise<string[]> {
  const pdf = await part.pdf({ preferCSSPageSize: true });
  return (await extractText(new Uint8Array(pdf), { mergePages: false })).text;
}

test('header, menu and buttons are not printed', async () => {
  await at(1280);
  await walk('/produits');
  await page.emulateMedia({ media: 'print' });
  expect([await page.getByRole('banner').count(), await menu.count()]).toEqual([0, 0]);
  expect(await visibleIn(page, 'main button, main input')).toEqual([]);
  expect(await page.getByRole('row').count()).toBeGreaterThan(3);
  await page.emulateMedia({ media: 'screen' });
});

const visibleIn = (part: Page, selector: string) =>
  part
    .locator(selector)
    .evaluateAll((elements) =>
      elements
        .filter((element) => element.checkVisibility() && !element.closest('th'))
        .map((element) => element.outerHTML),
    );

test('who asks for less motion sees none', async () => {
  const still = await signedIn({ reducedMotion: 'reduce' });
  const motions = () =>
    still.page.evaluate(() =>
      document.getAnimations().flatMap((animation) => {
        const { duration, iterations } = animation.effect?.getTiming() ?? {};
        return Number(duration) > 1 || iterations === Infinity
          ? [`${animation.constructor.name} ${String(duration)}`]
          : [];
      }),
    );
  await still.visit('/allergenes/ajout');
  const motionsSeen = [await motions()];
  await still.page.getByRole('button', { name: /Votre compte/ }).click();
  motionsSeen.push(await motions());
  await still.page.getByRole('textbox', { name: 'Code' }).fill('x');
  await still.page.getByRole('link', { name: 'Annuler' }).click();
  motionsSeen.push(await motions());
  await still.page.getByRole('dialog').waitFor();
  motionsSeen.push(await motions());
  expect(motionsSeen).toEqual([[], [], [], []]);
});

test.each([
  '/',
  '/commandes',
  '/commandes/1',
  '/commandes/ajout',
  '/produits/1',
  '/allergenes',
  '/rapport-livraison',
  '/compte',
])('on a phone, everything one can press on %s is at least 24 px wide and high', async (path) => {
  await phone.walk(path);
  expect(await tooSmall(phone.page.locator('header, main'))).toEqual([]);
});

test('on a phone, every entry of the menu is as large', async () => {
  await phone.walk('/');
  await phone.page.getByRole('banner').getByRole('button', { name: 'Déplier le menu' }).click();
  expect(await tooSmall(phone.page.getByRole('navigation', { name: 'Menu principal' }))).toEqual([]);
});

/** Clickable elements that miss a click 12 px from their middle; a label or a child counts. */
const tooSmall = (part: Locator) =>
  part.locator('a, button, input:not([tabindex="-1"]), select, textarea, summary').evaluateAll((elements) =>
    elements
      .filter((element) => {
        const labels = 'labels' in element ? [...((element.labels as NodeListOf<Element> | null) ?? [])] : [];
        const isHit = (x: number, y: number) => {
          const hit = document.elementFromPoint(x, y);
          return hit !== null && [element, ...labels].some((area) => area.contains(hit));
        };
        const isLarge = (area: Element) => {
          area.scrollIntoView({ block: 'center' });
          const { x, y, width, height } = area.getBoundingClientRect();
          const [middle, centre] = [x + width / 2, y + height / 2];
          return [-11.5, 11.5].every((off) => isHit(middle + off, centre) && isHit(middle, centre + off));
        };
        return element.checkVisibility({ visibilityProperty: true }) && ![element, ...labels].some(isLarge);
      })
      .map((element) => element.outerHTML.slice(0, 150)),
  );

test('thousands stand apart in bold amounts, with a space narrower than that between words', async () => {
  await at(1280);
  await walk('/');
  const [thousands, words] = await page.evaluate(async () => {
    const amount = document.createElement('strong');
    amount.style.fontSize = '21px';
    amount.textContent = '59\u202f060,83\u00a0€';
    document.querySelector('main')?.append(amount);
    await document.fonts.load('700 21px "Narrow Space"', '\u202f');
    const range = document.createRange();
    const widthOf = (place: number) => {
      range.setStart(amount.firstChild as Text, place);
      range.setEnd(amount.firstChild as Text, place + 1);
      return range.getBoundingClientRect().width;
    };
    return [widthOf(2), widthOf(9)];
  });
  expect(thousands).toBeGreaterThan(4);
  expect(words).toBeGreaterThan(thousands ?? 0);
});
