import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, walk } = await signedIn();

const codes = page.getByRole('textbox', { name: 'Codes postaux' });
const chips = page.locator('[data-field="places"] ul[aria-live] li');
const others = page.getByRole('region', { name: /dans une autre zone/ });

test('codes are pasted into the form of a zone, and one of another zone moves by an answer alone', async () => {
  await walk('/zones-de-livraisons/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Essonne');
  await page.getByRole('textbox', { name: 'Anglais' }).fill('Essonne');
  await codes.focus();
  await page.keyboard.insertText('91300 91120\n75011 Massy');
  await others.getByText('75011 est dans la zone Est').waitFor();
  await page.keyboard.press('Control+s');
  await page.getByText('Ce n’est pas un code postal\u202f: Massy').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await codes.fill('');
  await codes.fill('91300 91120 75011');
  await page.keyboard.press('Control+s');
  await page.getByText(/appartient à une autre zone/).waitFor();
  await others.getByRole('button', { name: 'Déplacer ici' }).click();
  await chips.filter({ hasText: /75011 Paris.*de Est/ }).waitFor();
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/zones-de-livraisons');
  await page.getByRole('link', { name: 'Essonne' }).first().click();
  await expect.poll(() => chips.allTextContents()).toEqual(['75011 Paris', '91120 Palaiseau', '91300 Massy']);
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
  await page.getByText(/est fermé\. .* restent?\./).waitFor();
  await walk('/configuration');
  await page
    .getByRole('button', { name: /^Rouvrir le/ })
    .first()
    .click();
  await page.getByText(/est de nouveau ouvert/).waitFor();
});
