import { expect, test } from 'vitest';
import { expectVerified } from '../../../testing/expect-verified.ts';
import { ownProfileInput } from '../../../testing/own-profile-input.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { refusedWith } from '../../../testing/expectations/refused-with.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, sesame, bowl, dahl } = kitchen;
const claire = await signedIn('manager');

const allergic = { allergenId: sesame, severity: 'allergy' as const };
const leo = { name: 'Léo', dietNote: 'mange peu', allergens: [allergic], allergiesAsked: true };

/** A client without allergies whose child reacts to sesame. */
async function family() {
  const parent = await world.client({ firstName: 'Hugo' });
  const client = await claire.call('clients', 'createEater', { id: parent.clientId }, leo);
  const [child] = client.eaters;
  if (!child) throw new Error('the child was not seated');
  return { ...parent, selfId: client.eaterId, childId: child.id };
}

const place = (orderer: { clientId: number; addressId: number }, lines: object[], more: object = {}) =>
  kitchen.place(claire, { clientId: orderer.clientId, addressId: orderer.addressId, lines: lines as never, ...more });

test('a dish for the parent is not refused because their child reacts, one for the child or the table is', async () => {
  const { selfId, childId, ...parent } = await family();
  const forParent = await place(parent, [{ ...kitchen.line(bowl), eaterId: selfId }]);
  expect(forParent).toMatchObject({
    allergyAlert: null,
    conflicts: [],
    clientAllergies: [],
    lines: [{ eater: 'Hugo' }],
  });
  for (const eaterId of [childId, undefined])
    await expect(place(parent, [{ ...kitchen.line(bowl), eaterId }])).rejects.toMatchObject(
      refusedWith('allergy-not-overridden', 'lines.0.productId'),
    );
});

test('an answer for the parent does not answer for the child, and says on the order for whom it was', async () => {
  const { selfId, childId, ...parent } = await family();
  const line = { ...kitchen.line(bowl), eaterId: childId };
  const answer = { productId: bowl, allergenIds: [sesame], reason: 'graines à part' };
  for (const eaterId of [selfId, undefined])
    await expect(place(parent, [line], { allergyOverrides: [{ ...answer, eaterId }] })).rejects.toMatchObject(
      refusedWith('allergy-not-overridden', 'lines.0.productId'),
    );
  const order = await place(parent, [line], { allergyOverrides: [{ ...answer, eaterId: childId }] });
  expect(order).toMatchObject({
    allergyAlert: 'override',
    conflicts: [{ eaterId: childId, eater: 'Léo', answeredBy: 'Claire manager' }],
    clientAllergies: [{ eater: 'Léo', presence: 'contains' }],
    lines: [{ eaterId: childId, eater: 'Léo' }],
  });
});

test('nobody is answered for at a table where another one reacts as well', async () => {
  const { selfId, childId, ...parent } = await family();
  await world.react(parent.clientId, { allergicTo: sesame });
  const answerFor = (eaterId: number) => ({ eaterId, productId: bowl, allergenIds: [sesame], reason: 'à part' });
  const withAnswers = (...eaterIds: number[]) =>
    place(parent, [kitchen.line(bowl)], { allergyOverrides: eaterIds.map(answerFor) });
  await expect(withAnswers(selfId)).rejects.toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
  await expect(withAnswers(childId)).rejects.toMatchObject(refusedWith('allergy-not-overridden', 'lines.0.productId'));
  expect((await withAnswers(selfId, childId)).conflicts.map(({ eater }) => eater).sort()).toEqual(['Hugo', 'Léo']);
});

test('somebody of another table eats of no order', async () => {
  const [{ childId }, otherFamily] = [await family(), await family()];
  await expect(place(otherFamily, [{ ...kitchen.line(dahl), eaterId: childId }])).rejects.toMatchObject(
    refusedWith('unknown-reference', 'lines.0.eaterId'),
  );
});

