import { everyOperation } from '@traiteur/contract/operations.ts';
import type { Operation, Tagged } from '@traiteur/contract/statement/operation.ts';
import { expect, test } from 'vitest';
import { quickHash } from '../testing/quick-hash.ts';
import { ownProfileInput } from '../testing/own-profile-input.ts';
import { wednesday } from '../testing/small-kitchen.ts';
import { onlineHouse } from '../testing/stripe/online-house.ts';

const { app, db, kitchen, standIn, signedIn, clientSignedIn } = await onlineHouse();
const { marc, ines, dahl, size, evening } = kitchen;
const password = 'une tarte aux mirabelles';
const ofMarc = await clientSignedIn(marc.clientId, await quickHash('une quiche aux poireaux'));
const ofInes = await clientSignedIn(ines.clientId, await quickHash(password));

const line = { productId: dahl, sizeId: size, quantity: 1 };
const slot = { scheduleId: evening, date: wednesday };
const key = 'of-somebody-else';
const cart = { articleQuantity: { hers: { quantity: 3, articleId: `${dahl}-${size}` } }, commentNote: 'Pour Delcourt' };
const home = { label: '', phone: '', address: '3 rue', city: 'Paris', country: 'FR', postalCode: '75020', note: '' };
const wantedOrder = { addressId: ines.addressId, slot, lines: [line], driverNote: 'Chez Delcourt, code Azalée' };
const order = await kitchen.placeOwn(ofInes, wantedOrder, key);
await ofInes.call('carts', 'updateCart', {}, cart);
await db.updateTable('clients').set({ stripe_customer_id: 'cus_ines' }).where('id', '=', ines.clientId).execute();
const card = standIn.saveCard('cus_ines');
const child = { name: 'Léo', dietNote: '', allergens: [], allergiesAsked: true };
const { id: childId } = await ofInes.call('own-eaters', 'createOwnEater', {}, child);

const groupOrder = {
  slot,
  addressId: ines.addressId,
  deadline: '2026-11-24T15:00:00Z',
  budget: null,
  paymentChoice: 'transfer' as const,
  namesShown: false,
  weekly: false,
  expectedGuests: [{ name: 'Zoé Delcourt' }],
};
const { id: groupOrderId } = await ofInes.call('group-orders', 'openGroupOrder', {}, groupOrder);
const guest = { name: 'Zoé Delcourt', locale: 'fr' as const, allergens: [] };
const { url } = await ofInes.call('group-orders', 'shareGroupOrder', { id: groupOrderId }, { locale: 'fr' });
const token = url.split('=').at(-1) ?? '';
const { key: guestKey } = await ofInes.call('group-orders', 'joinGroupOrder', {}, { ...guest, token });
const tart = await kitchen.dish({ name: 'Tarte', price: 600 });
const chosenLines = [{ productId: tart, sizeId: size, quantity: 1 }];
await ofInes.call('group-orders', 'chooseGroupMeals', {}, { token, key: guestKey, lines: chosenLines });

const manager = await signedIn('manager');
await kitchen.orderIn(manager, 'delivered', { ...ines, lines: [kitchen.line(dahl, 2)] });
const [invoice] = (await ofInes.call('own-invoices', 'listOwnInvoices', {})).items;

/** What Inès’s records are known by. */
const recordIds: Readonly<Record<string, number>> = {
  'own-orders': order.id,
  'own-payments': order.id,
  'own-addresses': ines.addressId,
  'own-eaters': childId,
  'own-invoices': invoice?.id ?? 0,
  'group-orders': groupOrderId,
};

/** What Inès sends to the operations that take something, so that each does what it is for. */
const bodies: Readonly<Record<string, () => object | Promise<object>>> = {
  async updateOwnProfile() {
    const profile = await ownProfileInput(ofInes);
    return { ...profile, lastName: 'Martin' };
  },
  changeOwnPassword: () => ({ current: password, password: 'une brioche aux pralines' }),
  requestOwnCode: () => ({ email: 'ines@example.com' }),
  confirmOwnCode: () => ({ code: '123456' }),
  changeOwnEmail: () => ({ email: 'ines@example.com', code: '123456' }),
  openGroupOrder: () => groupOrder,
  async updateGroupOrder() {
    const { version } = await ofInes.call('group-orders', 'getGroupOrder', { id: groupOrderId });
    return { ...groupOrder, version };
  },
  repeatGroupOrder: () => ({ weekly: false }),
  shareGroupOrder: () => ({ locale: 'fr' }),
  createOwnEater: () => ({ ...child, name: 'Lina' }),
  updateOwnEater: () => child,
  createOwnAddress: () => home,
  updateOwnAddress: () => home,
  quoteOwnOrders: () => ({ addressId: ines.addressId, orders: [{ slot, lines: [line] }] }),
  placeOwnOrders() {
    const { addressId, driverNote } = wantedOrder;
    return { addressId, driverNote, orders: [{ slot, lines: [line] }] };
  },
  quoteOwnOrderChange: () => ({ slot, lines: [line] }),
  async updateOwnOrder() {
    const { version } = await ofInes.call('own-orders', 'getOwnOrder', { id: order.id });
    return { slot, lines: [{ ...line, quantity: 2 }], version };
  },
  startOwnPayment: () => ({ orderIds: [order.id], saveCard: false, cardId: card.id }),
  hearOwnPayment: () => ({ orderIds: [order.id] }),
  updateCart: () => ({ ...cart, commentNote: '' }),
  mergeCart: () => ({ ...cart, commentNote: '' }),
  removeOwnCard: () => ({ cardId: card.id }),
};

