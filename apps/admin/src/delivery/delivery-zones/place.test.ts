import { expect, test } from 'vitest';
import { placesTakenOver, withTypedPlaces } from './place.ts';

const orsay = { country: 'FR', postalCode: '91400' };
const massy = { country: 'FR', postalCode: '91300' };

test('what is typed stands first and once, and what is no code last', () => {
  expect(withTypedPlaces([massy, orsay], [massy, orsay], '91400, 91120 Palaiseau', 'FR')).toEqual([
    orsay,
    { country: 'FR', postalCode: '91120' },
    massy,
    'Palaiseau',
  ]);
});

test('a code that comes from another zone still does while one types on', () => {
  const places = placesTakenOver([orsay, massy], [orsay], () => 7);
  expect(places).toEqual([{ ...orsay, takenFrom: 7 }, massy]);
  expect(withTypedPlaces([massy], places, '91400 9', 'FR')).toContainEqual({ ...orsay, takenFrom: 7 });
});

test('the code of another country is another place', () => {
  expect(withTypedPlaces([massy], [massy], '91300', 'DE')).toEqual([{ country: 'DE', postalCode: '91300' }, massy]);
});
