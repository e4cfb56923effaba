import { expect, test } from 'vitest';
import { expectVerified } from '../../testing/expect-verified.ts';
import { groupTable } from '../../testing/group-table.ts';
import { wednesday } from '../../testing/small-kitchen.ts';

const house = await groupTable();
const { db, time, kitchen, milk, host, owner, stranger, clientSignedIn, open, read, close, share, meal, guest } = house;
const { dahl, bowl, sesame, marc, ines, evening, lunch } = kitchen;
const refusal = (code: string, field?: string) => ({ problem: { code, ...(field && { field }) } });
const sesameAllergy = [{ allergenId: sesame, severity: 'allergy' as const }];
const milkIntolerance = [{ allergenId: milk, severity: 'intolerance' as const }];
const pudding = await kitchen.dish({ name: 'Riz au lait', price: 500, contains: milk });

test('what guests choose by the link is one order of the host, each box with its name', async () => {
  const { id } = await open();
  const token = await share(id);
  const [zoe, noor] = [await guest(token, 'Zoé'), await guest(token, 'Noor', { allergens: sesameAllergy })];
  await zoe.choose(meal(dahl), meal(bowl));
  await noor.choose(meal(dahl, 2));
  const order = (await close(id)).order;
  const placedOrder = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(placedOrder).toMatchObject({
    source: 'website',
    clientId: marc.clientId,
    paymentChoice: 'transfer',
    groupOrder: { id, guests: [{ eater: 'Zoé' }, { eater: 'Noor' }] },
    clientAllergies: [{ eater: 'Noor', allergenId: sesame, severity: 'allergy' }],
    unaskedEaters: [],
  });
  expect(placedOrder.lines.map(({ eater, name, quantity }) => `${eater}: ${quantity} ${name.fr}`)).toEqual([
    'Zoé: 1 Dahl',
    'Zoé: 1 Bowl',
    'Noor: 2 Dahl',
  ]);
  await expectVerified(db);
});

test('a dish with what a guest is allergic to is refused to them alone; intolerances they accept in their own name', async () => {
  const { id } = await open();
  const token = await share(id);
  const [zoe, noor] = [
    await guest(token, 'Zoé', { allergens: milkIntolerance }),
    await guest(token, 'Noor', { allergens: sesameAllergy }),
  ];
  await expect(noor.choose(meal(bowl))).rejects.toMatchObject({
    problem: { errors: [{ code: 'own-allergy', field: 'lines.0.productId' }] },
  });
  await expect(zoe.choose(meal(bowl), meal(pudding))).rejects.toMatchObject({
    problem: { errors: [{ code: 'own-allergy-not-accepted', field: 'lines.1.productId' }] },
  });
  const accepted = [{ allergenIds: [milk], severity: 'intolerance' as const, presence: 'contains' as const }];
  await zoe.choose(meal(bowl), { ...meal(pudding), accepted });
  await noor.choose(meal(pudding));
  const { order } = await close(id);
  const placedOrder = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(placedOrder.conflicts).toMatchObject([
    { eater: 'Zoé', allergenId: milk, mustOverride: false, answeredBy: 'Zoé', reason: 'accepted-by-client' },
  ]);
  await expectVerified(db);
});

test('a later allergen of a dish stops the order for the guest who reacts to it, and no other table', async () => {
  const stew = await kitchen.dish({ name: 'Pot-au-feu', price: 1200 });
  const { id } = await open();
  const noor = await guest(await share(id), 'Noor', { allergens: sesameAllergy });
  await noor.choose(meal(stew));
  const { order } = await close(id);
  // Marc’s own order of the same dish is none of the guests' business.
  const ownOrder = await kitchen.placeOwn(host, { lines: [kitchen.line(stew)] });
  await kitchen.world.changeDish(stew, () => ({ allergens: [{ allergenId: sesame, presence: 'contains' as const }] }));
  const judged = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(judged).toMatchObject({ allergyAlert: 'unanswered', conflicts: [{ eater: 'Noor', mustOverride: true }] });
  expect((await owner.call('orders', 'get', { id: ownOrder.id })).conflicts).toEqual([]);
  // The host reads none of it, on the order or in the list.
  const hostsView = await host.call('own-orders', 'getOwnOrder', { id: order?.id ?? 0 });
  expect(hostsView.conflicts).toEqual([]);
  const { items } = await host.call('own-orders', 'listOwnOrders', {});
  expect(items.find((row) => row.id === order?.id)).toMatchObject({ isInConflict: false });
  await expectVerified(db);
});

