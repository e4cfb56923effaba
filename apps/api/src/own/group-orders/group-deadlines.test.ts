import { afterEach, expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { groupTable } from '../../testing/group-table.ts';
import { mondayMorning } from '../../testing/test-app.ts';
import { clearGroupOrders } from './clear-group-orders.ts';

const house = await groupTable();
const { db, time, kitchen, host, owner, stranger, terms, open, read, close, share, meal, guest, mind, mails } = house;
const { dahl, bowl, sesame, marc } = kitchen;
const sesameAllergy = [{ allergenId: sesame, severity: 'allergy' as const }];
const afterDeadline = new Date('2026-11-24T15:00:10Z');

afterEach(() => {
  time.now = mondayMorning;
});

/** Lets the house’s clock look once, at that moment. */
async function mindAt(moment: Date | string) {
  time.now = new Date(moment);
  await mind();
  time.now = mondayMorning;
}

const setMinimum = (minimum_order: number) =>
  db.updateTable('delivery_zones').set({ minimum_order }).where('id', '=', kitchen.zone).execute();

const mailsTo = async (address: string) =>
  (await mails()).filter(({ to }) => to?.some((box) => box.address === address));

test('at the deadline the house’s clock places it once, however many nodes look', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal());
  time.now = afterDeadline;
  await Promise.all([mind(), mind(), mind()]);
  time.now = mondayMorning;
  const { state, order } = await read(id);
  expect(state).toBe('placed');
  const orders = await db.selectFrom('orders').select('id').where('group_order_id', '=', id).execute();
  expect(orders).toEqual([{ id: order?.id }]);
  await expectVerified(db);
});

test('closed by hand twice at once, and by the clock beside, it is one order', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal());
  const [first, second] = await Promise.all([close(id), close(id), mind()]);
  expect(first.order).toEqual(second.order);
  expect(first.order).not.toBeNull();
  await expectVerified(db);
});

test('a choice that comes as it closes is in the order, or refused', async () => {
  const { id } = await open();
  const token = await share(id);
  const [zoe, noor] = [await guest(token, 'Zoé'), await guest(token, 'Noor')];
  await zoe.choose(meal());
  const [{ order }, late] = await Promise.all([
    close(id),
    noor.choose(meal()).then(
      () => 'chosen',
      (error: { problem: { code: string } }) => error.problem.code,
    ),
  ]);
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect([late, lines.length]).toEqual(late === 'chosen' ? ['chosen', 2] : ['group-order-closed', 1]);
});

test('of a dish that ran out since, who chose first gets it; the others and the host are told, the host without a reason', async () => {
  const scarce = await kitchen.dish({ name: 'Tajine', price: 1500, available: 3 });
  const spiced = await kitchen.dish({ name: 'Couscous', price: 1500 });
  const { id } = await open({ expectedGuests: [{ name: 'Lise', email: 'lise@example.com' }] });
  const token = await share(id);
  const [zoe, noor] = [
    await guest(token, 'Zoé', { email: 'zoe@example.com' }),
    await guest(token, 'Noor', { email: 'noor@example.com', allergens: sesameAllergy }),
  ];
  await zoe.choose(meal(scarce), meal(dahl));
  time.now = new Date(mondayMorning.getTime() + 60_000);
  await noor.choose(meal(scarce), meal(spiced), meal(dahl));
  await kitchen.placeOwn(host, { lines: [kitchen.line(scarce, 2)] });
  await kitchen.world.changeDish(spiced, () => ({
    allergens: [{ allergenId: sesame, presence: 'contains' as const }],
  }));
  await mindAt(afterDeadline);
  const { order, guests } = await read(id);
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(lines.map(({ eater, name }) => `${eater} ${name.fr}`).toSorted()).toEqual([
    'Noor Dahl',
    'Zoé Dahl',
    'Zoé Tajine',
  ]);
  const hers = guests.find(({ name }) => name === 'Noor');
  expect(hers?.dishes.filter(({ isDropped }) => isDropped).map(({ name }) => name.fr)).toEqual(['Couscous', 'Tajine']);
  expect((await mailsTo('zoe@example.com'))[0]).toMatchObject({
    subject: 'Votre repas du mercredi 25 novembre est commandé',
  });
  expect((await mailsTo('noor@example.com'))[0]?.text).toContain('Pas commandé');
  expect((await mailsTo('lise@example.com')).at(-1)?.text).toContain('you had not chosen a meal');
  const hostMails = (await mails()).filter(({ subject }) => /Commande de groupe/.test(subject ?? ''));
  expect(hostMails.at(-1)?.text).toMatch(/Noor – 1 × Couscous[^]*Noor – 1 × Tajine/);
  expect(hostMails.at(-1)?.text ?? '').not.toMatch(/allerg|sésame/i);
  await expectVerified(db);
});

