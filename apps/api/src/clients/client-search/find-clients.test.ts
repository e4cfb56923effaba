import { expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';

const { db, signedIn, app } = await testApp();
const owner = await signedIn('owner');

interface Person {
  phone?: string;
  email?: string;
  places?: [postalCode: string, city: string, phone?: string][];
}

const add = async (firstName: string, lastName: string, { phone = '', email = '', places = [] }: Person = {}) => {
  const { id } = await owner.call(
    'clients',
    'create',
    {},
    {
      firstName,
      lastName,
      phone: phone || '01 99 00 00 01',
      email,
      locale: 'fr',
      dietNote: '',
      houseNote: '',
      marketingConsent: false,
      allergens: [],
      allergiesAsked: true,
      addresses: places.map(([postalCode, city, number = '']) => ({
        label: '',
        phone: number,
        address: '1, rue des Lilas',
        city,
        country: 'FR',
        postalCode,
        note: '',
      })),
    },
  );
  return id;
};
await add('Mehdi', 'Dupuis', {
  phone: '06 39 98 95 82',
  email: 'm.dupuis@example.com',
  places: [
    ['75011', 'Paris'],
    ['93100', 'Montreuil', '01 99 00 77 66'],
  ],
});
await add('Élodie', 'Lefebvre', { phone: '+32 470 12 34 42' });
await add('Hervé', 'Roy', { phone: '06 39 98 00 42' });
await add('Noé', 'Leroy', { email: 'roy@example.org' });
await add('Jean-Baptiste', 'Royer');

const search = (text: string) => owner.call('clients', 'list', { search: text });
const lastNamesFor = async (text: string) => (await search(text)).items.map(({ lastName }) => lastName);

test.each([
  '06 39 98 95 82',
  '0639989582',
  '+33 6 39 98 95 82',
  '0033639989582',
  '33639989582',
  '639989582',
  '06.39.98.95.82',
  '9582',
  '95 82',
  '582',
  '82',
  'mehdi dupuis',
  'dupuis mehdi',
  'DUPUIS',
  'm.dupuis@example.com',
  'montreuil dupuis',
  'dupuis 93100',
  '93100',
  '01 99 00 77 66',
  '7766 mehdi',
])('%j finds Mehdi Dupuis and nobody else', async (text) => {
  expect(await lastNamesFor(text)).toEqual(['Dupuis']);
});

test.each([
  ['dupuy', 'Dupuis'],
  ['mehdi dupuy', 'Dupuis'],
  ['dupui montreuil', 'Dupuis'],
  ['lefevre', 'Lefebvre'],
  ['dupius', 'Dupuis'],
  ['mehid dupuis', 'Dupuis'],
  ['elodie lefevre', 'Lefebvre'],
])('%j, which nobody is called, finds who sounds like it', async (text, lastName) => {
  expect((await lastNamesFor(text))[0]).toBe(lastName);
});

test('a whole name comes before its beginning, and that before what stands within', async () => {
  expect(await lastNamesFor('roy')).toEqual(['Roy', 'Royer', 'Leroy']);
});

test('the last digits of two phones find both, a digit elsewhere finds neither', async () => {
  expect((await lastNamesFor('42')).sort()).toEqual(['Lefebvre', 'Roy']);
  expect(await lastNamesFor('40 42')).toEqual([]);
});

test('what was found beside the name is told', async () => {
  const match = async (text: string) => (await search(text)).items[0]?.match;
  expect(await match('mehdi')).toBeNull();
  expect(await match('9582')).toEqual({ field: 'phone', text: '+33639989582' });
  expect(await match('dupuis 7766')).toEqual({ field: 'phone', text: '+33199007766' });
  expect(await match('dupuis montreuil')).toEqual({ field: 'place', text: '93100 Montreuil' });
  expect(await match('93100')).toEqual({ field: 'place', text: '93100 Montreuil' });
  expect(await match('@example.com')).toEqual({ field: 'email', text: 'm.dupuis@example.com' });
});

test('a search can be sorted by name all the same, and finds the same', async () => {
  const { items } = await owner.call('clients', 'list', { search: 'roy', sort: 'name' });
  expect(items.map(({ lastName }) => lastName)).toEqual(['Leroy', 'Roy', 'Royer']);
  expect((await owner.call('clients', 'list', { search: 'dupuy', sort: 'name' })).items).toHaveLength(1);
});

test('the best matches come a page at a time, and no page twice', async () => {
  const first = await owner.call('clients', 'list', { search: 'roy', limit: 2 });
  const second = await owner.call('clients', 'list', { search: 'roy', limit: 2, after: first.next ?? '' });
  expect([first.total, first.items.length, second.items.length, second.next]).toEqual([3, 2, 1, null]);
  expect(new Set([...first.items, ...second.items].map(({ id }) => id)).size).toBe(3);
  await expect(owner.call('clients', 'list', { search: 'roy', after: '1e9' })).rejects.toMatchObject({
    problem: { code: 'invalid-input', field: 'after' },
  });
});

test('of very many, the best two hundred are answered and the number is an estimate', async () => {
  await db
    .insertInto('clients')
    .values(
      Array.from({ length: 300 }, (_, index) => ({
        first_name: 'Zita',
        last_name: `Quarante ${index}`,
        email: '',
        phone: '',
        locale: 'fr' as const,
        marketing_consent: false,
        last_order_at: null,
      })),
    )
    .execute();
  const page = await owner.call('clients', 'list', { search: 'zita', limit: 200 });
  expect(page).toMatchObject({ next: null, totalIsEstimate: true });
  expect(page.items).toHaveLength(200);
  expect((await owner.call('clients', 'list', { search: 'zita', sort: 'name', limit: 200 })).next).not.toBeNull();
});

test('the words of a client go with the client, and with what they stood in', async () => {
  const wordsOf = async (clientId: number) =>
    (
      await db.selectFrom('client_words').select('word').where('client_id', '=', clientId).orderBy('word').execute()
    ).map(({ word }) => word);
  const [goneId, renamedId] = [await add('Oona', 'Lindqvist'), await add('Oona', 'Lindqvist')];
  await owner.call('clients', 'remove', { id: goneId });
  const { version, ...client } = await owner.call('clients', 'get', { id: renamedId });
  await owner.call('clients', 'update', { id: renamedId }, { ...clientRow(client), lastName: 'Sand', version });
  expect(await wordsOf(goneId)).toEqual([]);
  expect(await wordsOf(renamedId)).toEqual(['0199000001', '33199000001', 'oona', 'sand']);
});

test('the words of a name that nobody bears any longer are kept no longer, those of a namesake are', async () => {
  const wordsLike = async (word: string) =>
    (await db.selectFrom('name_words').select('word').where('word', 'like', `${word}%`).execute()).map(
      (row) => row.word,
    );
  const [noorId, samiId] = [await add('Noor', 'Vandijk'), await add('Sami', 'Vandijk')];
  await owner.call('clients', 'remove', { id: noorId });
  expect([await wordsLike('noor'), await wordsLike('vandijk')]).toEqual([[], ['vandijk']]);
  expect(await lastNamesFor('vandjik')).toEqual(['Vandijk']);
  const { version, ...client } = await owner.call('clients', 'get', { id: samiId });
  await owner.call('clients', 'update', { id: samiId }, { ...clientRow(client), lastName: 'Peeters', version });
  expect([await wordsLike('sami'), await wordsLike('vandijk')]).toEqual([['sami'], []]);
});

test('somebody is found by what is true of them now', async () => {
  const id = await add('Sacha', 'Ancien', { phone: '06 39 98 11 11', places: [['69001', 'Lyon']] });
  const { version, ...client } = await owner.call('clients', 'get', { id });
  const home = {
    label: '',
    phone: '',
    address: '2, quai',
    city: 'Bordeaux',
    country: 'FR',
    postalCode: '33000',
    note: '',
  };
  await owner.call(
    'clients',
    'update',
    { id },
    {
      ...clientRow(client),
      lastName: 'Nouveau',
      phone: '06 39 98 22 22',
      addresses: [home],
      version,
    },
  );
  for (const oldText of ['ancien', '06 39 98 11 11', 'lyon', '69001']) expect(await lastNamesFor(oldText)).toEqual([]);
  for (const now of ['nouveau', '0639982222', 'bordeaux', '33000'])
    expect(await lastNamesFor(now)).toEqual(['Nouveau']);
});

test.each(['%', '_', '\\', '％', '%%%%', "';", '🥑', '\u{10fffd}', '--', 'a%b', '٣٤', '0'.repeat(200)])(
  'a search for %j is answered, and takes no sign for a wildcard',
  async (text) => {
    expect(await lastNamesFor(text)).toEqual([]);
  },
);

test.each(['\uffff', 'a'.repeat(10_000), '\u202e'])(
  'a search that nothing can hold is refused, not tried',
  async (text) => {
    const answer = await app.inject({
      url: `/api/clients?search=${encodeURIComponent(text)}`,
      headers: { authorization: `Bearer ${owner.token}` },
    });
    expect([answer.statusCode, answer.json<{ errors: unknown[] }>().errors]).toMatchObject([
      422,
      [{ field: 'search' }],
    ]);
  },
);

test('a search for spaces is no search', async () => {
  expect((await search('   ')).items.length).toBeGreaterThan(5);
});

/** A client as it is written, without what only the house counts. */
function clientRow({
  ordersCount: _count,
  ordersAmount: _amount,
  lastOrderAt: _at,
  unprovenEmail: _unproven,
  erasedAt: _erasedAt,
  eaterId: _eaterId,
  eaters: _eaters,
  ...client
}: Omit<Awaited<ReturnType<typeof owner.call<'clients', 'get'>>>, 'version'>) {
  const { id: _, ...input } = client;
  return input;
}
