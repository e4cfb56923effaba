import type { clientExports } from '@traiteur/contract/clients/client-exports.ts';
import type { Parameters } from '@traiteur/contract/statement/operation.ts';
import { type Role, roleScopes, roles } from '@traiteur/domain/access/scopes.ts';
import { readXlsx } from 'hucre/xlsx';
import { readSheet } from 'read-excel-file/node';
import { beforeAll, expect, test } from 'vitest';
import { readExport } from '../../testing/read-export.ts';
import { orderingCompanies } from '../../testing/ordering-companies.ts';
import { smallKitchen, wednesday } from '../../testing/small-kitchen.ts';
import { testApp } from '../../testing/test-app.ts';

type Filters = Parameters<typeof clientExports.operations.exportClients>;

const { app, db, signedIn, clientSignedIn } = await testApp();
const owner = await signedIn('owner');
const kitchen = await smallKitchen(db);

const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer());
const sheetOf = async (file: Uint8Array) => (await readXlsx(file)).sheets[0]?.rows ?? [];

/** The exported rows, each by its headings. */
async function exportRows(filters: Filters = {}) {
  return (await readExport(await owner.call('client-exports', 'exportClients', filters))).rows;
}

/** Who the export and its preview agree on. */
async function names(filters: Filters): Promise<unknown[]> {
  const names = (await exportRows(filters)).map((row) => row['First name']);
  const preview = await owner.call('client-exports', 'previewClientExport', filters);
  expect(preview).toEqual({ total: names.length, totalIsEstimate: false });
  return names;
}

beforeAll(async () => {
  await db
    .updateTable('clients')
    .set({
      // Half past midnight in Paris, still the day before in UTC.
      created_at: new Date('2026-03-09T23:30:00Z'),
      last_order_at: new Date('2026-07-14T10:00:00Z'),
      orders_count: 12,
      orders_amount: 48_650,
      marketing_consent: true,
    })
    .where('id', '=', kitchen.ines.clientId)
    .execute();
  await db
    .updateTable('eaters')
    .set({ diet_note: 'Sans sésame' })
    .where('client_id', '=', kitchen.ines.clientId)
    .execute();
  await db
    .updateTable('clients')
    .set({ created_at: new Date('2026-03-11T09:00:00Z'), locale: 'en' })
    .where('id', '=', kitchen.marc.clientId)
    .execute();
});

test('a client comes with all that is known, dates by the clock of the house and amounts as numbers', async () => {
  const [ines] = await exportRows({ minimumOrders: '12' });
  expect(ines).toEqual({
    'First name': 'Inès',
    'Last name': 'Delcourt',
    'E-mail': 'inès.delcourt@example.com',
    Phone: '01 99 00 12 34',
    Language: 'French',
    'Allergies and intolerances': 'Sesame (allergy)',
    'Asked about allergies': 'Yes',
    'Diet and habits': 'Sans sésame',
    'Others at the table': '',
    'Agrees to news from the caterer': 'Yes',
    'Number of addresses': 1,
    Address: '12, rue des Envierges',
    'Postal code': '75020',
    City: 'Paris',
    'Delivery zone': 'Est',
    'Added on': new Date('2026-03-10T00:30:00Z'),
    'Last order': new Date('2026-07-14T00:00:00Z'),
    Orders: 12,
    'Amount ordered': 486.5,
    Company: null,
    Sesame: 'allergy',
  });
});

test('a client without address, allergen or order leaves those cells empty', async () => {
  await db.deleteFrom('addresses').where('client_id', '=', kitchen.marc.clientId).execute();
  const [marc] = await exportRows({ locale: 'en' });
  expect(marc).toMatchObject({
    'Allergies and intolerances': '',
    'Agrees to news from the caterer': 'No',
    'Number of addresses': 0,
    Address: null,
    'Postal code': null,
    'Delivery zone': null,
    'Last order': null,
    Orders: 0,
    'Amount ordered': 0,
  });
});

test('clients come by name, accents apart', async () => {
  expect((await exportRows()).map((row) => row['Last name'])).toEqual(['Delcourt', 'Lebreton']);
});

test.each([
  ['added since a day, at midnight in Paris', { createdFrom: '2026-03-10' }, ['Inès', 'Marc']],
  ['added since the day after', { createdFrom: '2026-03-11' }, ['Marc']],
  ['added up to a day, the whole of it', { createdTo: '2026-03-10' }, ['Inès']],
  ['added up to the day before', { createdTo: '2026-03-09' }, []],
  ['with an order since a day', { lastOrderFrom: '2026-07-14' }, ['Inès']],
  ['with an order since the day after', { lastOrderFrom: '2026-07-15' }, []],
  ['whose last order was up to a day', { lastOrderTo: '2026-07-14' }, ['Inès']],
  ['whose last order was up to the day before', { lastOrderTo: '2026-07-13' }, []],
  ['with as many orders', { minimumOrders: '12' }, ['Inès']],
  ['with more orders', { minimumOrders: '13' }, []],
  ['with no orders at least', { minimumOrders: '0' }, ['Inès', 'Marc']],
  ['in English', { locale: 'en' }, ['Marc']],
  ['who react to one of those', { allergenIds: `${kitchen.sesame},999999` }, ['Inès']],
  ['who react to another', { allergenIds: '999999' }, []],
  ['by two filters at once', { createdFrom: '2026-03-10', locale: 'en' }, ['Marc']],
] satisfies [string, Filters, string[]][])('clients are chosen %s', async (_, filters, expected) => {
  expect(await names(filters)).toEqual(expected);
});

