import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser, settled } from '../person.ts';

const { signedIn, colleague } = await openBrowser();
const { page, walk } = await signedIn();
const dialog = page.getByRole('dialog');

const save = () => dialog.getByRole('button', { name: 'Enregistrer' }).click();
const waitForClosed = () => dialog.waitFor({ state: 'hidden' });

async function nameIt(french: string, english: string) {
  await dialog.getByRole('textbox', { name: 'Français' }).fill(french);
  await dialog.getByRole('textbox', { name: /^Anglais/ }).fill(english);
}

async function addCategory(french: string, english: string) {
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  await nameIt(french, english);
  await page.keyboard.press('Control+s');
  await page.getByRole('button', { name: `Modifier ${french}` }).waitFor();
  await waitForClosed();
}

async function setDefaultQuantity(text: string) {
  await walk('/products/constants');
  await page.getByLabel('Portions par date').fill(text);
  await page.keyboard.press('Control+s');
  await page.getByText('Enregistré', { exact: true }).waitFor();
}

async function choices(tab: Page, label: string): Promise<string[]> {
  await tab.getByRole('combobox', { name: label }).click();
  const list = tab.getByRole('option');
  await list.first().waitFor();
  const options = await list.allTextContents();
  await tab.keyboard.press('Escape');
  return options;
}

async function categoryOfFirst(): Promise<string> {
  await walk('/produits/1/modifier');
  const category = page.getByRole('combobox', { name: 'Catégorie' });
  await expect.poll(() => category.inputValue()).not.toBe('');
  return category.inputValue();
}

test('the product list leads to the constants', async () => {
  await walk('/produits');
  await page.getByRole('link', { name: 'Constantes' }).click();
  await page.getByRole('heading', { level: 1, name: 'Constantes' }).waitFor();
});

test('a category is added, moved by the keyboard, and offered in the product form', async () => {
  await walk('/products/constants');
  await addCategory('Fromages', 'Cheeses');
  await page.getByRole('button', { name: 'Déplacer Fromages' }).focus();
  await page.keyboard.press('Alt+ArrowUp');
  await page.getByText('Fromages : place 7 sur 8').waitFor();
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toContain('Déplacer Fromages');
  await walk('/produits/ajout');
  const offered = await choices(page, 'Catégorie');
  expect(offered.slice(-3)).toEqual(['Desserts', 'Fromages', 'Boissons']);
});

test('a category that is put aside is no longer offered, and stays on the products that have it', async () => {
  const had = await categoryOfFirst();
  await walk('/products/constants');
  await page.getByRole('button', { name: `Modifier ${had}` }).click();
  await dialog.getByRole('switch', { name: 'Active' }).press('Space');
  await save();
  await waitForClosed();
  await walk('/produits/ajout');
  expect(await choices(page, 'Catégorie')).not.toContain(had);
  expect(await categoryOfFirst()).toBe(had);
  expect(await choices(page, 'Catégorie')).toContain(had);
});

test('a tax rate stacks two taxes, to the thousandth of a percent', async () => {
  await walk('/products/constants');
  await page.getByRole('button', { name: 'Ajouter un taux' }).click();
  await nameIt('Québec', 'Quebec');
  await dialog.getByRole('button', { name: 'Ajouter une seconde taxe' }).click();
  for (const [tax, name, rate] of [
    ['Taxe 1', 'TPS', '5'],
    ['Taxe 2', 'TVQ', '9,975'],
  ] as const) {
    await dialog.getByRole('group', { name: tax }).getByLabel('Nom sur la facture').fill(name);
    await dialog.getByRole('group', { name: tax }).getByLabel('Taux').fill(rate);
  }
  await save();
  await page
    .getByRole('row', { name: /Québec/ })
    .getByText('TPS + TVQ')
    .waitFor();
  expect(await page.getByRole('row', { name: /Québec/ }).textContent()).toMatch(/5\s%\s\+\s9,975\s%/);
  await waitForClosed();
  await walk('/produits/ajout');
  expect(await choices(page, 'Taux de taxe')).toContain('Québec');
});

