import type { Page } from 'playwright-core';
import { settled } from './person.ts';

/** Chooses the first slot with room: a full one asks for a reason. */
export async function chooseClient(page: Page, search: string, name: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: /Chercher un client/ }).fill(search);
  await page.getByRole('button', { name }).click();
  await page
    .getByRole('group', { name: 'Créneau de livraison' })
    .getByRole('radio', { name: /libre|\d places?/ })
    .first()
    .check();
}

/** Adds a dish in its first size; waits, because old results stay until the search is over. */
export async function addDish(page: Page, search: string, name: RegExp): Promise<void> {
  await page.getByRole('textbox', { name: 'Ajouter un plat' }).fill(search);
  await settled(page);
  await page.getByRole('button', { name }).first().click();
  // The price moves what stands below it.
  await settled(page);
}