test('clients are chosen by the zone of any address, which the longest matching postal code decides', async () => {
  const { world } = kitchen;
  const suburbs = await world.zone({ name: 'Banlieue', active: false, postalCodes: { '93': '' } });
  const village = await world.zone({ name: 'Village', active: false, postalCodes: { '93260': 'Les Lilas' } });
  await world.postalCode({ code: '93400', city: 'Saint-Ouen', zoneId: null });
  await world.postalCode({ country: 'BE', code: '93', zoneId: village });
  await world.client({ firstName: 'Agnès', lastName: 'Zola', postalCodes: ['93100', '93260'] });
  await world.client({ firstName: 'Basile', lastName: 'Zola', postalCodes: ['93260'] });
  await world.client({ firstName: 'Cyr', lastName: 'Zola', postalCodes: ['93400'] });
  expect(await names({ zoneId: suburbs })).toEqual(['Agnès']);
  expect(await names({ zoneId: village })).toEqual(['Agnès', 'Basile']);
  const [first] = await exportRows({ zoneId: suburbs });
  expect(first).toMatchObject({ 'Number of addresses': 2, 'Postal code': '93100', 'Delivery zone': 'Banlieue' });
});

test('by choice each address has a row of its own, and the last sheet says which clients were asked for', async () => {
  const { items } = await owner.call('delivery-zones', 'list', { search: 'Banlieue' });
  const filters: Filters = { zoneId: items[0]?.id ?? 0, rows: 'addresses' };
  const addresses = await exportRows(filters);
  expect(addresses.map((row) => [row['First name'], row['Postal code'], row['Delivery zone']])).toEqual([
    ['Agnès', '93100', 'Banlieue'],
    ['Agnès', '93260', 'Village'],
  ]);
  const answer = await owner.call('client-exports', 'exportClients', filters);
  expect(answer.headers.get('x-total-count')).toBe('2');
  expect(await readSheet(Buffer.from(await answer.arrayBuffer()), 'Criteria')).toEqual([
    ['Criterion', 'Value'],
    ['Delivery zone', 'Banlieue'],
    ['One row per', 'address'],
  ]);
});

test('the clients are a table with filters below a bold head, and broken lines of an address go on below', async () => {
  const answer = await owner.call('client-exports', 'exportClients', { minimumOrders: '12' });
  const [sheet, criteria] = (await readXlsx(await bytesOf(answer), { readStyles: true })).sheets;
  expect(sheet?.tables?.map(({ range }) => range)).toEqual(['A1:U2']);
  expect(sheet?.cells?.get('0,0')?.style?.font?.bold).toBe(true);
  expect(sheet?.cells?.get('1,11')?.style?.alignment?.wrapText).toBe(true);
  expect(criteria?.rows).toEqual([
    ['Criterion', 'Value'],
    ['Minimum number of orders', '12'],
    ['One row per', 'client'],
  ]);
});

test('the file is one of that day, headed in the language asked for and told how long', async () => {
  const answer = await app.inject({
    url: '/api/exports/clients?minimumOrders=12',
    headers: { authorization: `Bearer ${owner.token}`, 'accept-language': 'fr-FR', 'accept-encoding': 'gzip' },
  });
  expect(answer.headers).toMatchObject({
    'content-type': 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
    'content-disposition': 'attachment; filename="clients-2026-11-23.xlsx"',
    'cache-control': 'no-store',
    'x-total-count': '1',
  });
  expect(answer.headers['content-encoding']).toBeUndefined();
  const [headings, ines] = await sheetOf(answer.rawPayload);
  expect(headings).toEqual([
    'Prénom',
    'Nom',
    'E-mail',
    'Téléphone',
    'Langue',
    'Allergies et intolérances',
    'Allergies demandées',
    'Régime et habitudes',
    'Autres convives',
    'Accepte les nouvelles du traiteur',
    'Nombre d’adresses',
    'Adresse',
    'Code postal',
    'Ville',
    'Zone de livraison',
    'Ajouté le',
    'Dernière commande',
    'Commandes',
    'Montant commandé',
    'Entreprise',
    'Sésame',
  ]);
  expect(ines?.slice(4, 10)).toEqual(['Français', 'Sésame (allergie)', 'Oui', 'Sans sésame', '', 'Oui']);
});

test('dates and amounts are shown as dates and amounts', async () => {
  const answer = await owner.call('client-exports', 'exportClients', { minimumOrders: '12' });
  const { sheets } = await readXlsx(await bytesOf(answer), { readStyles: true });
  const formatAt = (cell: string) => sheets[0]?.cells?.get(cell)?.style?.numFmt;
  expect([formatAt('1,15'), formatAt('1,18'), formatAt('1,3')]).toEqual(['yyyy-mm-dd hh:mm', '"€"#,##0.00', '@']);
});