test('the host reads nothing of anybody’s allergies, wherever they look', async () => {
  const { id } = await open({ expectedGuests: [{ name: 'Zoé', email: 'zoe@example.com' }] });
  const token = await share(id);
  const zoe = await guest(token, 'Zoé', {
    allergens: milkIntolerance,
    dietNote: 'Végane',
    email: 'privee@example.com',
  });
  const accepted = [{ allergenIds: [milk], severity: 'intolerance' as const, presence: 'contains' as const }];
  await zoe.choose({ ...meal(pudding), accepted });
  const views = [
    await read(id),
    await host.call('own-eaters', 'listOwnEaters'),
    await host.call('own-profile', 'getOwnProfile'),
  ];
  await close(id);
  const { order } = await read(id);
  const file = await host.call('own-profile', 'exportOwnData');
  const mails = await house.mails();
  const texts = [
    ...views.map((view) => JSON.stringify(view)),
    JSON.stringify(await host.call('own-orders', 'getOwnOrder', { id: order?.id ?? 0 })),
    await file.text(),
    ...mails.filter(({ to }) => !to?.some(({ address }) => address?.includes('privee'))).map(({ text }) => text ?? ''),
  ];
  for (const text of texts) {
    expect(text).not.toContain('Végane');
    expect(text).not.toContain('intolerance');
    expect(text).not.toContain('privee@example.com');
  }
  const staffFile = await (await owner.call('clients', 'exportClientData', { id: marc.clientId })).text();
  expect(staffFile).not.toContain('intolerance');
});

test('guests see nothing of each other but names, where the host lets them be seen', async () => {
  const [first, second] = [await open(), await open({ namesShown: true })];
  for (const { id, names } of [
    { id: first.id, names: null },
    { id: second.id, names: ['Zoé', 'Noor'] },
  ]) {
    const token = await share(id);
    const zoe = await guest(token, 'Zoé', { allergens: sesameAllergy });
    const noor = await guest(token, 'Noor');
    await zoe.choose(meal(dahl));
    const visit = await noor.visit();
    expect(visit).toMatchObject({ host: 'Marc', names, guest: { name: 'Noor', dishes: [] } });
    expect(JSON.stringify(visit)).not.toContain('Dahl');
    await host.call('group-orders', 'cancelGroupOrder', { id });
  }
});

test('the host eats as themselves, by what their account says', async () => {
  const { id } = await open({ addressId: ines.addressId }, await house.clientSignedIn(ines.clientId));
  const hers = await house.clientSignedIn(ines.clientId);
  const token = await share(id, hers);
  const seat = await guest(token, 'Personne', { allergens: [] }, hers);
  await expect(seat.choose(meal(bowl))).rejects.toMatchObject({ problem: { errors: [{ code: 'own-allergy' }] } });
  expect(await seat.visit()).toMatchObject({ isHost: true, guest: { name: 'Inès', isHost: true } });
  expect((await hers.call('group-orders', 'getGroupOrder', { id })).guests).toMatchObject([
    { name: 'Inès', isHost: true },
  ]);
  await hers.call('group-orders', 'cancelGroupOrder', { id });
});

test('a guest is called as nobody else of the order is, its host among them', async () => {
  const { id } = await open();
  const token = await share(id);
  const zoe = await guest(token, 'Zoé');
  for (const name of ['ZOE', 'marc'])
    await expect(guest(token, name)).rejects.toMatchObject(refusal('name-at-table', 'name'));
  const noor = await guest(token, 'Noor');
  await expect(noor.say({ name: 'Zoe' })).rejects.toMatchObject(refusal('name-at-table', 'name'));
  await zoe.say({ name: 'Zoé M.' });
  await noor.say({ name: 'Zoé' });
  await host.call('group-orders', 'cancelGroupOrder', { id });
});

