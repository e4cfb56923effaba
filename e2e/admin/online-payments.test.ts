import { expect, test } from 'vitest';
import { accessViolations } from '../access-violations.ts';
import { claire } from '../demonstration.ts';
import { openBrowser } from '../person.ts';
import { placeOrder } from '../place-order.ts';
import { addDish, chooseClient } from '../take-order.ts';
import { payableSite } from '../shop/stripe-in-browser.ts';

const { site, standIn } = await payableSite();
const { signedIn, visitor, client } = await openBrowser(site);
const { page, walk } = await signedIn();
const api = await client(claire);

test('an order is paid by its link or by a saved card, and what Stripe told nobody is found and noted', async () => {
  const order = await placeOrder(api);
  const { url } = await api.call('online-payments', 'makePaymentLink', { id: order.id });
  const token = url.split('/').at(-1) ?? '';
  await api.call('online-payments', 'startPayment', {}, { token, saveCard: true });
  const intent = standIn.intents().at(-1);
  standIn.saveCard(String(intent?.['customer']));

  await walk(`/commandes/${order.id}`);
  await page.getByRole('button', { name: 'Paiement en ligne' }).click();
  const dialog = page.getByRole('dialog', { name: /^Paiement en ligne de la commande/ });
  await dialog.getByText('Visa finissant par 4242').waitFor();
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Envoyer par e-mail' }).click();
  await page.getByText('Lien de paiement envoyé').waitFor();

  // The client pays in their browser, and Stripe's webhook gets lost.
  standIn.payInBrowser(intent?.id ?? '');
  await walk('/caisse');
  await page.getByRole('link', { name: 'Rapprochement en ligne' }).click();
  await page.getByRole('rowheader', { name: /^Payé chez Stripe, pas noté ici/ }).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Mettre à jour depuis Stripe' }).click();
  await page.getByText('Tout concorde : aucun écart sur cette période.').waitFor();
  expect(await api.call('orders', 'get', { id: order.id })).toMatchObject({ paymentStatus: 'paid' });

  await walk(`/commandes/${order.id}`);
  await page.getByRole('button', { name: 'Rembourser', exact: true }).click();
  const refund = page.getByRole('dialog', { name: /^Rembourser la commande/ });
  await expect.poll(() => refund.getByRole('radio', { name: 'Carte, en ligne' }).isChecked()).toBe(true);
  await refund.getByText('La carte est recréditée').waitFor();
  await refund.getByRole('radio', { name: /^Tout ce qui a été payé/ }).check();
  await refund.getByRole('textbox', { name: 'Raison' }).fill('Rien n’est arrivé');
  await refund.getByRole('button', { name: /^Rembourser \d/ }).click();
  // A refund by Stripe cannot be undone here.
  const news = page.getByText(/^Remboursé\s: \d/);
  await news.waitFor();
  expect(await page.getByRole('status').filter({ has: news }).getByRole('button', { name: 'Annuler' }).count()).toBe(0);

  const clientId = order.clientId;
  await walk(`/clients/${clientId}`);
  await page.getByRole('button', { name: 'Oublier Visa finissant par 4242' }).waitFor();
  await page.getByRole('button', { name: 'Oublier Visa finissant par 4242' }).click();
  await page.getByText('Carte oubliée').waitFor();
  expect(await page.getByText('Visa finissant par 4242').count()).toBe(0);
});

test('who has taken an order by phone is offered its link, and charges a saved card by hand; a bank that wants its owner is told', async () => {
  const order = await placeOrder(api);
  const { url } = await api.call('online-payments', 'makePaymentLink', { id: order.id });
  await api.call('online-payments', 'startPayment', {}, { token: url.split('/').at(-1) ?? '', saveCard: true });
  const customer = String(standIn.intents().at(-1)?.['customer']);
  const refusedCard = { asksOwner: true, card: { brand: 'mastercard', last4: '4444' } };
  standIn.saveCard(customer, refusedCard);

  await walk('/commandes/ajout');
  await chooseClient(page, 'delcourt', /Inès Delcourt/);
  await addDish(page, '4x compotée poire', /Compotée poire-vanille/);
  await page.getByRole('button', { name: 'Enregistrer la commande' }).click();
  await page.getByRole('heading', { name: 'Faire régler cette commande en ligne' }).waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  await page.getByRole('button', { name: 'Plus tard' }).click();
  await page.getByRole('heading', { name: 'Faire régler cette commande en ligne' }).waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'Paiement en ligne' }).click();
  const dialog = page.getByRole('dialog', { name: /^Paiement en ligne de la commande/ });
  await dialog.getByRole('button', { name: /^Débiter .* sur Mastercard finissant par 4444/ }).click();
  await page.getByText(/^La banque a refusé cette carte/).waitFor();
  expect(await dialog.isVisible()).toBe(true);
  await page.keyboard.press('Escape');
  standIn.saveCard(customer);
  await page.reload();
  await page.getByRole('button', { name: 'Paiement en ligne' }).click();
  await dialog.getByRole('button', { name: /^Débiter .* sur Visa finissant par 4242/ }).click();
  await page.getByText(/reçus par carte/).waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Payée').first().waitFor();
});

