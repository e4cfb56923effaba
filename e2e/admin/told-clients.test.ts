import { extractText } from 'unpdf';
import { expect, test } from 'vitest';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';

const { signedIn, client } = await openBrowser();
const { page, walk, complaints } = await signedIn({ locale: 'en-US' });
const api = await client(claire);
const order = await placeOrder(api);

test('what the client gets is printed on one page, in their language on whatever screen', async () => {
  await page.addInitScript(() => {
    window.print = () => document.body.setAttribute('data-printed', '');
  });
  await walk(`/en/orders/${order.id}`);
  await page.getByRole('link', { name: 'Print', exact: true }).click();
  await page.waitForURL(`**/en/orders/${order.id}/print`);
  const paper = page.getByRole('article');
  await paper.getByText('Compotée poire-vanille').waitFor();
  await page.locator('body[data-printed]').waitFor();
  const { text, totalPages } = await extractText(new Uint8Array(await page.pdf({ preferCSSPageSize: true })), {
    mergePages: true,
  });
  expect(totalPages).toBe(1);
  for (const part of [`Votre commande ${order.number}`, 'Inès Delcourt', 'Vos allergies', 'Reste à payer', 'page 1'])
    expect(text).toContain(part);
  for (const part of ['Administration', 'Back to the order', 'Timeline']) expect(text).not.toContain(part);
  expect(complaints).toEqual([]);
});

test('a message is typed, looked at as its client gets it, kept while one is away, sent, and told of in the timeline', async () => {
  const colleague = await signedIn({ keepsDrafts: true });
  const office = colleague.page;
  const dialog = office.getByRole('dialog', { name: 'Écrire à Inès Delcourt' });
  const write = () => office.getByRole('button', { name: 'Écrire au client' }).click();
  await colleague.walk(`/commandes/${order.id}`);
  await write();
  await dialog.getByRole('textbox', { name: 'Objet' }).fill('Votre compotée');
  await dialog.getByRole('textbox', { name: 'Message' }).fill('Elle sera à la pomme.');
  await office.reload();
  await write();
  await dialog.getByRole('button', { name: 'Aperçu' }).click();
  await dialog.frameLocator('iframe').getByText('Bonjour Inès,').waitFor();
  await dialog.frameLocator('iframe').getByText('Elle sera à la pomme.').waitFor();
  await dialog.getByRole('button', { name: 'Envoyer' }).click();
  await dialog.waitFor({ state: 'detached' });
  const event = office.getByRole('listitem').filter({ hasText: 'Message au client' });
  await event.getByText('Elle sera à la pomme.').waitFor();
  expect(await event.textContent()).toContain('Votre compotée');
  expect(colleague.complaints).toEqual([]);
});

test('what somebody wrote on the site is read, its answer kept while one is away, sent and shown, and the message closed', async () => {
  const message = { email: 'agnes@example.com', phone: '', text: 'Livrez-vous le dimanche ?', locale: 'fr' } as const;
  await api.call('contact-messages', 'sendContactMessage', {}, { ...message, name: 'Agnès Morel' });
  const colleague = await signedIn({ keepsDrafts: true });
  const office = colleague.page;
  const dialog = office.getByRole('dialog', { name: 'Agnès Morel vous écrit' });
  const read = () => office.getByRole('button', { name: 'Lire · Agnès Morel vous écrit' }).click();
  await colleague.walk('/messages?state=open');
  await read();
  await dialog.getByRole('textbox', { name: 'Votre réponse' }).fill('Oui, dès mai.');
  await office.reload();
  await read();
  await dialog.getByRole('button', { name: 'Envoyer la réponse' }).click();
  await dialog.waitFor({ state: 'detached' });
  await office.getByRole('combobox', { name: 'État' }).selectOption({ label: 'Tous les états' });
  await office.getByRole('row').filter({ hasText: 'par Claire' }).waitFor();
  await read();
  await dialog.getByRole('region', { name: 'Réponse de la maison' }).getByText('Oui, dès mai.').waitFor();
  await dialog.getByRole('button', { name: 'Classer' }).click();
  await office.getByRole('row').filter({ hasText: 'Classé' }).waitFor();
  expect(colleague.complaints).toEqual([]);
});

test('what an owner ticks of the news stays while somebody else saves, and is saved over theirs', async () => {
  await walk('/en/mails');
  const payments = page.getByRole('checkbox', { name: `Refused payment · ${claire.email}` });
  await payments.uncheck();
  const { version, people } = await api.call('house-news', 'getHouseNews');
  const self = people.find(({ email }) => email === claire.email);
  await api.call('house-news', 'updateHouseNews', {}, { version, people: [] });
  const save = page.getByRole('button', { name: 'Save', exact: true }).last();
  await save.click();
  const kinds = async () =>
    (await api.call('house-news', 'getHouseNews')).people.find(({ id }) => id === self?.id)?.kinds;
  await page.getByText('Somebody else has saved in the meantime.').first().waitFor();
  expect([await payments.isChecked(), await kinds()]).toEqual([false, self?.kinds]);
  await save.click();
  await expect.poll(kinds).toEqual(['site_order', 'client_message']);
});
