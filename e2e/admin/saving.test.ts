import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openBrowser } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, walk } = await signedIn();

const fieldWithFocus = () =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field'));

/** The fault of the focused field, as a screen reader reads it. */
const faultHeard = () =>
  page.evaluate(() =>
    (document.activeElement?.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.getElementById(id)?.textContent ?? '')
      .join(' '),
  );

/** Delays and counts writes to an address. */
async function hold(tab: Page, address: string) {
  let writeCount = 0;
  const gate = Promise.withResolvers<void>();
  await tab.route(address, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    writeCount += 1;
    await gate.promise;
    await route.continue();
  });
  return { count: () => writeCount, letGo: gate.resolve, end: () => tab.unroute(address) };
}

test('the key that saves, pressed often and held down, saves once', async () => {
  await walk('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Du marché');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('From the market');
  const request = await hold(page, '**/api/tags');
  for (const _ of [1, 2, 3]) await page.keyboard.press('Control+s');
  await page.keyboard.down('Control');
  for (const _ of [1, 2, 3]) await page.keyboard.down('s');
  await page.keyboard.up('s');
  await page.keyboard.up('Control');
  await page.keyboard.press('Enter');
  request.letGo();
  await page.waitForURL('**/mots-clefs');
  expect(request.count()).toBe(1);
  await request.end();
});