test('a refund that was made at Stripe is noted from the comparison, and a disputed payment is told on its order', async () => {
  const { id } = await placeOrder(api);
  const { url } = await api.call('online-payments', 'makePaymentLink', { id });
  await api.call('online-payments', 'startPayment', {}, { token: url.split('/').at(-1) ?? '', saveCard: false });
  const intent = standIn.payInBrowser(standIn.intents().at(-1)?.id ?? '');
  await standIn.stripe.client.refunds.create({ payment_intent: intent.id, amount: 300 });
  standIn.dispute(intent, { reason: 'product_not_received' });
  await walk('/caisse/en-ligne');
  await page.getByRole('button', { name: 'Mettre à jour depuis Stripe' }).click();
  await page.getByRole('rowheader', { name: /^Contesté par le client auprès de sa banque/ }).waitFor();
  await page.getByRole('button', { name: /^Noter le remboursement/ }).click();
  const dialog = page.getByRole('dialog', { name: /^Noter le remboursement/ });
  await dialog.getByRole('textbox').fill('Geste, rendu depuis Stripe');
  expect(await accessViolations(page, '[role=dialog]')).toEqual([]);
  await dialog.getByRole('button', { name: 'Noter' }).click();
  await page.getByText(/Remboursement noté/).waitFor();
  await page.getByRole('rowheader', { name: /^Remboursé chez Stripe, pas noté ici/ }).waitFor({ state: 'detached' });
  await walk(`/commandes/${id}`);
  await page.getByText('Le client dit n’avoir rien reçu.').waitFor();
  expect(await accessViolations(page, 'main')).toEqual([]);
  expect(await api.call('orders', 'get', { id })).toMatchObject({ refunded: 300, disputes: [{ state: 'open' }] });
});

test('what is due of chosen orders is noted as paid the same way, each told', async () => {
  const [first, second] = [await placeOrder(api), await placeOrder(api)];
  await walk('/commandes?paymentStatus=unpaid');
  for (const { number } of [first, second])
    await page.getByRole('row').filter({ hasText: number }).locator('input[data-choice]').check();
  await page.getByRole('button', { name: 'Encaisser', exact: true }).last().click();
  const dialog = page.getByRole('dialog', { name: 'Encaisser 2 commandes' });
  await dialog.getByRole('radio', { name: 'Virement' }).check();
  await dialog.getByRole('button', { name: 'Encaisser', exact: true }).click();
  await dialog.getByText('2 commandes encaissées').waitFor();
  expect(await api.call('orders', 'get', { id: second.id })).toMatchObject({ paymentStatus: 'paid' });
});

test('who holds the link pays on its page by Stripe’s form, which alone the page lets in', async () => {
  const order = await placeOrder(api);
  const { url } = await api.call('online-payments', 'makePaymentLink', { id: order.id });
  const guest = await visitor();
  await guest.page.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await guest.page.goto(url);
  await guest.page.getByRole('heading', { name: 'Régler votre commande' }).waitFor();
  const button = guest.page.getByRole('button', { name: /^Régler 21,70/ });
  await guest.page.getByText('numéro de carte').waitFor();
  expect(await accessViolations(guest.page, 'main')).toEqual([]);
  await guest.page.getByRole('checkbox').check();
  await button.click();
  await guest.page.getByText(/^Merci/).waitFor();
  const intent = standIn.intents().findLast(({ metadata }) => metadata['order'] === String(order.id));
  expect(intent).toMatchObject({ customer: expect.stringMatching(/^cus_/) as string });
  // The browser, not the server, asks Stripe to save the card.
  const confirmed = await guest.page.evaluate(() => document.documentElement.dataset['confirmed']);
  expect(JSON.parse(confirmed ?? '{}')).toMatchObject({ setup_future_usage: 'off_session' });
  // Stripe has the money, but its webhook has not come: the page asks Stripe.
  standIn.payInBrowser(intent?.id ?? '');
  await guest.page.reload();
  await guest.page.getByText(/^Merci/).waitFor();
  expect(await api.call('orders', 'get', { id: order.id })).toMatchObject({ paymentStatus: 'paid' });
  await guest.page.goto(url.replace('/payer/', '/en/pay/'));
  await guest.page.getByRole('heading', { name: 'Thank you!' }).waitFor();
  await guest.page.goto(`${url}x`);
  await guest.page.getByRole('heading', { name: 'Ce lien n’est plus valable' }).waitFor();
  // The answers "nothing due" and "link gone" are logged as errors too.
  expect(guest.complaints.filter((complaint) => !/\b(?:409|410|404)\b/.test(complaint))).toEqual([]);
});

test('nobody pays another sum than the one they have read, nor for an order that was cancelled meanwhile', async () => {
  const order = await placeOrder(api);
  const { url } = await api.call('online-payments', 'makePaymentLink', { id: order.id });
  const { page: guest } = await visitor();
  await guest.route('https://js.stripe.com/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: stripeScript }),
  );
  await guest.goto(url);
  await guest.getByText('numéro de carte').waitFor();
  const cash = { method: 'cash', amount: 500 } as const;
  await api.call('orders', 'payOrder', { id: order.id, 'Idempotency-Key': `part-${order.id}` }, cash);
  await guest.getByRole('button', { name: /^Régler 21,70/ }).click();
  await guest.getByText('Le montant à régler a changé entre-temps').waitFor();
  const button = guest.getByRole('button', { name: /^Régler 16,70/ });
  await button.waitFor();
  expect(await guest.evaluate(() => document.documentElement.dataset['confirmed'])).toBeUndefined();
  expect(await accessViolations(guest, 'main')).toEqual([]);
  await api.call('orders', 'cancelOrder', { id: order.id }, { reason: 'Malade' });
  await button.click();
  await guest.getByText('Cette commande est annulée').waitFor();
});

/** The used part of Stripe's script. */
const stripeScript = `window.Stripe = () => ({
  _registerWrapper() {},
  registerAppInfo() {},
  elements: () => ({
    create: () => ({ mount: (place) => void (place.textContent = 'numéro de carte') }),
    fetchUpdates: () => Promise.resolve({}),
  }),
  confirmPayment: async ({ confirmParams }) => {
    document.documentElement.dataset.confirmed = JSON.stringify(confirmParams);
    return {};
  },
});`;