test('below the minimum nothing is placed at the deadline: the host hears why, and opens it again', async () => {
  await setMinimum(2000);
  const { id } = await open();
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', { email: 'zoe2@example.com' });
  await zoe.choose(meal());
  await expect(close(id)).rejects.toMatchObject({ problem: { errors: [{ code: 'below-minimum-order' }] } });
  expect((await read(id)).state).toBe('open');
  await mindAt(afterDeadline);
  const refusedOrder = await read(id);
  expect(refusedOrder).toMatchObject({ state: 'refused', reason: 'below-minimum-order', order: null });
  expect((await mailsTo('zoe2@example.com'))[0]?.subject).toContain('rien n’est commandé');
  await expectVerified(db);
  const { version } = refusedOrder;
  await host.call(
    'group-orders',
    'updateGroupOrder',
    { id },
    { ...house.terms, version, deadline: '2026-11-24T16:00:00Z' },
  );
  await zoe.choose(meal(dahl, 2), meal(bowl));
  expect((await close(id)).state).toBe('placed');
  await setMinimum(500);
  await expectVerified(db);
});

test('who is expected and has not chosen is reminded once, by name of who asked', async () => {
  const { id } = await open({
    expectedGuests: [
      { name: 'Adèle', email: 'adele@example.com' },
      { name: 'Bruno', email: 'bruno@example.com' },
      { name: 'Chloé' },
    ],
  });
  const bruno = await guest(await share(id), 'bruno');
  await bruno.choose(meal());
  await mindAt('2026-11-24T11:00:00Z');
  expect(await mailsTo('adele@example.com')).toEqual([]);
  await mindAt('2026-11-24T12:00:30Z');
  await mindAt('2026-11-24T12:01:30Z');
  const [reminder, ...more] = await mailsTo('adele@example.com');
  expect(more).toEqual([]);
  expect(await mailsTo('bruno@example.com')).toEqual([]);
  expect(reminder?.text).toContain('Marc Lebreton invites you');
  const token = /#groupe=([\w-]+)/.exec(reminder?.text ?? '')?.[1] ?? '';
  expect(await house.stranger.call('group-orders', 'visitGroupOrder', {}, { token })).toMatchObject({
    expectedName: 'Adèle',
  });
  await guest(token, 'Adèle D.');
  expect((await read(id)).guests.map(({ name, hasJoined }) => [name, hasJoined])).toEqual([
    ['Adèle D.', true],
    ['bruno', true],
    ['Chloé', false],
  ]);
  await host.call('group-orders', 'cancelGroupOrder', { id });
});

test('a weekly one opens again for the next week, behind the same link, until it is stopped', async () => {
  const { id } = await open({ weekly: true, expectedGuests: [{ name: 'Adèle', email: 'adele@example.com' }] });
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', { allergens: sesameAllergy });
  await zoe.choose(meal());
  await mindAt(afterDeadline);
  const { nextId } = await read(id);
  const next = await read(nextId ?? 0);
  expect(next).toMatchObject({
    state: 'open',
    deliveryDate: '2026-12-02',
    deadline: '2026-12-01T15:00:00.000Z',
    weekly: true,
    guests: [{ name: 'Adèle', invitedEmail: 'adele@example.com', hasJoined: false }],
  });
  const visit = await zoe.visit();
  expect(visit).toMatchObject({
    deliveryDate: '2026-12-02',
    guest: null,
    earlier: { name: 'Zoé', allergens: sesameAllergy },
  });
  await host.call('group-orders', 'repeatGroupOrder', { id: nextId ?? 0 }, { weekly: false });
  await mindAt('2026-12-01T15:00:10Z');
  expect(await read(nextId ?? 0)).toMatchObject({ state: 'empty', nextId: null });
  await expectVerified(db);
});

