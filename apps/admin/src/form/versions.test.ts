import { expect, test } from 'vitest';
import { differencesOf, takenFields } from './versions.ts';

const address = { id: 1, label: 'Maison', phone: '', postalCode: '75011' };
const base = {
  phone: '+33199001002',
  dietNote: '',
  allergens: [{ allergenId: 3, severity: 'allergy' }],
  addresses: [address],
};

test('what only one of two changed is theirs or mine, and what both left alike is no difference', () => {
  const myFields = { ...base, phone: '+33199001003', dietNote: 'sans porc' };
  const theirFields = {
    ...base,
    dietNote: 'sans porc',
    allergens: [...base.allergens, { allergenId: 5, severity: 'allergy' }],
  };
  expect(differencesOf({ base, mine: myFields, theirs: theirFields })).toEqual([
    { field: 'phone', member: null, mine: '+33199001003', theirs: '+33199001002', changedBy: 'me' },
    {
      field: 'allergens',
      member: { by: 'allergenId', value: 5 },
      mine: undefined,
      theirs: { allergenId: 5, severity: 'allergy' },
      changedBy: 'them',
    },
  ]);
});

test('a field that both changed is said to be, in whatever order its parts stand', () => {
  const myFields = { ...base, addresses: [{ ...address, phone: '1' }] };
  const theirFields = { ...base, addresses: [{ ...address, phone: '2' }] };
  expect(differencesOf({ base, mine: myFields, theirs: theirFields })).toMatchObject([
    { field: 'addresses', changedBy: 'both' },
  ]);
  const turnedFields = { ...base, addresses: [Object.fromEntries(Object.entries(address).reverse())] };
  expect(differencesOf({ base, mine: base, theirs: turnedFields })).toEqual([]);
});

test('taking one member of a list keeps the others, those too that are not saved yet', () => {
  const fresh = { label: 'Bureau', phone: '', postalCode: '75012' };
  const second = { id: 2, label: 'Atelier', phone: '', postalCode: '93100' };
  const myFields = { ...base, addresses: [{ ...address, phone: '1' }, fresh] };
  const theirFields = { ...base, addresses: [{ ...address, phone: '2' }, second] };
  const differences = differencesOf({ base, mine: myFields, theirs: theirFields });
  expect(differences.map(({ member, changedBy }) => [member?.value, changedBy])).toEqual([
    [1, 'both'],
    [2, 'them'],
  ]);
  expect(takenFields(myFields, differences)).toEqual({ addresses: [{ ...address, phone: '2' }, fresh, second] });
  expect(takenFields(myFields, differences.slice(1))).toEqual({ addresses: [myFields.addresses[0], fresh, second] });
});

test('what they removed goes when theirs is taken', () => {
  const myFields = { ...base, phone: '1' };
  const theirFields = { ...base, allergens: [] };
  const [phone, allergen, ...otherDifferences] = differencesOf({ base, mine: myFields, theirs: theirFields });
  expect([phone?.changedBy, allergen?.changedBy, otherDifferences]).toEqual(['me', 'them', []]);
  expect(takenFields(myFields, allergen ? [allergen] : [])).toEqual({ allergens: [] });
});

test('a list whose members cannot be told apart is taken whole', () => {
  const [baseFields, myFields, theirFields] = [5, 10, 20].map((rate) => ({ components: [{ name: 'TVA', rate }] }));
  if (!baseFields || !myFields || !theirFields) throw new Error('three versions were made');
  const differences = differencesOf({ base: baseFields, mine: myFields, theirs: theirFields });
  expect(differences).toMatchObject([{ field: 'components', member: null, changedBy: 'both' }]);
  expect(takenFields(myFields, differences)).toEqual(theirFields);
});