test('an allergy told of a child after ordering stops what is for them or the table, and no dish of the parent', async () => {
  const { selfId, childId, ...parent } = await family();
  const { version } = await claire.call(
    'clients',
    'updateEater',
    { id: parent.clientId },
    { ...leo, allergens: [], eaterId: childId, version: (await client(parent.clientId)).version },
  );
  const [forParent, forChild, forTable] = [
    await place(parent, [{ ...kitchen.line(bowl), eaterId: selfId }]),
    await place(parent, [{ ...kitchen.line(bowl), eaterId: childId }]),
    await place(parent, [kitchen.line(bowl)]),
  ];
  await claire.call('clients', 'updateEater', { id: parent.clientId }, { ...leo, eaterId: childId, version });
  const alertOf = async ({ id }: { id: number }) => (await claire.call('orders', 'get', { id })).allergyAlert;
  expect([await alertOf(forParent), await alertOf(forChild), await alertOf(forTable)]).toEqual([
    null,
    'unanswered',
    'unanswered',
  ]);
  await expectVerified(db);
});

test('an allergy answered for on a standing order is answered for by its eater', async () => {
  const { selfId, childId, ...parent } = await family();
  const { id } = await place(parent, [kitchen.line(bowl)], {
    allergyOverrides: [{ eaterId: childId, productId: bowl, allergenIds: [sesame], reason: 'à part' }],
  });
  await world.react(parent.clientId, { allergicTo: sesame });
  const walnuts = await world.allergen('Noix', 'Walnuts');
  await world.cook(bowl, (allergens) => [...allergens, { allergenId: walnuts, presence: 'contains' }]);
  const reactions = [sesame, walnuts].map((allergenId) => ({ allergenId, severity: 'allergy' as const }));
  const { version } = await client(parent.clientId);
  await claire.call(
    'clients',
    'updateEater',
    { id: parent.clientId },
    { ...leo, allergens: reactions, eaterId: childId, version },
  );
  const answerFor = (eaterId: number, allergenId: number) =>
    claire.call(
      'orders',
      'answerAllergyConflict',
      { id },
      { eaterId, productId: bowl, allergenIds: [allergenId], reason: 'à part' },
    );
  expect((await claire.call('orders', 'get', { id })).unansweredConflicts).toBe(2);
  await expect(answerFor(selfId, walnuts)).rejects.toMatchObject({ problem: { code: 'stale' } });
  expect((await answerFor(selfId, sesame)).unansweredConflicts).toBe(1);
  expect((await answerFor(childId, walnuts)).unansweredConflicts).toBe(0);
  await world.cook(bowl, (allergens) => allergens.filter(({ allergenId }) => allergenId !== walnuts));
});

test('a change keeps for whom each dish is, and moving one to somebody else is told', async () => {
  const { selfId, childId, ...parent } = await family();
  const order = await place(parent, [
    { ...kitchen.line(dahl), eaterId: selfId },
    { ...kitchen.line(dahl), eaterId: childId },
  ]);
  expect(order.lines.map(({ eater }) => eater)).toEqual(['Hugo', 'Léo']);
  const { events, lines } = await claire.call(
    'orders',
    'updateOrder',
    { id: order.id },
    {
      version: order.version,
      slot: { scheduleId: order.scheduleId, date: order.deliveryDate },
      lines: [{ ...kitchen.line(dahl), quantity: 2, eaterId: selfId }],
    },
  );
  expect(lines).toMatchObject([{ eater: 'Hugo', quantity: 2 }]);
  expect(events.at(-1)?.changes?.lines).toMatchObject([
    { eater: 'Hugo', before: 1, after: 2 },
    { eater: 'Léo', before: 1, after: 0 },
  ]);
});

test('a dish that goes from the child to the parent leaves the child’s allergy behind', async () => {
  const { selfId, childId, ...parent } = await family();
  const answer = { eaterId: childId, productId: bowl, allergenIds: [sesame], reason: 'à part' };
  const order = await place(parent, [{ ...kitchen.line(bowl), eaterId: childId }], { allergyOverrides: [answer] });
  const change = (version: number, eaterId: number) =>
    claire.call(
      'orders',
      'updateOrder',
      { id: order.id },
      {
        version,
        slot: { scheduleId: order.scheduleId, date: order.deliveryDate },
        lines: [{ ...kitchen.line(bowl), eaterId }],
      },
    );
  const forParent = await change(order.version, selfId);
  expect(forParent).toMatchObject({ allergyAlert: null, conflicts: [] });
  expect(forParent.events.at(-1)?.conflicts).toMatchObject([{ eater: 'Léo', answeredBy: 'Claire manager' }]);
  await expect(change(forParent.version, childId)).rejects.toMatchObject(
    refusedWith('allergy-not-overridden', 'lines.0.productId'),
  );
  await expectVerified(db);
});

