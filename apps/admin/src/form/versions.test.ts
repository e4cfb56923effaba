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
  const mine = { ...base, phone: '+33199001003', dietNote: 'sans porc' };
  const theirs = {
    ...base,
    dietNote: 'sans porc',
    allergens: [...base.allergens, { allergenId: 5, severity: 'allergy' }],
  };
  expect(differencesOf({ base, mine, theirs })).toEqual([
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
  const mine = { ...base, addresses: [{ ...address, phone: '1' }] };
  const theirs = { ...base, addresses: [{ ...address, phone: '2' }] };
  expect(differencesOf({ base, mine, theirs })).toMatchObject([{ field: 'addresses', changedBy: 'both' }]);
  const turned = { ...base, addresses: [Object.fromEntries(Object.entries(address).reverse())] };
  expect(differencesOf({ base, mine: base, theirs: turned })).toEqual([]);
});

test('taking one member of a list keeps the others, those too that are not saved yet', () => {
  const fresh = { label: 'Bureau', phone: '', postalCode: '75012' };
  const second = { id: 2, label: 'Atelier', phone: '', postalCode: '93100' };
  const mine = { ...base, addresses: [{ ...address, phone: '1' }, fresh] };
  const theirs = { ...base, addresses: [{ ...address, phone: '2' }, second] };
  const differences = differencesOf({ base, mine, theirs });
  expect(differences.map(({ member, changedBy }) => [member?.value, changedBy])).toEqual([
    [1, 'both'],
    [2, 'them'],
  ]);
  expect(takenFields(mine, differences)).toEqual({ addresses: [{ ...address, phone: '2' }, fresh, second] });
  expect(takenFields(mine, differences.slice(1))).toEqual({ addresses: [mine.addresses[0], fresh, second] });
});

test('what they removed goes when theirs is taken', () => {
  const mine = { ...base, phone: '1' };
  const theirs = { ...base, allergens: [] };
  const [phone, allergen, ...others] = differencesOf({ base, mine, theirs });
  expect([phone?.changedBy, allergen?.changedBy, others]).toEqual(['me', 'them', []]);
  expect(takenFields(mine, allergen ? [allergen] : [])).toEqual({ allergens: [] });
});

test('a list whose members cannot be told apart is taken whole', () => {
  const [before, mine, theirs] = [5, 10, 20].map((rate) => ({ components: [{ name: 'TVA', rate }] }));
  if (!before || !mine || !theirs) throw new Error('three versions were made');
  const differences = differencesOf({ base: before, mine, theirs });
  expect(differences).toMatchObject([{ field: 'components', member: null, changedBy: 'both' }]);
  expect(takenFields(mine, differences)).toEqual(theirs);
});