test('a budget a head holds, and says by how much it is passed', async () => {
  const { id } = await open({ budget: 1000 });
  const zoe = await guest(await share(id), 'Zoé');
  await expect(zoe.choose(meal(bowl))).rejects.toMatchObject({
    problem: { errors: [{ code: 'above-budget', amounts: { budget: 1000, over: 390 } }] },
  });
  expect(await zoe.choose(meal(dahl))).toMatchObject({ budget: 1000, guest: { total: 950 } });
  await host.call('group-orders', 'cancelGroupOrder', { id });
});

test('nobody eats for more than the budget, whatever has become of it or of a price since they chose', async () => {
  const { id, version, ...order } = await open({ budget: 2500 });
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal(dahl));
  time.now = new Date(time.now.getTime() + 60_000);
  await zoe.choose(meal(dahl), meal(bowl));
  const { slot, deadline, paymentChoice } = house.terms;
  const addressId = order.address?.id ?? 0;
  const terms = { slot, deadline, paymentChoice, addressId, namesShown: false, weekly: false, expectedGuests: [] };
  await host.call('group-orders', 'updateGroupOrder', { id }, { ...terms, budget: 2000, version });
  const { guests, order: placedOrder } = await close(id);
  expect(guests[0]?.dishes).toMatchObject([{ isDropped: true }, { isDropped: false }]);
  const { lines } = await owner.call('orders', 'get', { id: placedOrder?.id ?? 0 });
  expect(lines.map(({ name }) => name.fr)).toEqual(['Dahl']);
  await expectVerified(db);
});

test('a host who closes after a dish was sold out has an order of all the others', async () => {
  const scarce = await kitchen.dish({ name: 'Tajine', price: 1200, available: 1 });
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal(scarce), meal(dahl));
  await kitchen.place(owner, { slot: house.terms.slot, lines: [kitchen.line(scarce)] });
  const { guests, order } = await close(id);
  expect(guests[0]?.dishes).toMatchObject([{ isDropped: false }, { isDropped: true }]);
  const { lines } = await owner.call('orders', 'get', { id: order?.id ?? 0 });
  expect(lines.map(({ name }) => name.fr)).toEqual(['Dahl']);
  await expectVerified(db);
});

test('what a guest says later takes out the dishes that no longer suit, by name', async () => {
  const { id } = await open();
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal(bowl), meal(dahl));
  const { unsuitableDishes, visit } = await zoe.say({ allergens: sesameAllergy });
  expect(unsuitableDishes.map(({ fr }) => fr)).toEqual(['Bowl']);
  expect(visit.guest?.dishes.map(({ name }) => name.fr)).toEqual(['Dahl']);
  await zoe.leave();
  expect((await read(id)).guests).toEqual([]);
  expect(await db.selectFrom('eaters').select('id').where('group_order_id', '=', id).execute()).toEqual([]);
  await host.call('group-orders', 'cancelGroupOrder', { id });
});

test('forged links and keys, and those of another group, open nothing', async () => {
  const [first, second] = [await open(), await open()];
  const [firstToken, secondToken] = [await share(first.id), await share(second.id)];
  const zoe = await guest(firstToken, 'Zoé');
  const forged = 'x'.repeat(43);
  const call = (token: string, key: string) =>
    stranger.call('group-orders', 'chooseGroupMeals', {}, { token, key, lines: [meal()] });
  await expect(call(forged, zoe.key)).rejects.toMatchObject(refusal('group-order-ended'));
  await expect(call(firstToken, forged)).rejects.toMatchObject(refusal('not-found'));
  await expect(call(secondToken, zoe.key)).rejects.toMatchObject(refusal('not-found'));
  expect(
    await stranger.call('group-orders', 'visitGroupOrder', {}, { token: secondToken, key: zoe.key }),
  ).toMatchObject({
    guest: null,
    earlier: null,
  });
  const hers = await house.clientSignedIn(ines.clientId);
  for (const name of ['getGroupOrder', 'cancelGroupOrder', 'closeGroupOrder'] as const)
    await expect(hers.call('group-orders', name, { id: first.id })).rejects.toMatchObject(refusal('not-found'));
  for (const { id } of [first, second]) await host.call('group-orders', 'cancelGroupOrder', { id });
});