test('who has a dish to come stays at the table; who has none goes, and their old dishes keep their name', async () => {
  const { childId, ...parent } = await family();
  const { id } = await place(parent, [{ ...kitchen.line(dahl), eaterId: childId }]);
  const remove = () => claire.call('clients', 'removeEater', { id: parent.clientId }, { eaterId: childId });
  await expect(remove()).rejects.toMatchObject({ problem: { code: 'in-use', usedBy: [{ noun: 'orders', count: 1 }] } });
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'malade' });
  expect((await remove()).eaters).toEqual([]);
  expect((await claire.call('orders', 'get', { id })).lines).toMatchObject([{ eaterId: null, eater: 'Léo' }]);
});

test('the allergy of who leaves the table leaves the orders for all of it', async () => {
  const { childId, ...parent } = await family();
  const answer = { eaterId: childId, productId: bowl, allergenIds: [sesame], reason: 'à part' };
  const { id } = await place(parent, [kitchen.line(bowl)], { allergyOverrides: [answer] });
  await claire.call('clients', 'removeEater', { id: parent.clientId }, { eaterId: childId });
  const order = await claire.call('orders', 'get', { id });
  expect(order).toMatchObject({ allergyAlert: null, conflicts: [], clientAllergies: [] });
  expect(order.events.at(-1)).toMatchObject({ kind: 'allergy_gone', conflicts: [{ eater: 'Léo' }] });
  await expectVerified(db);
});

test('a merge tells beforehand which orders somebody of the other table stops', async () => {
  const [alone, { clientId: otherId }] = [await world.client(), await family()];
  const order = await place(alone, [kitchen.line(bowl)]);
  const preview = await claire.call('clients', 'previewClientMerge', { id: alone.clientId, otherId });
  expect(preview.touchedOrders).toMatchObject([{ orderId: order.id, stops: true }]);
  const { version, otherVersion } = preview;
  await claire.call('clients', 'mergeClients', { id: alone.clientId }, { otherId, version, otherVersion });
  expect((await claire.call('orders', 'get', { id: order.id })).allergyAlert).toBe('unanswered');
});

test('clients seat, change and remove those at their own table alone', async () => {
  const [family1, family2] = [await family(), await family()];
  const hugo = await clientSignedIn(family1.clientId);
  const zoe = await hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name: 'Zoé', allergens: [] });
  const { items } = await hugo.call('own-eaters', 'listOwnEaters');
  expect(items.map(({ name, isClient }) => [name, isClient])).toEqual([
    ['Hugo', true],
    ['Léo', false],
    ['Zoé', false],
  ]);
  await hugo.call('own-eaters', 'updateOwnEater', { id: zoe.id }, { ...leo, name: 'Zoé M.' });
  const notHis = [
    () => hugo.call('own-eaters', 'updateOwnEater', { id: family2.childId }, leo),
    () => hugo.call('own-eaters', 'removeOwnEater', { id: family2.childId }),
    () => hugo.call('own-eaters', 'removeOwnEater', { id: family1.selfId }),
  ];
  for (const change of notHis) await expect(change()).rejects.toMatchObject({ problem: { code: 'not-found' } });
  await hugo.call('own-eaters', 'removeOwnEater', { id: zoe.id });
  expect((await client(family1.clientId)).eaters.map(({ name }) => name)).toEqual(['Léo']);
});

