import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser, withoutPicker } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const owner = await signedIn();
await withoutPicker(owner);
const { page, walk } = owner;

const boxes = page.locator('input[data-choice]');
const choiceStatus = page.getByRole('status').filter({ hasText: /choisie/ });
const chosenPlaces = () =>
  boxes.evaluateAll((elements) => elements.flatMap((box, place) => ((box as HTMLInputElement).checked ? [place] : [])));

test('rows are chosen by a press, with Shift, by the arrows and all at once, and screen readers are told', async () => {
  await walk('/commandes');
  await boxes.nth(1).click();
  await boxes.nth(4).click({ modifiers: ['Shift'] });
  expect(await chosenPlaces()).toEqual([1, 2, 3, 4]);
  await choiceStatus.getByText('4 commandes choisies').waitFor();
  await boxes.nth(2).press(' ');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press(' ');
  expect(await chosenPlaces()).toEqual([1, 3]);
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowDown');
  await page.keyboard.press('Shift+ArrowUp');
  expect(await chosenPlaces()).toEqual([1, 3, 4, 5]);
  await page.keyboard.press('Escape');
  expect(await chosenPlaces()).toEqual([]);
  await page.keyboard.press('Control+a');
  await choiceStatus.getByText('50 commandes choisies').waitFor();
  await page.getByRole('button', { name: /^Choisir toutes les commandes de cette liste/ }).click();
  await choiceStatus.getByText(/^Toutes les commandes de cette liste sont choisies/).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  // The dialog shows the outcome a page at a time.
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Déplacer [\d\s]+ commandes/ });
  await dialog.getByRole('radio', { name: 'Un créneau précis' }).check();
  await dialog.getByRole('table').getByRole('radio', { disabled: false }).last().check();
  await dialog.getByRole('button', { name: /^Vérifier la suite/ }).waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await page.keyboard.press('Escape');
});

test('what is chosen stays on another page, and another filter begins anew', async () => {
  await walk('/commandes');
  await boxes.first().check();
  await page.getByRole('button', { name: 'Page suivante' }).click();
  await page.waitForURL(/after=/);
  await expect.poll(chosenPlaces).toEqual([]);
  await boxes.first().check();
  await choiceStatus.getByText('2 commandes choisies').waitFor();
  await page.getByRole('combobox', { name: 'État' }).selectOption({ label: 'Livrée' });
  await expect.poll(chosenPlaces).toEqual([]);
});

test('chosen orders are confirmed together, and those that may not are named', async () => {
  const api = await client(claire);
  const orders = [await placeOrder(api), await placeOrder(api), await placeOrder(api)];
  const [confirmed, ...pendingOrders] = orders;
  await api.call('orders', 'confirmOrder', { id: confirmed?.id ?? 0 });
  await walk(
    `/commandes?clientId=${confirmed?.clientId}&status=pending,confirmed&placedFrom=${confirmed?.placedAt.slice(0, 10)}`,
  );
  for (const { number } of orders) await page.getByRole('checkbox', { name: `Choisir ${number}` }).check();
  await page.getByRole('button', { name: 'Confirmer (2 sur 3)' }).click();
  await page.getByText('2 commandes confirmées').waitFor();
  await page
    .getByRole('link', { name: confirmed?.number ?? '' })
    .nth(1)
    .waitFor();
  for (const { id } of pendingOrders)
    expect(await api.call('orders', 'get', { id })).toMatchObject({ status: 'confirmed' });
  // The refused order stays chosen.
  await choiceStatus.getByText('1 commande choisie').waitFor();
});

test('what the list shows is kept under a name, and opens the list from then on', async () => {
  await walk('/commandes?status=confirmed&sort=delivery');
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill('À préparer');
  await dialog.getByRole('checkbox', { name: 'Ouvrir la liste avec cette vue' }).check();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Vue enregistrée').waitFor();
  await walk('/commandes');
  await page.waitForURL(/status=confirmed&sort=delivery|sort=delivery&status=confirmed/);
  const view = page.getByRole('combobox', { name: 'Vue', exact: true });
  await expect
    .poll(() => view.evaluate((select: HTMLSelectElement) => select.selectedOptions[0]?.label))
    .toBe('À préparer');
  // A rename leaves no view under the old name.
  await page.getByRole('button', { name: 'Modifier la vue' }).click();
  await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill('En cuisine');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await expect.poll(() => view.locator('option').allTextContents()).toEqual([expect.any(String), 'En cuisine']);
  await page.getByRole('button', { name: 'Modifier la vue' }).click();
  await dialog.getByRole('button', { name: 'Supprimer la vue' }).click();
  await page.getByText('Vue supprimée : En cuisine').waitFor();
  await view.waitFor({ state: 'hidden' });
});

