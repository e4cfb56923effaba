import { expect, test } from 'vitest';
import { smallKitchen } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, clientSignedIn } = await testApp();
const { marc, ines } = await smallKitchen(db);
const owner = await signedIn('owner');
const [ofMarc, ofInes] = [await clientSignedIn(marc.clientId), await clientSignedIn(ines.clientId)];

const home = {
  label: 'Maison',
  phone: '06 12 34 56 78',
  address: '3 rue des Rigoles',
  city: 'Paris',
  country: 'FR',
  postalCode: '75020',
  note: 'Code 12A',
};

test('clients add an address, and are told whether the house delivers there', async () => {
  const here = await ofMarc.call('own-addresses', 'createOwnAddress', {}, home);
  expect(here).toMatchObject({ ...home, phone: '+33612345678', eligible: true, zone: { name: { fr: 'Est' } } });
  const far = await ofMarc.call('own-addresses', 'createOwnAddress', {}, { ...home, postalCode: '13001' });
  expect(far).toMatchObject({ eligible: false, zone: null });
  const { items } = await ofMarc.call('own-addresses', 'listOwnAddresses');
  expect(items.map(({ id }) => id)).toEqual([marc.addressId, here.id, far.id]);
  expect((await owner.call('clients', 'get', { id: marc.clientId })).addresses).toEqual(items);
});

test('clients save and remove an address, and whoever of the house has the record open learns of it', async () => {
  const { version } = await owner.call('clients', 'get', { id: ines.clientId });
  const { id } = await ofInes.call('own-addresses', 'createOwnAddress', {}, home);
  const savedAddress = await ofInes.call('own-addresses', 'updateOwnAddress', { id }, { ...home, label: 'Bureau' });
  expect(savedAddress).toMatchObject({ id, label: 'Bureau' });
  await ofInes.call('own-addresses', 'removeOwnAddress', { id });
  const { items } = await ofInes.call('own-addresses', 'listOwnAddresses');
  expect(items.map((address) => address.id)).toEqual([ines.addressId]);
  expect((await owner.call('clients', 'get', { id: ines.clientId })).version).toBe(version + 3);
  const log = await owner.call('audit-entries', 'list', { tag: 'clients', thingId: String(ines.clientId) });
  expect(log.items.map(({ operation }) => operation)).toEqual(['updateClient', 'updateClient', 'addClientAddress']);
  const standing = { id: ines.addressId };
  const newHome = { label: 'Maison', city: 'Paris' };
  const office = { label: 'Bureau', city: 'Paris' };
  expect(log.items).toMatchObject([
    { before: { addresses: [standing, office] }, after: { addresses: [standing] } },
    { before: { addresses: [standing, newHome] }, after: { addresses: [standing, office] } },
    { before: { addresses: [standing] }, after: { addresses: [standing, newHome] } },
  ]);
  for (const { by, thing: record, after } of log.items) {
    expect([by, record?.name]).toEqual([{ id: null, name: 'Inès Delcourt' }, 'Inès Delcourt']);
    expect(Object.keys(after ?? {})).toEqual(['addresses']);
  }
});

test('nobody touches an address of somebody else', async () => {
  const hers = { id: ines.addressId };
  const notFound = { problem: { code: 'not-found' } };
  await expect(ofMarc.call('own-addresses', 'updateOwnAddress', hers, home)).rejects.toMatchObject(notFound);
  await expect(ofMarc.call('own-addresses', 'removeOwnAddress', hers)).rejects.toMatchObject(notFound);
  const { items } = await ofMarc.call('own-addresses', 'listOwnAddresses');
  expect(items.map(({ id }) => id)).not.toContain(ines.addressId);
});

test('what is no phone number is refused on its field', async () => {
  const typedAddress = { ...home, phone: '12 34 56 78' };
  await expect(ofMarc.call('own-addresses', 'createOwnAddress', {}, typedAddress)).rejects.toMatchObject({
    problem: { errors: [{ field: 'phone', code: 'not-a-phone-number' }] },
  });
});