test('a name stands once at a table, the client’s own among them, whatever nobody sees in it', async () => {
  const [{ clientId, childId }, otherFamily] = [await family(), await family()];
  const hugo = await clientSignedIn(clientId);
  const nameRefusal = refusedWith('name-at-table', 'name');
  for (const name of ['LEO', 'léo', 'hugo', 'L\u00ADéo', 'Lé\u200Bo', 'Le\u0301o\uFE0F', '\uFF2C\u00E9o', 'Hu\u2060go'])
    await expect(hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name })).rejects.toMatchObject(nameRefusal);
  const zoe = await hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name: 'Zoé' });
  await expect(
    hugo.call('own-eaters', 'updateOwnEater', { id: zoe.id }, { ...leo, name: 'Leo' }),
  ).rejects.toMatchObject(nameRefusal);
  const profile = await ownProfileInput(hugo);
  await expect(
    hugo.call('own-profile', 'updateOwnProfile', {}, { ...profile, firstName: 'Zoe' }),
  ).rejects.toMatchObject(refusedWith('name-at-table', 'firstName'));
  // The name is free again once its bearer has another one, and was never taken at another table.
  await hugo.call('own-profile', 'updateOwnProfile', {}, { ...profile, firstName: 'Hugues' });
  await hugo.call('own-eaters', 'updateOwnEater', { id: childId }, { ...leo, name: 'Hugo' });
  await hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name: 'Anne Marie' });
  for (const name of ['Anne  Marie', 'Anne\u00A0Marie'])
    await expect(hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name })).rejects.toMatchObject(nameRefusal);
  await hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name: 'Annemarie' });
  const ofOther = await clientSignedIn(otherFamily.clientId);
  await ofOther.call('own-eaters', 'createOwnEater', {}, { ...leo, name: 'Zoé' });
  const atOnce = await Promise.allSettled(
    ['Nour', 'nour'].map((name) => ofOther.call('own-eaters', 'createOwnEater', {}, { ...leo, name })),
  );
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('twenty eat at a table at most, the client among them', async () => {
  const { clientId } = await family();
  const hugo = await clientSignedIn(clientId);
  const seat = (name: string) => hugo.call('own-eaters', 'createOwnEater', {}, { ...leo, name });
  for (let place = 3; place < 20; place++) await seat(`Convive ${place}`);
  const atOnce = await Promise.allSettled(['Ana', 'Max'].map(seat));
  expect(atOnce.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  await expect(seat('Nour')).rejects.toMatchObject(refusedWith('too-many-eaters', 'name'));
});

test('two records that become one sit at one table, namesakes numbered, and part again as they were', async () => {
  const [keptFamily, otherFamily] = [await family(), await family()];
  const order = await place(otherFamily, [
    { ...kitchen.line(dahl), eaterId: otherFamily.selfId },
    { ...kitchen.line(dahl), eaterId: otherFamily.childId },
  ]);
  const [keptBefore, otherBefore] = [await client(keptFamily.clientId), await client(otherFamily.clientId)];
  const versions = { version: keptBefore.version, otherVersion: otherBefore.version };
  const { merged } = await claire.call('clients', 'previewClientMerge', {
    id: keptFamily.clientId,
    otherId: otherFamily.clientId,
  });
  expect(merged.eaters).toEqual([
    { ...leo, id: keptFamily.childId },
    { ...leo, id: otherFamily.childId, name: 'Léo (2)' },
  ]);
  const mergedClient = await claire.call(
    'clients',
    'mergeClients',
    { id: keptFamily.clientId },
    { otherId: otherFamily.clientId, ...versions },
  );
  expect(mergedClient.eaters.map(({ id, name }) => [id, name])).toEqual([
    [keptFamily.childId, 'Léo'],
    [otherFamily.childId, 'Léo (2)'],
  ]);
  const eatersOf = async () =>
    (await claire.call('orders', 'get', { id: order.id })).lines.map(({ eaterId }) => eaterId);
  expect(await eatersOf()).toEqual([keptFamily.selfId, otherFamily.childId]);
  const { merges } = await claire.call('clients', 'getClientStanding', { id: keptFamily.clientId });
  await claire.call('clients', 'undoMerge', { id: keptFamily.clientId }, { mergeId: merges[0]?.id ?? 0 });
  expect((await client(otherFamily.clientId)).eaters).toEqual(otherBefore.eaters);
  expect((await client(keptFamily.clientId)).eaters).toEqual(keptBefore.eaters);
  expect(await eatersOf()).toEqual([otherFamily.selfId, otherFamily.childId]);
  await expectVerified(db);
});

test('who is erased leaves no name of anybody at their table', async () => {
  const { childId, ...parent } = await family();
  const { id } = await place(parent, [{ ...kitchen.line(dahl), eaterId: childId }]);
  await claire.call('orders', 'cancelOrder', { id }, { reason: 'malade' });
  const owner = await signedIn('owner');
  const { version } = await client(parent.clientId);
  await owner.call('clients', 'eraseClient', { id: parent.clientId }, { version });
  expect((await claire.call('orders', 'get', { id })).lines).toMatchObject([{ eaterId: null, eater: '' }]);
  expect((await client(parent.clientId)).eaters).toEqual([]);
});

const client = (id: number) => claire.call('clients', 'get', { id });