test('one chooses the columns of a list, which the address, its file and a view keep', async () => {
  await walk('/commandes?status=confirmed');
  const headings = () => page.locator('thead th:not(:has(input))').allTextContents();
  expect(await headings()).toEqual(['Numéro', 'Client', 'Livraison', 'Zone', 'État', 'Paiement', 'Total']);
  await page.getByRole('button', { name: 'Colonnes', exact: true }).press('Enter');
  const sheet = page.getByRole('group', { name: 'Colonnes' });
  await sheet.getByRole('checkbox', { name: 'Zone' }).press('Space');
  await page.waitForURL(/columns=number%2Cclient%2Cdelivery%2Cstatus%2Cpayment%2Ctotal/);
  await sheet.getByRole('checkbox', { name: 'Origine' }).press('Space');
  await expect.poll(headings).toEqual(['Numéro', 'Client', 'Livraison', 'État', 'Paiement', 'Origine', 'Total']);
  expect(await accessViolations(page, 'main')).toEqual([]);
  await page.keyboard.press('Escape');
  const request = page.waitForRequest(/exports\/orders/);
  await page.getByRole('button', { name: 'Excel', exact: true }).click();
  expect(new URL((await request).url()).searchParams.get('columns')).toBe(
    'number,client,delivery,status,payment,source,total',
  );
  await page.getByRole('button', { name: 'Enregistrer cette vue' }).click();
  const dialog = page.getByRole('dialog', { name: 'Enregistrer cette vue' });
  await dialog.getByRole('textbox', { name: 'Nom de la vue' }).fill('Avec l’origine');
  await dialog.getByRole('button', { name: 'Enregistrer' }).click();
  await page.getByText('Vue enregistrée : Avec l’origine').waitFor();
  await walk('/commandes');
  await page.getByRole('combobox', { name: 'Vue', exact: true }).selectOption({ label: 'Avec l’origine' });
  await expect.poll(headings).toContain('Origine');
  await page.getByRole('button', { name: 'Colonnes', exact: true }).click();
  await page.getByRole('button', { name: 'Colonnes habituelles' }).click();
  await expect.poll(headings).toContain('Zone');
});

test('prices rise together once each new one was shown, and go back from the toast', async () => {
  const api = await client(claire);
  const pricesOf = async () => (await api.call('products', 'list', { search: 'compotée' })).items[0]?.offers ?? [];
  const [earlierOffer] = await pricesOf();
  await walk('/produits?search=compot%C3%A9e');
  await boxes.first().check();
  await page.getByText('1 produit choisi').waitFor();
  await page.getByRole('button', { name: 'Changer les prix' }).click();
  const dialog = page.getByRole('dialog', { name: 'Changer les prix' });
  await dialog.getByRole('textbox', { name: 'De combien' }).fill('1');
  await dialog.getByRole('radio', { name: 'EUR' }).check();
  await dialog.getByRole('radio', { name: 'sans arrondi' }).check();
  await dialog.getByRole('table', { name: 'Prix avant et après' }).waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  expect(await pricesOf()).toContainEqual(earlierOffer);
  await dialog.getByRole('button', { name: 'Enregistrer ces prix' }).click();
  // Under the mouse the toast stays.
  await page.getByText('Prix à jour pour 1 produit', { exact: true }).hover();
  expect((await pricesOf())[0]?.price).toBe((earlierOffer?.price ?? 0) + 100);
  await page.getByRole('button', { name: 'Annuler', exact: true }).click();
  await page.getByText('1 produit remis comme avant').waitFor();
  expect(await pricesOf()).toContainEqual(earlierOffer);
});

