import sharp from 'sharp';
import { expect, test } from 'vitest';
import { blankPng } from '../../apps/api/src/testing/blank-png.ts';
import { openBrowser } from '../person.ts';

const { signedIn } = await openBrowser();
const { page, visit } = await signedIn();

/** One pixel. */
const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const png = (name: string, buffer = pixel) => ({ name, mimeType: 'image/png', buffer });
const field = page.locator('[data-field="pictures"]');
const choose = (...files: ReturnType<typeof png>[]) => field.locator('input[type="file"]').setInputFiles(files);
const shownPictures = () =>
  field.locator('img').evaluateAll((pictures) => pictures.map((picture) => picture.getAttribute('src')));

async function lockUploads() {
  const gates = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let requestCount = 0;
  await page.route('**/api/pictures', async (route) => {
    await gates[requestCount++]?.promise;
    await route.continue().catch(() => undefined);
  });
  return { letGo: (turn: number) => gates[turn]?.resolve(), sent: () => requestCount };
}

async function newDish(name: string) {
  await page.unrouteAll();
  await visit('/produits/ajout');
  await page.getByRole('textbox', { name: 'Français' }).first().fill(name);
  await page
    .getByRole('textbox', { name: /^Anglais/ })
    .first()
    .fill(name);
  for (const label of ['Catégorie', 'Taux de taxe']) {
    await page.getByRole('combobox', { name: label }).click();
    await page.getByRole('option').first().click();
  }
}

test('saving waits for the picture that is on its way', async () => {
  await newDish('Gratin dauphinois');
  const uploads = await lockUploads();
  await choose(png('gratin.png'));
  await field.getByText('Envoi de l’image').waitFor();
  await page.keyboard.press('Control+s');
  await expect.poll(uploads.sent).toBe(1);
  uploads.letGo(0);
  await page.waitForURL('**/produits');
  await visit('/produits?search=gratin dauphinois');
  await page.getByRole('link', { name: 'Gratin dauphinois' }).click();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await field.locator('img').waitFor();
});

test('leaving while a picture is on its way asks first', async () => {
  await page.unrouteAll();
  await visit('/produits/ajout');
  const uploads = await lockUploads();
  await choose(png('gratin.png'));
  await expect.poll(uploads.sent).toBe(1);
  await page.getByRole('link', { name: 'Annuler' }).click();
  await page
    .getByRole('dialog', { name: /Quitter sans enregistrer/ })
    .getByRole('button', { name: 'Annuler' })
    .click();
  uploads.letGo(0);
  await field.locator('img').waitFor();
});

test('several pictures are chosen at once, moved by key and by drag, said in words, and kept so', async () => {
  await newDish('Terrine de campagne');
  await choose(png('first.png'), png('second.png'), png('third.png'));
  await expect.poll(async () => (await shownPictures()).length).toBe(3);
  const [first, second, third] = await shownPictures();
  await field.getByRole('textbox', { name: 'Français' }).first().fill('La terrine entière');
  const handle = (place: number) => field.getByRole('button', { name: `Déplacer la photo ${place} sur 3` });
  await handle(1).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(shownPictures).toEqual([second, first, third]);
  expect(await handle(2).evaluate((element) => element === document.activeElement)).toBe(true);
  await handle(3).scrollIntoViewIfNeeded();
  const from = await handle(3).boundingBox();
  const to = await field.locator('li').first().boundingBox();
  if (!from || !to) throw new Error('nothing to drag');
  await page.mouse.move(from.x + 10, from.y + 10);
  await page.mouse.down();
  await page.mouse.move(to.x + 5, to.y + 20, { steps: 6 });
  await page.mouse.up();
  await expect.poll(shownPictures).toEqual([third, second, first]);
  await field.getByRole('button', { name: 'Retirer la photo 2' }).click();
  await page.keyboard.press('Control+s');
  await page.waitForURL('**/produits');
  await visit('/produits?search=terrine de campagne');
  await page.getByRole('link', { name: 'Terrine de campagne' }).click();
  await page.getByRole('img', { name: 'La terrine entière' }).waitFor();
  await page.getByRole('link', { name: 'Modifier', exact: true }).click();
  await expect.poll(shownPictures).toEqual([third, first]);
  const texts = field.getByRole('textbox', { name: /^(Français|Anglais)/ });
  await expect
    .poll(() => texts.evaluateAll((inputs) => inputs.map((input) => (input as HTMLInputElement).value)))
    .toEqual(['', '', 'La terrine entière', 'La terrine entière']);
  await choose(...Array.from({ length: 7 }, (_, index) => png(`${index}.png`)));
  await field.getByRole('alert').getByText('8 photos au plus').waitFor();
  await expect.poll(async () => (await shownPictures()).length).toBe(8);
});