/** What has to happen between, so that nothing of hers stands in the way. */
const preparations: Readonly<Record<string, () => Promise<unknown>>> = {
  // Closed without a dish that can be ordered, it leaves no order.
  closeGroupOrder: () => kitchen.world.archive(tart),
  cancelGroupOrder: () =>
    db.updateTable('group_orders').set({ state: 'refused' }).where('id', '=', groupOrderId).execute(),
  removeOwnAddress: cancelOpenGroupOrders,
  removeOwnAccount: cancelOpenGroupOrders,
};

async function cancelOpenGroupOrders() {
  const { items } = await ofInes.call('group-orders', 'listOwnGroupOrders', {});
  for (const { id } of items.filter(({ state }) => state === 'open'))
    await ofInes.call('group-orders', 'cancelGroupOrder', { id });
}

/** They take away what the others need, the account last of all. */
const lastNames = [
  'closeGroupOrder',
  'cancelGroupOrder',
  'cancelOwnOrder',
  'removeOwnEater',
  'removeOwnAddress',
  'removeOwnCard',
  'removeOwnAccount',
];
const nouns: readonly Tagged[] = everyOperation;
const ownOperations = nouns
  .flatMap(({ tag, operations }) => Object.entries(operations).map(([name, operation]) => ({ tag, name, operation })))
  .filter(({ operation }) => operation.scope === 'client')
  .toSorted((a, b) => lastNames.indexOf(a.name) - lastNames.indexOf(b.name));

/** What Inès asks for, with the token of either of them. */
const ask = async (token: string, { tag, name, operation: { method, path, body } }: (typeof ownOperations)[number]) =>
  app.inject({
    method,
    url: `/api${path.replace('{id}', String(recordIds[tag] ?? 1)).replace('{key}', key)}`,
    headers: { authorization: `Bearer ${token}`, 'idempotency-key': key },
    ...(body && { payload: await bodies[name]?.() }),
  });

/** All that is hers, as it stands. */
const hers = async () => ({
  profile: await ofInes.call('own-profile', 'getOwnProfile'),
  addresses: await ofInes.call('own-addresses', 'listOwnAddresses'),
  eaters: await ofInes.call('own-eaters', 'listOwnEaters'),
  groupOrders: await ofInes.call('group-orders', 'listOwnGroupOrders', {}),
  orders: await ofInes.call('own-orders', 'listOwnOrders', {}),
  cart: await ofInes.call('carts', 'getCart'),
  cards: await ofInes.call('own-cards', 'listOwnCards'),
});
const initialState = await hers();
const takesSomething = ({ body }: Operation) => body !== undefined;

test('there are operations to try, and what to send to each', () => {
  expect(ownOperations.length).toBeGreaterThan(20);
  const names = ownOperations.filter(({ operation }) => takesSomething(operation)).map(({ name }) => name);
  expect(names.toSorted()).toEqual(Object.keys(bodies).toSorted());
});

test.each(ownOperations)(
  '$tag $name tells nothing of another client, and changes nothing of theirs',
  async (operation) => {
    const answer = await ask(ofMarc.token, operation);
    // It finds nothing under another's key, which is its answer.
    if (operation.operation.params && operation.name !== 'findPlacedOrders')
      expect([answer.statusCode, answer.json()]).toMatchObject([404, { code: 'not-found' }]);
    expect(answer.statusCode).toBeLessThan(500);
    for (const secret of ['Delcourt', 'Azalée', order.number, card.id]) expect(answer.body).not.toContain(secret);
    expect(await hers()).toEqual(initialState);
  },
);

/** Without a mail server nobody gets a link or a code. */
const unmailedStatuses: Record<string, number[]> = {
  requestAddressProof: [409],
  requestOwnCode: [409],
  confirmOwnCode: [422],
  changeOwnEmail: [422],
};

test.each(ownOperations)('$tag $name does the same for who it belongs to', async (operation) => {
  await preparations[operation.name]?.();
  const { statusCode, body } = await ask(ofInes.token, operation);
  const expectedStatuses = unmailedStatuses[operation.name] ?? [200, 201, 204];
  expect(expectedStatuses, body).toContain(statusCode);
});