test('thirty guests choose at once, and each has what they chose', async () => {
  const feast = await kitchen.dish({ name: 'Blanquette', price: 1400 });
  const { id } = await open();
  const token = await share(id);
  const guests = await Promise.all(Array.from({ length: 30 }, (_, number) => guest(token, `Convive ${number}`)));
  await Promise.all(guests.map(({ choose }) => choose(meal(feast))));
  const { order, guests: hosted } = await close(id);
  expect(hosted).toHaveLength(30);
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(new Set(lines.map(({ eater }) => eater)).size).toBe(30);
  await expectVerified(db);
});

test('records that are merged bring their group orders and guests, and take them back', async () => {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Lucie' });
  const lucie = await house.clientSignedIn(clientId);
  const { id } = await open({ addressId }, lucie);
  const token = await share(id, lucie);
  const zoe = await guest(token, 'Zoé', { allergens: sesameAllergy });
  await zoe.choose(meal());
  const versions = async () => ({
    version: (await owner.call('clients', 'get', { id: marc.clientId })).version,
    otherVersion: (await owner.call('clients', 'get', { id: clientId })).version,
  });
  await owner.call('clients', 'mergeClients', { id: marc.clientId }, { otherId: clientId, ...(await versions()) });
  expect((await read(id)).guests).toMatchObject([{ name: 'Zoé' }]);
  const [merge] = (await owner.call('clients', 'getClientStanding', { id: marc.clientId })).merges;
  await owner.call('clients', 'undoMerge', { id: marc.clientId }, { mergeId: merge?.id ?? 0 });
  const row = await db.selectFrom('group_orders').select('client_id').where('id', '=', id).executeTakeFirstOrThrow();
  expect(row.client_id).toBe(clientId);
  await expect(zoe.choose(meal(bowl))).rejects.toMatchObject({ problem: { errors: [{ code: 'own-allergy' }] } });
  await expectVerified(db);
});

test('a client with an open group order is not erased; later it goes with them', async () => {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Paul' });
  const paul = await house.clientSignedIn(clientId);
  const { id } = await open({ addressId }, paul);
  await guest(await share(id, paul), 'Zoé', { allergens: sesameAllergy });
  const erase = async () => {
    const { version } = await owner.call('clients', 'get', { id: clientId });
    return owner.call('clients', 'eraseClient', { id: clientId }, { version });
  };
  await expect(erase()).rejects.toMatchObject({ problem: { code: 'orders-under-way' } });
  await paul.call('group-orders', 'cancelGroupOrder', { id });
  await erase();
  expect(await db.selectFrom('eaters').select('id').where('group_order_id', '=', id).execute()).toEqual([]);
});

test('some weeks after the delivery guests are forgotten, and the order keeps its figures', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé Quatremer', {
    allergens: sesameAllergy,
    email: 'quatremer@example.com',
  });
  await zoe.choose(meal());
  const orderId = (await close(id)).order?.id ?? 0;
  await owner.call('orders', 'cancelOrder', { id: orderId }, { reason: 'changement de programme' });
  const guests = () => db.selectFrom('group_order_guests').select('name').where('group_order_id', '=', id).execute();
  await clearGroupOrders(db, new Date('2026-12-20T09:00:00Z'));
  expect(await guests()).toHaveLength(1);
  await clearGroupOrders(db, new Date('2026-12-27T09:00:00Z'));
  expect(await guests()).toEqual([]);
  const order = await owner.call('orders', 'get', { id: orderId });
  expect(order.lines).toMatchObject([{ quantity: 1, eater: '', eaterId: null }]);
  expect(JSON.stringify(order)).not.toContain('Quatremer');
  await expectVerified(db);
});