test('the dialog of a tax rate is accessible, what it finds wrong included', async () => {
  await walk('/products/constants');
  await page.getByRole('button', { name: 'Ajouter un taux' }).click();
  await save();
  await dialog.getByText('Ce champ est obligatoire').last().waitFor();
  expect(await accessViolations(page, '[role="dialog"]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Annuler' }).click();
  await waitForClosed();
});

test('the first of two taxes can be taken off, and the second stays as it was', async () => {
  await walk('/products/constants');
  await page.getByRole('button', { name: 'Modifier Québec' }).click();
  await dialog.getByRole('button', { name: 'Retirer la taxe 1' }).click();
  await dialog.getByRole('group', { name: 'Taxe 2' }).waitFor({ state: 'hidden' });
  expect(await dialog.getByLabel('Nom sur la facture').inputValue()).toBe('TVQ');
  expect(await dialog.getByLabel('Taux').inputValue()).toBe('9,975');
  await dialog.getByLabel('Taux').fill('9,9755');
  await save();
  await dialog.getByText('Ce champ est invalide').waitFor();
  await dialog.getByLabel('Taux').fill('9.975');
  await save();
  await waitForClosed();
});

test('a new offer starts from the default quantity', async () => {
  await setDefaultQuantity('24');
  await walk('/produits/ajout');
  await page.getByRole('checkbox', { name: /Moyenne/ }).check();
  expect(await page.getByLabel('Portions par date').inputValue()).toBe('24');
  await setDefaultQuantity('');
});

test('a category in use is not removed: it says where, and can be deactivated instead', async () => {
  await walk('/products/constants');
  await page.getByRole('button', { name: 'Modifier Soupes' }).click();
  await dialog.getByRole('button', { name: 'Supprimer' }).click();
  await page
    .getByRole('dialog', { name: /définitivement/ })
    .getByRole('button', { name: 'Supprimer' })
    .click();
  const refusal = page.getByRole('dialog', { name: 'Encore utilisé' });
  await refusal.getByText(/\d+ produits/).waitFor();
  await refusal.getByRole('button', { name: 'Désactiver' }).click();
  await page
    .getByRole('row', { name: /Soupes/ })
    .getByText('Hors service')
    .waitFor();
});

test('what was typed in a dialog is not lost to a key: Escape asks first', async () => {
  await walk('/products/constants');
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  // The name has the focus.
  await page.getByRole('dialog', { name: 'Ajouter une catégorie' }).waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('lang'))).toBe('fr');
  await page.keyboard.type('Goûters');
  await page.keyboard.press('Escape');
  const question = page.getByRole('dialog', { name: /Quitter sans enregistrer/ });
  await question.getByRole('button', { name: 'Annuler' }).click();
  expect(await dialog.getByRole('textbox', { name: 'Français' }).inputValue()).toBe('Goûters');
  await page.keyboard.press('Escape');
  await question.getByRole('button', { name: 'Quitter' }).click();
  await waitForClosed();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Ajouter une catégorie');
});

test('figures that were typed are not left behind by a dialog that holds nothing', async () => {
  await page.goto('/produits');
  await page.locator('main a[href="/products/constants"]').click();
  await page.waitForURL('**/products/constants');
  await settled(page);
  await page.getByRole('textbox', { name: /^Repas au choix/ }).fill('7');
  await page.getByRole('button', { name: 'Ajouter une catégorie' }).click();
  await page.getByRole('dialog', { name: 'Ajouter une catégorie' }).waitFor();
  await page.evaluate(() => history.back());
  await page.getByRole('dialog', { name: /Quitter sans enregistrer/ }).waitFor();
});

test('the kitchen reads the constants and is offered no way to change them', async () => {
  const cook = await signedIn({}, await colleague('kitchen'));
  await cook.walk('/products/constants');
  await cook.page.getByRole('row', { name: /TVA 10/ }).waitFor();
  await cook.page.getByRole('row', { name: /Boissons/ }).waitFor();
  expect(await cook.page.getByLabel('Portions par date').isDisabled()).toBe(true);
  expect(await cook.page.getByRole('main').getByRole('button').allTextContents()).toEqual(['Excel']);
});
