import sharp from 'sharp';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { openBrowser } from '../person.ts';
import { ownSite } from '../running-site.ts';

const { signedIn } = await openBrowser(await ownSite());
const probe = await sharp({ create: { width: 1200, height: 900, channels: 3, background: '#4a8c2a' } })
  .jpeg()
  .toBuffer();

test('a reading beyond its limits is written with what was done, withdrawn, and the day is signed', async () => {
  const { page, visit, complaints } = await signedIn({ viewport: { width: 820, height: 1100 } });
  await visit('/points-de-controle/ajout');
  await page.getByRole('textbox', { name: 'Français' }).fill('Armoire à desserts');
  await page.getByRole('checkbox', { name: '16 h', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: '7 h', exact: true }).uncheck();
  await page.getByRole('checkbox', { name: '0 h', exact: true }).check();
  await page.getByRole('button', { name: 'Enregistrer' }).first().click();
  await page.waitForURL('**/points-de-controle');

  await visit('/controles-sanitaires');
  const point = page.getByRole('listitem').filter({ hasText: 'Armoire à desserts' });
  await point.getByText('En retard').waitFor();
  const write = point.getByRole('button', { name: /^Noter/ });
  expect(await write.isDisabled()).toBe(true);
  await point.getByRole('textbox', { name: 'Température' }).fill('6,5');
  await point.getByText('Hors limites').waitFor();
  expect(await write.isDisabled()).toBe(true);
  await point.getByRole('textbox', { name: 'Ce qui a été fait' }).fill('Desserts jetés');
  expect(await accessViolations(page)).toEqual([]);
  await write.click();
  await point.getByText('Non conforme').waitFor();
  await point.getByText('6,5 °C').waitFor();

  await point.getByRole('button', { name: /^Retirer/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox').fill('Sonde mal placée');
  await dialog.getByRole('button', { name: 'Retirer' }).click();
  await point.getByRole('textbox', { name: 'Température' }).fill('3');
  await point
    .getByLabel('Prendre une photo')
    .setInputFiles({ name: 'sonde.jpg', mimeType: 'image/jpeg', buffer: probe });
  await point.getByLabel('Photo jointe').waitFor({ state: 'attached' });
  await point.getByRole('button', { name: /^Noter/ }).click();
  await point.getByText('Conforme', { exact: true }).waitFor();
  const photo = page.getByRole('link', { name: 'Voir la photo · Armoire à desserts' });
  const isDrawn = () => photo.locator('img').evaluate((image: HTMLImageElement) => image.naturalWidth > 0);
  await expect.poll(isDrawn).toBe(true);

  await page.getByRole('button', { name: 'Signer la journée' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Signer la journée' }).click();
  await page.getByText(/^Signé par Claire/).waitFor();
  expect(await page.getByRole('button', { name: /^(Noter|Retirer)/ }).count()).toBe(0);

  await page.getByRole('link', { name: 'Registre' }).click();
  await page.getByText(/Sonde mal placée/).waitFor();
  await expect.poll(isDrawn).toBe(true);
  expect(await accessViolations(page)).toEqual([]);
  expect(complaints).toEqual([]);
});