test.each([
  ['a deadline after the cut-off', { deadline: '2026-11-24T17:00:00Z' }, 'deadline-too-late'],
  ['a deadline that is over', { deadline: '2026-11-23T08:00:00Z' }, 'deadline-too-late'],
  ['another client’s address', { addressId: ines.addressId }, 'unknown-reference'],
  ['a slot of another weekday', { slot: { scheduleId: evening, date: '2026-11-26' } }, 'slot-unavailable'],
  ['a card where none can be paid by', { paymentChoice: 'online' as const }, 'online-payments-off'],
])('%s is refused', async (_, wishes, code) => {
  await expect(open(wishes)).rejects.toMatchObject({ problem: { errors: [{ code }] } });
});

test('a group order holds its place in the slot until it is given up', async () => {
  await kitchen.world.changeSchedule(lunch, { capacity: 1 });
  const slot = { scheduleId: lunch, date: wednesday };
  const { id } = await open({ slot, deadline: '2026-11-24T08:00:00Z' });
  await expect(kitchen.placeOwn(host, { slot })).rejects.toMatchObject({
    problem: { errors: [{ code: 'slot-full' }] },
  });
  const zoe = await guest(await share(id), 'Zoé');
  await zoe.choose(meal());
  expect((await close(id)).state).toBe('placed');
  await expectVerified(db);
  await kitchen.world.changeSchedule(lunch, { capacity: 10 });
});

test('after the deadline nothing is chosen any more, whether the house’s clock has closed it or not', async () => {
  const { id } = await open();
  const token = await share(id);
  const zoe = await guest(token, 'Zoé');
  const start = time.now;
  time.now = new Date('2026-11-24T15:00:01Z');
  await expect(zoe.choose(meal())).rejects.toMatchObject(refusal('group-order-closed'));
  await expect(guest(token, 'Noor')).rejects.toMatchObject(refusal('group-order-closed'));
  await house.mind();
  time.now = start;
  expect((await read(id)).state).toBe('empty');
  await expectVerified(db);
});

test('for a company that wants a purchase reference, the host gives one as the order opens', async () => {
  const company = await owner.call(
    'companies',
    'create',
    {},
    {
      legalName: 'Atelier du Port',
      businessNumber: '',
      vatNumber: '',
      address: '3, rue du Port',
      postalCode: '75010',
      city: 'Paris',
      country: 'FR',
      contacts: [],
      referenceRequired: true,
      terms: 'monthly',
      invoiceGroups: 'person',
      creditLimit: null,
      active: true,
    },
  );
  const client = await kitchen.world.client();
  const byHost = await clientSignedIn(client.clientId);
  await owner.call('clients', 'setClientCompany', { id: client.clientId }, { companyId: company.id });
  const terms = { addressId: client.addressId, paymentChoice: 'on_invoice' as const };
  await expect(open(terms, byHost)).rejects.toMatchObject({
    problem: { errors: [{ code: 'purchase-reference-missing', field: 'purchaseReference' }] },
  });
  await expect(open({ paymentChoice: 'on_invoice' })).rejects.toMatchObject({
    problem: { errors: [{ code: 'invoice-not-agreed', field: 'paymentChoice' }] },
  });
  const { id } = await open({ ...terms, purchaseReference: 'BC-17' }, byHost);
  const zoe = await guest(await share(id, byHost), 'Zoé');
  await zoe.choose(meal());
  const { order } = await byHost.call('group-orders', 'closeGroupOrder', { id });
  expect(await owner.call('orders', 'get', { id: order?.id ?? 0 })).toMatchObject({
    company: { purchaseReference: 'BC-17' },
    paymentChoice: 'on_invoice',
  });
  await expectVerified(db);
});