test.each(['=1+1', '+33 1', '-2', '@SUM(A1)', '\t=1+1', '\r=1+1', '=HYPERLINK("http://example.com")', '<row r="2">'])(
  'the note %j stays text',
  async (note) => {
    await kitchen.world.changeClient(kitchen.ines.clientId, () => ({ dietNote: note }));
    const answer = await owner.call('client-exports', 'exportClients', { minimumOrders: '12' });
    const { sheets } = await readXlsx(await bytesOf(answer));
    expect(sheets[0]?.rows[1]?.[7]).toBe(note);
    expect([...(sheets[0]?.cells?.values() ?? [])].filter(({ formula }) => formula)).toEqual([]);
  },
);

test('an export leaves an entry of who made it', async () => {
  await owner.call('client-exports', 'exportClients', {}).then((answer) => answer.body?.cancel());
  const { items } = await owner.call('audit-entries', 'list', { tag: 'client-exports' });
  expect(items[0]).toMatchObject({ operation: 'exportClients', by: { name: 'Claire owner' }, thing: null });
});

test('counting leaves no entry', async () => {
  const { total } = await owner.call('audit-entries', 'list', { tag: 'client-exports' });
  await owner.call('client-exports', 'previewClientExport', {});
  expect((await owner.call('audit-entries', 'list', { tag: 'client-exports' })).total).toBe(total);
});

test.each(roles)('%s exports clients exactly when the role says so', async (role: Role) => {
  const { token } = await signedIn(role);
  const answer = await app.inject({ url: '/api/exports/clients', headers: { authorization: `Bearer ${token}` } });
  expect(answer.statusCode).toBe(roleScopes[role].includes('clients:export') ? 200 : 403);
});

test.each(['zoneId=x', 'minimumOrders=-1', 'allergenIds=1,x', 'createdFrom=2026-02-30', 'locale=de', 'colour=red'])(
  'an export asked with %s is refused',
  async (query) => {
    const headers = { authorization: `Bearer ${owner.token}` };
    const answer = await app.inject({ url: `/api/exports/clients?${query}`, headers });
    expect([answer.statusCode, answer.json()]).toMatchObject([422, { code: 'invalid-input' }]);
  },
);

test('a client comes with the company for which they order, and the clients of a company make a file', async () => {
  const companies = orderingCompanies(owner, kitchen);
  const { id: companyId } = await companies.create('Nord');
  await companies.colleagueOf(companyId);
  expect((await exportRows({ companyId })).map((row) => [row['First name'], row['Company']])).toEqual([
    ['Nour', 'Nord'],
  ]);
  const answer = await owner.call('client-exports', 'exportClients', { companyId });
  expect(await readSheet(Buffer.from(await answer.arrayBuffer()), 'Criteria')).toContainEqual(['Company', 'Nord']);
});

test('a client comes with the others at their table and what each reacts to', async () => {
  const { clientId } = await kitchen.world.client({ firstName: 'Hugo', lastName: 'Nord' });
  const seat = (name: string, allergiesAsked: boolean, allergens: { allergenId: number; severity: 'allergy' }[] = []) =>
    owner.call('clients', 'createEater', { id: clientId }, { name, dietNote: '', allergens, allergiesAsked });
  await seat('Léo', true, [{ allergenId: kitchen.sesame, severity: 'allergy' }]);
  await seat('Zoé', true);
  await seat('Max', false);
  const hugo = (await exportRows()).find((row) => row['First name'] === 'Hugo');
  expect(hugo).toMatchObject({
    'Allergies and intolerances': '',
    'Others at the table': 'Léo: Sesame (allergy)\nZoé\nMax: allergies not asked',
    Sesame: null,
  });
});

test('guests of a group order stay out of the file of its host, and of who reacts to what', async () => {
  const { world, sesame, evening } = kitchen;
  const { clientId, addressId } = await world.client({ firstName: 'Odile' });
  const host = await clientSignedIn(clientId);
  const { id } = await host.call(
    'group-orders',
    'openGroupOrder',
    {},
    {
      slot: { scheduleId: evening, date: wednesday },
      addressId,
      deadline: '2026-11-24T15:00:00Z',
      budget: null,
      paymentChoice: 'transfer',
      namesShown: false,
      weekly: false,
      expectedGuests: [],
    },
  );
  const { url } = await host.call('group-orders', 'shareGroupOrder', { id }, { locale: 'fr' });
  const guest = {
    name: 'Nora',
    locale: 'fr' as const,
    allergens: [{ allergenId: sesame, severity: 'allergy' as const }],
  };
  const token = new URL(url).hash.replace('#groupe=', '');
  await host.call('group-orders', 'joinGroupOrder', {}, { token, ...guest });
  const row = (await exportRows()).find((candidate) => candidate['First name'] === 'Odile');
  expect(row?.['Others at the table']).toBe('');
  expect(await names({ allergenIds: `${sesame}` })).not.toContain('Odile');
});
