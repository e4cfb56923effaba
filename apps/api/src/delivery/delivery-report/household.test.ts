import { readSheet } from 'read-excel-file/node';
import { expect, test } from 'vitest';
import { ownProfileInput } from '../../testing/own-profile-input.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, clientSignedIn } = await testApp();
const kitchen = await smallKitchen(db);
const { world, sesame, bowl } = kitchen;
const claire = await signedIn('manager');

// A child who reacts to sesame, whose parent reacts to nothing.
const { clientId, addressId } = await world.client({ firstName: 'Hugo', lastName: 'Nord' });
const { eaterId, eaters } = await claire.call(
  'clients',
  'createEater',
  { id: clientId },
  { name: 'Léo', dietNote: '', allergens: [{ allergenId: sesame, severity: 'allergy' }], allergiesAsked: true },
);
const childId = eaters[0]?.id ?? 0;
const answer = { productId: bowl, allergenIds: [sesame], reason: 'sans les graines' };
const { id } = await kitchen.place(claire, {
  clientId,
  addressId,
  lines: [
    { ...kitchen.line(bowl), eaterId },
    { ...kitchen.line(bowl, 2), eaterId: childId },
  ],
  allergyOverrides: [{ ...answer, eaterId: childId }],
});
const report = await claire.call('delivery-report', 'getDeliveryReport', { date: wednesday });

test('the production list names who reacts, of the portions that are theirs', () => {
  const [dish] = report.production.categories[0]?.dishes ?? [];
  expect(dish).toMatchObject({ quantity: 3 });
  expect(dish?.exceptions).toMatchObject([{ client: 'Hugo Nord', line: 1, eater: 'Léo', quantity: 2 }]);
});

test('a stop says for whom each portion and each allergy is', () => {
  expect(report.rounds[0]?.stops).toMatchObject([
    {
      client: 'Hugo Nord',
      eaterId,
      items: [
        { eaterId, eater: 'Hugo', quantity: 1 },
        { eaterId: childId, eater: 'Léo', quantity: 2 },
      ],
      clientAllergies: [{ eaterId: childId, eater: 'Léo' }],
    },
  ]);
});

test('the file names them as well', async () => {
  const file = Buffer.from(
    await (await claire.call('delivery-report', 'exportDeliveryReport', { date: wednesday })).arrayBuffer(),
  );
  const [, production] = await readSheet(file, 'Production list');
  expect(production?.at(-1)).toMatch(/^of which 2 × moyenne for Hugo Nord · Léo \(/);
  const [head = [], stop = []] = await readSheet(file, 'Rounds');
  expect(stop[head.indexOf('Dishes')]).toBe('1 × Bowl (Moyenne) for Hugo, 2 × Bowl (Moyenne) for Léo');
  expect(stop[head.indexOf('Client’s allergies')]).toBe('Sesame (allergy) · Léo');
});

test('the dashboard names who reacts beside the client, and not the client themselves', async () => {
  const conflictsNow = async () =>
    (await claire.call('dashboard', 'getDashboard')).answered.orders.find(({ orderId }) => orderId === id)?.conflicts;
  expect(await conflictsNow()).toMatchObject([{ eater: 'Léo' }]);
  await kitchen.place(claire, {
    ...kitchen.ines,
    lines: [kitchen.line(bowl)],
    allergyOverrides: [answer],
  });
  const { answered } = await claire.call('dashboard', 'getDashboard');
  expect(answered.orders.find(({ client }) => client === 'Inès Delcourt')?.conflicts).toMatchObject([{ eater: '' }]);
});

test('a child who is called as their parent was is not taken for the parent', async () => {
  const hugo = await clientSignedIn(clientId);
  const profile = await ownProfileInput(hugo);
  await hugo.call('own-profile', 'updateOwnProfile', {}, { ...profile, firstName: 'Hugues' });
  const child = {
    dietNote: '',
    allergens: [{ allergenId: sesame, severity: 'allergy' as const }],
    allergiesAsked: true,
  };
  await hugo.call('own-eaters', 'updateOwnEater', { id: childId }, { ...child, name: 'Hugo' });
  const file = await claire.call('delivery-report', 'exportDeliveryReport', { date: wednesday });
  const [head = [], ...stops] = await readSheet(Buffer.from(await file.arrayBuffer()), 'Rounds');
  const stop = stops.find((row) => row[head.indexOf('Client')] === 'Hugo Nord') ?? [];
  expect(stop[head.indexOf('Client’s allergies')]).toBe('Sesame (allergy) · Hugo');
  const letter = await claire.call('mails', 'previewMail', { kind: 'placed', locale: 'en', orderId: id });
  expect(letter.text).toContain('Sesame · Hugo');
});