test('chosen orders are moved together, once the slot was said to take them', async () => {
  const api = await client(claire);
  const orders = [await placeOrder(api), await placeOrder(api)];
  const ids = orders.map(({ id }) => id);
  await walk(`/commandes?ids=${ids.join(',')}`);
  await page.getByRole('checkbox', { name: 'Choisir toute la page' }).check();
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Déplacer 2 commandes' });
  await dialog.getByRole('radio', { name: 'Un créneau précis' }).check();
  await dialog.getByRole('table').getByRole('radio', { disabled: false }).last().check();
  await dialog.getByRole('button', { name: 'Déplacer ces 2 commandes' }).click();
  await dialog.getByText('2 commandes déplacées').waitFor();
  const [movedOrder] = await Promise.all(ids.map((id) => api.call('orders', 'get', { id })));
  expect(movedOrder?.deliveryDate).not.toBe(orders[0]?.deliveryDate);
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await page.getByText('2 commandes sont revenues en arrière').waitFor();
  const places = (await Promise.all(ids.map((id) => api.call('orders', 'get', { id })))).map(placeOf);
  expect(places).toEqual(orders.map(placeOf));
});

const placeOf = ({ deliveryDate, scheduleId }: { deliveryDate: string; scheduleId: number }) => [
  deliveryDate,
  scheduleId,
];

test('one order that was moved goes back from its toast', async () => {
  const api = await client(claire);
  const order = await placeOrder(api);
  await walk(`/commandes/${order.id}`);
  await page.getByRole('button', { name: 'Déplacer', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: /^Déplacer/ });
  await dialog.getByRole('radio', { disabled: false }).last().check();
  await dialog.getByRole('button', { name: 'Déplacer', exact: true }).click();
  await page.getByText(/^Commande déplacée/).waitFor();
  expect(placeOf(await api.call('orders', 'get', { id: order.id }))).not.toEqual(placeOf(order));
  await page.getByRole('button', { name: 'Revenir en arrière' }).click();
  await page.getByText(/^Retour à\s: \S+ \d+/).waitFor();
  expect(placeOf(await api.call('orders', 'get', { id: order.id }))).toEqual(placeOf(order));
});

test('chosen orders are printed as one, each on its page in its client’s language, and a shared link prints the same', async () => {
  const api = await client(claire);
  const { items } = await api.call('orders', 'listOrderPapers', { status: 'confirmed,delivered', limit: 200 });
  const papers = (['en', 'fr'] as const).flatMap((locale) => {
    const paper = items.find((candidate) => candidate.clientLocale === locale && candidate.lines.length < 6);
    return paper ? [paper] : [];
  });
  const numbers = papers.map(({ number }) => number).toSorted();
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await owner.visit(`/commandes?ids=${papers.map(({ id }) => id).join(',')}&sort=number`);
  await page.getByRole('checkbox', { name: 'Choisir toute la page' }).check();
  await page.getByRole('link', { name: 'Imprimer', exact: true }).click();
  await page.waitForURL(/\/commandes\/imprimer\?ids=[\d%C,]+&sort=number$/);
  await page.locator('body[data-printed]').waitFor();
  await owner.visit(page.url());
  await page.locator('body[data-printed]').waitFor();
  const pdf = new Uint8Array(await page.pdf({ preferCSSPageSize: true }));
  const { text } = await extractText(pdf);
  // The number is in its page's head and title.
  expect(text.map((pageText) => numbers.filter((number) => pageText.includes(number)))).toEqual(
    numbers.map((orderNumber) => [orderNumber]),
  );
  for (const { number, clientLocale } of papers)
    expect(text[numbers.indexOf(number)]).toContain(clientLocale === 'en' ? 'Your order' : 'Votre commande');
  expect(text.join(' ')).not.toMatch(/Administration|Imprimer|page \d/);
  expect(await accessViolations(page, 'main')).toEqual([]);
});

test('of more orders than are printed at once one is told before, by the list and by a link', async () => {
  // Without the saved view, which opens the list by now.
  await walk('/commandes?sort=number');
  await page.getByRole('checkbox', { name: 'Choisir toute la page' }).check();
  await page.getByRole('button', { name: /^Choisir toutes les commandes de cette liste/ }).click();
  await page.getByRole('button', { name: 'Imprimer', exact: true }).press('Enter');
  await page
    .getByRole('tooltip')
    .getByText(/^On imprime 200 commandes à la fois au plus/)
    .waitFor();
  await walk('/commandes/imprimer');
  await page
    .getByRole('main')
    .getByText(/^On imprime 200 commandes à la fois au plus/)
    .waitFor();
  expect(await page.getByRole('article').count()).toBe(0);
});
