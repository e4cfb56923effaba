import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ClientAllergen } from '../orders/allergies.ts';
import { mergedAllergens, mergedPerson } from './merged-client.ts';

const home = { phone: '', address: '12, rue des Lilas', city: 'Paris', country: 'FR', postalCode: '75020', note: '' };
const ines = {
  firstName: 'Inès',
  lastName: 'Delcourt',
  email: '',
  hasAccount: false,
  phone: '+33612345678',
  dietNote: '',
  houseNote: '',
  marketingConsent: true,
  allergiesAsked: false,
  allergens: [],
  addresses: [home],
};

const reactions = fc.uniqueArray(
  fc.record({ allergenId: fc.integer({ min: 1, max: 14 }), severity: fc.constantFrom('allergy', 'intolerance') }),
  { selector: ({ allergenId }) => allergenId },
) as fc.Arbitrary<ClientAllergen[]>;

test('no allergy of either record is lost, none is told less gravely, and none is made up', () => {
  fc.assert(
    fc.property(reactions, reactions, (keeper, otherAllergens) => {
      const allergens = mergedAllergens(keeper, otherAllergens);
      const says = (severity: string) => (list: readonly ClientAllergen[]) =>
        new Set(list.filter((allergen) => allergen.severity === severity).map(({ allergenId }) => allergenId));
      const [allergies, allergenIds] = [
        says('allergy'),
        (list: ClientAllergen[]) => new Set(list.map((allergen) => allergen.allergenId)),
      ];
      expect(allergies(allergens)).toEqual(allergies([...keeper, ...otherAllergens]));
      expect(allergenIds(allergens)).toEqual(allergenIds([...keeper, ...otherAllergens]));
      expect(allergens).toHaveLength(allergenIds(allergens).size);
      expect(mergedAllergens(otherAllergens, keeper)).toEqual(allergens);
    }),
  );
});

test('what the kept record does not say is taken from the other one', () => {
  const person = mergedPerson(ines, {
    ...ines,
    email: 'ines@example.com',
    dietNote: 'Sans porc',
    allergiesAsked: true,
  });
  expect(person).toMatchObject({
    email: 'ines@example.com',
    dietNote: 'Sans porc',
    allergiesAsked: true,
    houseNote: '',
  });
});

test('another name, phone or e-mail of the other record stays readable in the notes of the house', () => {
  const otherRecord = { ...ines, firstName: 'Ines', email: 'ines@example.com', phone: '+33199001234' };
  const person = mergedPerson({ ...ines, email: 'i.delcourt@example.com', houseNote: 'Sonner' }, otherRecord);
  expect(person).toMatchObject({ email: 'i.delcourt@example.com', phone: '+33612345678' });
  expect(person.houseNote).toBe('Sonner\nInes Delcourt · 01\u00a099\u00a000\u00a012\u00a034 · ines@example.com');
});

test('an e-mail by which they sign in stands against one that was only told, whichever record is kept', () => {
  const record = { ...ines, email: 'i.delcourt@example.com' };
  const account = { ...ines, email: 'ines@example.com', hasAccount: true };
  for (const person of [mergedPerson(record, account), mergedPerson(account, record)])
    expect(person).toMatchObject({
      email: 'ines@example.com',
      houseNote: 'Inès Delcourt · i.delcourt@example.com',
    });
  expect(mergedPerson({ ...record, hasAccount: true }, account).email).toBe('i.delcourt@example.com');
});

test('a note that both have stands once', () => {
  const salt = { ...ines, dietNote: 'Sans sel' };
  expect(mergedPerson(salt, salt).dietNote).toBe('Sans sel');
});

test('an address that both have comes once, one with a phone or a door code of its own stays', () => {
  const typedAnew = { ...home, address: '12, rue  des lilas ' };
  const withPhone = { ...home, phone: '+33199001234' };
  const withCode = { ...home, note: 'Code 12B' };
  const otherRecord = {
    ...ines,
    addresses: [typedAnew, withPhone, withCode, { ...home, city: 'Brest', postalCode: '29200' }],
  };
  expect(mergedPerson(ines, otherRecord).addresses.map(({ city, phone, note }) => [city, phone, note])).toEqual([
    ['Paris', '+33199001234', ''],
    ['Paris', '', 'Code 12B'],
    ['Brest', '', ''],
  ]);
});

test('who wants news in both records gets them', () => {
  expect(mergedPerson(ines, ines).marketingConsent).toBe(true);
});

test('allergies that nobody asked for in either record are still to be asked for', () => {
  expect(mergedPerson(ines, ines).allergiesAsked).toBe(false);
});

test('a namesake whose phone is not known leaves no note, another name leaves one', () => {
  expect(mergedPerson(ines, { ...ines, phone: '' }).houseNote).toBe('');
  expect(mergedPerson(ines, { ...ines, firstName: 'Agnès' }).houseNote).toBe('Agnès Delcourt');
});

test('an address with a phone or a door code comes once where both records say the same', () => {
  const reached = { ...home, phone: '+33199001234', note: 'Code 12B' };
  expect(mergedPerson({ ...ines, addresses: [reached] }, { ...ines, addresses: [reached] }).addresses).toEqual([]);
  const brest = { ...home, city: 'Brest', postalCode: '29200' };
  expect(mergedPerson({ ...ines, addresses: [brest, home] }, { ...ines, addresses: [home] }).addresses).toEqual([]);
});

test('an address without a phone or a code is that of the kept record, which says more', () => {
  const reached = { ...home, phone: '+33199001234', note: 'Code 12B' };
  expect(mergedPerson({ ...ines, addresses: [reached] }, ines).addresses).toEqual([]);
});

test('who has refused news once gets none', () => {
  expect(mergedPerson(ines, { ...ines, marketingConsent: false }).marketingConsent).toBe(false);
});