test('“save and add another” saves once too, and begins anew', async () => {
  await walk('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Du jardin');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('From the garden');
  const request = await hold(page, '**/api/tags');
  await page.getByRole('button', { name: 'Enregistrer et en ajouter d’autres' }).click();
  await page.keyboard.press('Control+s');
  request.letGo();
  await expect.poll(() => page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('');
  expect(request.count()).toBe(1);
  await request.end();
});

test('a week of schedules is saved at once, and the next ones keep slots, zones and their room', async () => {
  await walk('/horaires-de-livraison/ajout');
  const day = (name: string) => page.getByRole('group', { name: 'Jours' }).getByRole('checkbox', { name });
  for (const name of ['Lundi', 'Mardi']) await day(name).check();
  const slot = (number: number) => page.getByRole('group', { name: `Créneau ${number}` });
  await slot(1).getByRole('textbox', { name: 'Début' }).fill('06:10');
  await slot(1).getByRole('textbox', { name: 'Fin' }).fill('06:50');
  await page.getByRole('button', { name: 'Ajouter un créneau' }).click();
  await slot(2).getByRole('textbox', { name: 'Début' }).fill('07:10');
  await slot(2).getByRole('textbox', { name: 'Fin' }).fill('07:50');
  const zone = page.getByRole('group', { name: 'Zones' }).getByRole('checkbox').first();
  await zone.check();
  const room = page.getByRole('textbox', { name: /^Capacité/ });
  await room.fill('17');
  await page.getByRole('button', { name: 'Enregistrer et en ajouter d’autres' }).click();
  await expect.poll(() => day('Lundi').isChecked()).toBe(false);
  expect([await zone.isChecked(), await room.inputValue()]).toEqual([true, '17']);
  expect(await slot(2).getByRole('textbox', { name: 'Début' }).inputValue()).toBe('07:10');
  await day('Mardi').check();
  await page.getByText('Déjà là\u202f: mardi 6 h 10 – 6 h 50 et mardi 7 h 10 – 7 h 50.').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Un de ces jours a déjà ce créneau dans une de ces zones.').waitFor();
});

test('under a question the key saves nothing', async () => {
  await walk('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('De la mer');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('From the sea');
  const request = await hold(page, '**/api/tags');
  request.letGo();
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page.getByRole('dialog', { name: /Quitter sans enregistrer/ }).waitFor();
  await page.keyboard.press('Control+s');
  await page.getByRole('dialog').getByRole('button', { name: 'Annuler' }).click();
  await page.getByRole('dialog').waitFor({ state: 'hidden' });
  expect(request.count()).toBe(0);
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/mots-clefs');
  expect(request.count()).toBe(1);
  await request.end();
});

test('the first fault on the screen has the focus and is heard, in a row of a group too', async () => {
  await walk('/produits/ajout');
  await page.getByRole('textbox', { name: 'Français' }).first().fill('Gratin');
  await page
    .getByRole('textbox', { name: /^Anglais/ })
    .first()
    .fill('Gratin');
  await page.getByRole('combobox', { name: 'Catégorie' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('combobox', { name: 'Taux de taxe' }).click();
  await page.getByRole('option').first().click();
  await page.getByRole('checkbox', { name: /Petite/ }).check();
  await page.getByRole('checkbox', { name: /Grande/ }).check();
  await page.getByLabel('Prix').nth(1).fill('douze');
  await page.getByLabel('Sel').fill('beaucoup');
  await page.keyboard.press('Control+s');
  await expect.poll(fieldWithFocus).toBe('offers.0.price');
  expect(await faultHeard()).toContain('Ce champ est obligatoire');
  await page.getByLabel('Prix').first().fill('8,50');
  await page.keyboard.press('Control+s');
  await expect.poll(fieldWithFocus).toBe('offers.1.price');
  expect(await faultHeard()).toContain('Ce champ est invalide');
});

test('what the server finds wrong in a row of a group has the focus and is heard', async () => {
  const fault = { field: 'offers.1.quantityAvailable', code: 'too-large', message: 'Cette valeur est trop grande' };
  await page.route('**/api/products', (route) =>
    route.fulfill({
      status: 422,
      contentType: 'application/problem+json',
      json: { type: '', title: '', status: 422, code: 'invalid-input', field: fault.field, errors: [fault] },
    }),
  );
  // Chromium says that it stops requests a moment before it does.
  await expect.poll(() => page.evaluate(async () => (await fetch('/api/products')).status)).toBe(422);
  await page.getByLabel('Prix').nth(1).fill('9,50');
  await page.getByLabel('Sel').fill('');
  await page.keyboard.press('Control+s');
  await expect.poll(fieldWithFocus).toBe('offers.1.quantityAvailable');
  expect(await faultHeard()).toContain(fault.message);
  await page.unroute('**/api/products');
});

test('a dish on sale in no size is told so at its sizes', async () => {
  await walk('/produits/ajout');
  await page.getByRole('textbox', { name: 'Français' }).first().fill('Gratin');
  await page
    .getByRole('textbox', { name: /^Anglais/ })
    .first()
    .fill('Gratin');
  for (const [label, option] of [
    ['Catégorie', /./],
    ['Taux de taxe', /./],
    ['État', /En vente/],
  ] as const) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option', { name: option }).first().click();
  }
  await page.keyboard.press('Control+s');
  await expect.poll(fieldWithFocus).toBe('offers');
  expect(await faultHeard()).toContain('Ce champ est obligatoire');
});

test('a fault is said in the language that one changes to', async () => {
  // The language is switched without a load: typed text and complaints stay.
  const { page, walk, complaints } = await signedIn();
  await walk('/allergenes/ajout');
  await page.keyboard.press('Control+s');
  await page.getByText('Ce champ est obligatoire').first().waitFor();
  await page.getByRole('link', { name: 'English' }).click();
  await page.getByText('This field is required').first().waitFor();
  expect(await page.getByText('Ce champ est obligatoire').count()).toBe(0);
  expect(complaints.filter((complaint) => !complaint.includes('422'))).toEqual([]);
});

test('saving says what was saved, and leads to it', async () => {
  const { page, walk, complaints } = await signedIn();
  await walk('/mots-clefs/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Sans lactose');
  await page.getByRole('textbox', { name: /^Anglais/ }).fill('Lactose-free');
  await page.keyboard.press('Control+s');
  const news = page.getByRole('alert').filter({ hasText: 'Ajouté\u202f: Sans lactose' });
  await news.waitFor();
  await news.getByRole('link', { name: 'Ouvrir' }).click();
  await page.waitForURL(/\/mots-clefs\/\d+$/);
  expect(await page.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Sans lactose');
  expect(complaints).toEqual([]);
});