test.each([
  [
    'is no picture',
    png('carte.png', Buffer.from('%PDF-1.7 la carte')),
    'Ce fichier n’est pas une image JPEG, PNG ou WebP',
  ],
  [
    'is large and cannot be shrunk',
    png('grand.png', Buffer.concat([pixel.subarray(0, 40), Buffer.alloc(2 * 1024 * 1024)])),
    'Cette image dépasse 2 Mo',
  ],
  ['is broken', png('abime.png', pixel.subarray(0, 40)), /Ce fichier est abîmé/],
])('a file that %s is refused, and the picture there was stays', async (_, file, message) => {
  await page.unrouteAll();
  await visit('/produits/1/modifier');
  await field.locator('img').first().waitFor();
  const earlierPictures = await shownPictures();
  await choose(file);
  await field.getByRole('alert').getByText(message).waitFor();
  expect(await shownPictures()).toEqual(earlierPictures);
});

/** As a phone takes it: rotated by EXIF, and larger than the upload. */
const photo = await sharp({
  create: {
    width: 3000,
    height: 2000,
    channels: 3,
    background: 'orange',
    noise: { type: 'gaussian', mean: 128, sigma: 40 },
  },
})
  .withMetadata({ orientation: 6 })
  .jpeg({ quality: 95 })
  .toBuffer();

test.each([
  ['photo of a phone', { name: 'plat.jpg', mimeType: 'image/jpeg', buffer: photo }, [1365, 2048]],
  ['picture of forty-eight megapixels', png('immense.png', blankPng(8000, 6000)), [2048, 1536]],
])('a large %s is shrunk before it is sent, and stands upright', async (_, file, size) => {
  await page.unrouteAll();
  await visit('/produits/ajout');
  expect(file.buffer.length > 2 * 1024 * 1024 || file.name === 'immense.png').toBe(true);
  const upload = page.waitForRequest('**/api/pictures');
  await choose(file);
  const { base64 } = (await upload).postDataJSON() as { base64: string };
  const { width, height, orientation } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect([width, height, orientation]).toEqual([...size, undefined]);
  await field.locator('img').waitFor();
});

test('a picture whose name says another kind is taken for what it is', async () => {
  await page.unrouteAll();
  await visit('/produits/ajout');
  await choose({ ...png('photo.jpg'), mimeType: 'image/jpeg' });
  await field.locator('img').waitFor();
});

test('when the server does not answer nothing is saved without the picture, and the same file can be chosen again', async () => {
  await newDish('Gratin de courge');
  const gate = Promise.withResolvers<void>();
  await page.route('**/api/pictures', async (route) => {
    await gate.promise;
    await route.abort();
  });
  await choose(png('courge.png'));
  await page.keyboard.press('Control+s');
  gate.resolve();
  await field
    .getByRole('alert')
    .getByText(/Le serveur ne répond pas/)
    .waitFor();
  await expect.poll(() => page.evaluate(() => document.activeElement?.textContent)).toBe('Choisir des photos');
  expect(new URL(page.url()).pathname).toBe('/produits/ajout');
  await page.unrouteAll();
  await choose(png('courge.png'));
  await field.locator('img').waitFor();
  await field.getByRole('button', { name: 'Retirer la photo 1' }).click();
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Choisir des photos');
});
