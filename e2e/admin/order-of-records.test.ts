import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';

const { signedIn, client, colleague } = await openBrowser();
const { page, walk } = await signedIn();
const api = await client(claire);

const namesOnServer = async () => (await api.call('tags', 'list', {})).items.map(({ name }) => name.fr);
const namesOnScreen = async () =>
  (await page.locator('tbody tr td:first-child').allTextContents()).map((name) => name.trim());
const handleOf = (name: string) => page.getByRole('button', { name: `Déplacer ${name}` });
const undo = () => page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();

const [first = '', second = '', third = ''] = await namesOnServer();

test('a tag is moved by keys, keeps the focus, and goes back in one step', async () => {
  await walk('/mots-clefs');
  await handleOf(first).focus();
  await page.keyboard.press('Alt+ArrowDown');
  await page.keyboard.press('Alt+ArrowDown');
  await page.getByText(`${first} : place 3 sur`).waitFor();
  expect((await namesOnScreen()).slice(0, 3)).toEqual([second, third, first]);
  expect((await namesOnServer()).slice(0, 3)).toEqual([second, third, first]);
  expect(await handleOf(first).evaluate((handle) => handle === document.activeElement)).toBe(true);
  await undo();
  await expect.poll(async () => (await namesOnServer())[0]).toBe(first);
  await expect.poll(async () => (await namesOnScreen())[0]).toBe(first);
});

test('a tag is dragged by its handle, which then opens no menu', async () => {
  await walk('/mots-clefs');
  const handle = await handleOf(first).boundingBox();
  const target = await page.getByRole('row', { name: third }).boundingBox();
  if (!handle || !target) throw new Error('nothing to drag');
  await page.mouse.move(handle.x + 10, handle.y + 10);
  await page.mouse.down();
  await page.mouse.move(handle.x + 10, target.y + target.height - 2, { steps: 6 });
  await page.mouse.up();
  await page.getByText(`${first} : place 3 sur`).waitFor();
  expect(await page.getByRole('menu').count()).toBe(0);
  expect((await namesOnServer()).slice(0, 3)).toEqual([second, third, first]);
  await undo();
  await expect.poll(async () => (await namesOnServer())[0]).toBe(first);
});

test('a finger drags a tag by its handle on a phone', async () => {
  const phone = await signedIn({ viewport: { width: 390, height: 844 }, hasTouch: true });
  await phone.walk('/mots-clefs');
  const handle = await phone.page.getByRole('button', { name: `Déplacer ${second}` }).boundingBox();
  const target = await phone.page.getByRole('row', { name: first }).boundingBox();
  if (!handle || !target) throw new Error('nothing to drag');
  const finger = await phone.page.context().newCDPSession(phone.page);
  const x = handle.x + handle.width / 2;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y?: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: y === undefined ? [] : [{ x, y }] });
  await touch('touchStart', handle.y + handle.height / 2);
  for (const y of [handle.y, target.y + target.height / 2, target.y + 10]) await touch('touchMove', y);
  await touch('touchEnd');
  await phone.page.getByText(`${second} : place 1 sur`).waitFor();
  expect((await namesOnServer()).slice(0, 2)).toEqual([second, first]);
  await phone.page.getByRole('alert').getByRole('button', { name: 'Annuler' }).click();
  await expect.poll(async () => (await namesOnServer())[0]).toBe(first);
});

test('the menu of the handle moves too, and who was overtaken sees the order of now', async () => {
  await walk('/mots-clefs');
  await handleOf(first).waitFor();
  const { items } = await api.call('tags', 'list', {});
  await api.call('tags', 'updateTagPosition', { id: items[2]?.id ?? 0 }, { position: 1 });
  await handleOf(first).click();
  await page.getByRole('menuitem', { name: 'Tout en bas' }).click();
  await page.getByText('L’ordre a changé entre-temps').waitFor();
  await expect.poll(async () => (await namesOnScreen()).slice(0, 3)).toEqual([third, first, second]);
  await handleOf(third).click();
  await page.getByRole('menuitem', { name: 'Descendre' }).click();
  await expect.poll(async () => (await namesOnServer())[0]).toBe(first);
});

test('a searched list or one in another order says where rows are moved; the kitchen moves none', async () => {
  await walk('/mots-clefs?sort=name');
  await page.getByText('triée par ordre').waitFor();
  expect(await page.getByRole('button', { name: /^Déplacer/ }).count()).toBe(0);
  const cook = await signedIn({}, await colleague('kitchen'));
  await cook.walk('/allergenes');
  await cook.page.getByRole('row', { name: /sésame/i }).waitFor();
  expect(await cook.page.getByRole('button', { name: /^Déplacer/ }).count()).toBe(0);
});
