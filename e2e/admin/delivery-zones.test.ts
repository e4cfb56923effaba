import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { foreignRequests, loadedLoaders } from '../google-stand-in.ts';
import { openBrowser, withoutPicker } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const { page, walk } = await signedIn();

const codes = page.getByRole('textbox', { name: 'Codes postaux' });
const chips = page.locator('[data-field="places"] ul[aria-live] li');
const otherZones = page.getByRole('region', { name: /dans une autre zone/ });

test('codes are pasted into the form of a zone, and one of another zone moves by an answer alone', async () => {
  await walk('/zones-de-livraisons/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Essonne');
  await page.getByRole('textbox', { name: 'Anglais' }).fill('Essonne');
  await codes.focus();
  await page.keyboard.insertText('91300 91120\n75011 Massy');
  await otherZones.getByText('75011 est dans la zone Est').waitFor();
  await page.keyboard.press('Enter');
  await page.getByText('Ce n’est pas un code postal\u202f: Massy').waitFor();
  expect(await codes.inputValue()).toBe('Massy');
  await page.keyboard.press('Control+s');
  expect(new URL(page.url()).pathname).toBe('/zones-de-livraisons/ajout');
  expect(await accessViolations(page, 'main')).toEqual([]);
  await codes.fill('');
  await codes.fill('91300 91120 75011');
  await page.keyboard.press('Control+s');
  await page.getByText(/appartient à une autre zone.: 75011 \(Est\)/).waitFor();
  await otherZones.getByRole('link', { name: '75011 est dans la zone Est' }).waitFor();
  await otherZones.getByRole('button', { name: 'Déplacer ici' }).click();
  await chips.filter({ hasText: /75011 Paris.*avant.: Est/ }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/zones-de-livraisons');
  await page.getByRole('link', { name: 'Essonne' }).first().click();
  await expect.poll(() => chips.allTextContents()).toEqual(['75011 Paris', '91120 Palaiseau', '91300 Massy']);
});

test('the list of zones draws them, says a code by its arrows and all of them as a text', async () => {
  const requests = foreignRequests(page);
  const loaders = loadedLoaders(page);
  await walk('/zones-de-livraisons');
  const map = page.getByRole('listbox', { name: /^Carte des zones/ });
  await map.focus();
  await page.keyboard.press('ArrowRight');
  await map.getByRole('option', { selected: true }).waitFor();
  await map.getByRole('option', { name: '93500 Pantin, zone Est' }).click();
  await page.getByRole('status').getByText('93500 Pantin, zone Est').waitFor();
  await page.getByText('Les codes de chaque zone').click();
  await page.getByText('75018 Paris, 92110 Clichy').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  // The house has no key of Google Maps.
  expect([requests, await loaders()]).toEqual([[], []]);
});

test('a code comes into a zone from its map, and leaves it there', async () => {
  await walk('/zones-de-livraisons');
  await page.getByRole('link', { name: 'Nord' }).first().click();
  const map = page.getByRole('listbox', { name: /^Carte des codes/ });
  await map.getByRole('option', { name: '92600 Asnières-sur-Seine, hors zone' }).click();
  await page.getByRole('button', { name: 'Ajouter 92600' }).click();
  await chips.filter({ hasText: '92600 Asnières-sur-Seine' }).waitFor();
  await page.getByRole('button', { name: 'Retirer 92600', exact: true }).last().click();
  await expect.poll(() => chips.filter({ hasText: '92600' }).count()).toBe(0);
});

test('adding another code keeps the zone just chosen and begins at the code', async () => {
  await walk('/code-postal/ajout');
  const zone = page.getByRole('combobox', { name: /^Zone de livraison/ });
  const code = page.getByRole('textbox', { name: /^Code postal/ });
  await code.fill('95880');
  await page.getByRole('textbox', { name: /^Ville/ }).fill('Enghien');
  await zone.fill('Ouest');
  await page.getByRole('option', { name: 'Ouest' }).click();
  await page.getByRole('button', { name: 'Enregistrer et en ajouter d’autres' }).click();
  await expect.poll(() => code.inputValue()).toBe('');
  await expect.poll(() => code.evaluate((field) => field === document.activeElement)).toBe(true);
  expect(await zone.inputValue()).toBe('Ouest');
});

test('a day is closed from home once its orders were shown, and opened again where days are closed', async () => {
  await walk('/');
  await page
    .getByRole('button', { name: /^Fermer ce jour/ })
    .last()
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('link', { name: /^Voir / }).waitFor();
  expect(await accessViolations(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Fermer ce jour' }).click();
  await page
    .getByRole('dialog', { name: /est fermé$/ })
    .getByRole('button', { name: 'Rouvrir' })
    .waitFor();
  // Nothing covers the letter, the move and the cancelling that the dialog leads to.
  expect(await page.getByText(/est fermé\. .* restent?\./).count()).toBe(0);
  await walk('/configuration');
  await page
    .getByRole('button', { name: /^Rouvrir le/ })
    .first()
    .click();
  await page.getByText(/est de nouveau ouvert/).waitFor();
});

test('a schedule that is switched off, or leaves a zone, says which orders it touches and leads to where they are moved', async () => {
  const { number, scheduleId } = await placeOrder(await client(claire));
  await walk(`/horaires-de-livraison/${scheduleId}`);
  const touched = page.getByRole('status').filter({ hasText: /en cours (est|sont) concernée/ });
  await page.getByRole('checkbox', { name: 'Est', exact: true }).uncheck();
  await touched.waitFor();
  await page.getByRole('checkbox', { name: 'Est', exact: true }).check();
  await touched.waitFor({ state: 'detached' });
  await page.getByRole('switch', { name: 'Actif' }).uncheck();
  await touched.getByRole('link').click();
  await page.getByRole('button', { name: 'Quitter', exact: true }).click();
  await page.getByRole('checkbox', { name: `Choisir ${number}` }).check();
  await page.getByRole('button', { name: 'Déplacer' }).waitFor();
  expect(await accessViolations(page)).toEqual([]);
});

test('below the zones stands where people ask for deliveries, and an address that asks for it is forgotten', async () => {
  await walk('/zones-de-livraisons');
  const map = page.getByRole('listbox', { name: /^Carte des zones/ });
  await map.getByRole('option', { name: '95100 Argenteuil, hors zone, 2 demandes' }).waitFor();
  // Far beyond the zones, until the map is widened.
  expect(await map.getByRole('option', { name: /^69003/ }).count()).toBe(0);
  await page.getByLabel('Élargir la carte à toutes les demandes').check();
  await map.getByRole('option', { name: '69003 Lyon, hors zone, 3 demandes' }).click();
  await page.getByText('69003 Lyon, hors zone, 3 demandes').waitFor();
  const wantedCodes = page.getByRole('table', { name: 'Où l’on vous demande' });
  await wantedCodes.getByRole('row', { name: /69003.*Lyon.*3/ }).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Oublier une adresse e-mail' }).click();
  await page.getByRole('textbox', { name: 'Adresse e-mail' }).fill('YANIS@example.com');
  await page.keyboard.press('Enter');
  await page.getByText('Une demande est oubliée.').first().waitFor();
  await wantedCodes.getByRole('row', { name: /69003.*Lyon.*2/ }).waitFor();
  await map.getByRole('option', { name: '69003 Lyon, hors zone, 2 demandes' }).waitFor();
});

test('an address is tried: its zone, its next slots, and why others are not offered', async () => {
  await walk('/zones-de-livraisons');
  await page.getByRole('link', { name: 'Tester une adresse' }).click();
  const address = page.getByRole('textbox', { name: 'Adresse ou code postal' });
  await address.fill('12 rue des Lilas, Paris');
  await page.keyboard.press('Enter');
  await page.getByText('Il n’y a pas de code postal entier dans cette adresse').waitFor();
  await address.fill('12 rue des Lilas, 75 020 Paris');
  await page.getByRole('textbox', { name: 'Montant des plats' }).fill('1');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: '75020 Paris' }).waitFor();
  await page.getByText('il manque 11\u00a0€ au minimum').waitFor();
  expect(await page.getByText('sous le minimum', { exact: true }).count()).toBeGreaterThan(0);
  // The address of the page keeps the code alone.
  expect(new URL(page.url()).search).toBe('?postalCode=75020&country=FR&goods=100');
  await page.getByText(/horaires d’un autre jour ou d’une autre zone/).click();
  expect(await page.getByText('autre zone', { exact: true }).count()).toBeGreaterThan(0);
  const heading = page.getByRole('heading', { name: /^Le / });
  const firstDay = await heading.textContent();
  await page.getByRole('button', { name: 'Jour suivant' }).click();
  await expect.poll(() => heading.textContent()).not.toBe(firstDay);
  expect(await accessViolations(page, 'main')).toEqual([]);
});

test('the week of schedules is drawn by day and hour, and a block opens its schedule by keyboard', async () => {
  await walk('/horaires-de-livraison');
  const saturday = page.getByRole('region', { name: 'Samedi' });
  await saturday.getByRole('link', { name: /10 h – 13 h.*Centre.*Est/ }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Modifier l’horaire' }).waitFor();
  expect(await page.getByRole('textbox', { name: 'Début' }).inputValue()).toBe('10:00');
});

test('each list of the network, and the clients’, goes out as an Excel file, as it is filtered', async () => {
  const owner = await signedIn();
  await withoutPicker(owner);
  for (const [path, name] of [
    ['/code-postal?search=Clichy', /^codes-postaux-.*\.xlsx$/],
    ['/zones-de-livraisons', /^zones-de-livraison-.*\.xlsx$/],
    ['/clients?search=Delcourt', /^clients-.*\.xlsx$/],
    ['/horaires-de-livraison?weekday=6', /^horaires-de-livraison-.*\.xlsx$/],
  ] as const) {
    await owner.visit(path);
    const [download] = await Promise.all([
      owner.page.waitForEvent('download'),
      owner.page.getByRole('button', { name: 'Excel' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(name);
  }
});