test('who chose last of a dish that runs out is told once before the deadline, with a link, and chooses again', async () => {
  const tart = await kitchen.dish({ name: 'Tatin', price: 700, available: 3 });
  const { id } = await open();
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', { email: 'zoe-first@example.com' });
  const noor = await guest(token, 'Noor', { email: 'noor-last@example.com' });
  await zoe.choose(meal(tart));
  time.now = new Date(mondayMorning.getTime() + 60_000);
  await noor.choose(meal(tart), meal(dahl));
  await mindAt('2026-11-23T10:00:00Z');
  expect(await mailsTo('noor-last@example.com')).toEqual([]);
  // Somebody else buys two of the three.
  await kitchen.placeOwn(host, { lines: [kitchen.line(tart, 2)] });
  await mindAt('2026-11-23T10:01:00Z');
  await mindAt('2026-11-23T10:02:00Z');
  const [letter, ...more] = await mailsTo('noor-last@example.com');
  expect(more).toEqual([]);
  expect(letter?.text).toContain('Tatin');
  expect(letter?.text).not.toContain('Dahl');
  expect(await mailsTo('zoe-first@example.com')).toEqual([]);
  const link = /#groupe=([\w-]+)/.exec(letter?.text ?? '')?.[1] ?? '';
  const { guest: returned } = await stranger.call(
    'group-orders',
    'visitGroupOrder',
    {},
    { token: link, key: noor.key },
  );
  expect(returned?.dishes.map(({ name, isScarce }) => [name.fr, isScarce])).toEqual([
    ['Dahl', false],
    ['Tatin', true],
  ]);
  await noor.choose(meal(dahl));
  const { order } = await close(id);
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(lines.map(({ eater, name }) => `${eater}: ${name.fr}`)).toEqual(['Zoé: Tatin', 'Noor: Dahl']);
  await expectVerified(db);
});

test('a host has a hundred people written to in a day, however often they open and give up', async () => {
  const people = (from: number, count: number) =>
    Array.from({ length: count }, (_, place) => ({ name: `P${from + place}`, email: `p${from + place}@example.com` }));
  for (const from of [0, 50]) {
    const { id } = await open({ expectedGuests: people(from, 50) });
    await host.call('group-orders', 'cancelGroupOrder', { id });
  }
  await expect(open({ expectedGuests: people(100, 1) })).rejects.toMatchObject({
    problem: { code: 'too-many-invitations' },
  });
  const { id } = await open({ expectedGuests: [{ name: 'Sans adresse' }] });
  const { version } = await read(id);
  await expect(
    host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, version, expectedGuests: people(100, 1) }),
  ).rejects.toMatchObject({ problem: { code: 'too-many-invitations' } });
  await host.call('group-orders', 'cancelGroupOrder', { id });
  const yesterday = new Date(mondayMorning.getTime() - 25 * 3_600_000);
  await db.updateTable('group_order_invitations').set({ at: yesterday }).execute();
  const { id: nextId } = await open({ expectedGuests: people(200, 50) });
  const save = async (expectedGuests: object[]) => {
    const savedOrder = { ...terms, version: (await read(nextId)).version, expectedGuests: expectedGuests as [] };
    return host.call('group-orders', 'updateGroupOrder', { id: nextId }, savedOrder);
  };
  // The same addresses for new rows are fifty letters more, and for the same rows none.
  const { guests } = await save(people(200, 50));
  await save(guests.map(({ id: guestId, name, invitedEmail }) => ({ id: guestId, name, email: invitedEmail })));
  await expect(save(people(200, 1))).rejects.toMatchObject({ problem: { code: 'too-many-invitations' } });
  await host.call('group-orders', 'cancelGroupOrder', { id: nextId });
});
