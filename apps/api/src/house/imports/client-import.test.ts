import { expect, test } from 'vitest';
import { importHouse } from '../../testing/import-house.ts';

const { clientSignedIn, kitchen, milk, owner, table } = await importHouse('clients');
const { sesame, bowl } = kitchen;

const clientNamed = async (search: string) => {
  const [row] = (await owner.call('clients', 'list', { search })).items;
  return owner.call('clients', 'get', { id: row?.id ?? 0 });
};

const file = `Liste au 12/03;;;
Nom;Prénom;E-mail;Portable;Allergies;Adresse;CP;Ville;Digicode;Newsletter;Langue;Colonne à nous
MARTIN ; Anne ;Anne.Martin@Example.com;612345678;sésame; 12 rue de la Paix ;2100;Saint-Quentin;12B4;12/03/2024;Français;x
Petit;Paul;anne.martin@example.com;06 11 11 11 11;aucune;;;;;non;en;
Roux;Zoé;zoe@example.com;0611111112;"sésame; kiwi";;;;;;
Roux;Zoé;;0611111112;kiwi;1 rue A;75011;Paris;;peut-être;;
Noël;Léa;;0611111113;lait (intolérance);;75011;Paris;;x;;
Noël;Léa;;06 11 11 11 13;lait (intolérance);;75011;Paris;;x;;
Sans;Rien;;;;;;;;;;
`;

test('a messy list of clients: what is read, and what stops a row by the word that is meant', async () => {
  const upload = await table.upload(file);
  expect([upload.headingLine, upload.mapping]).toEqual([
    2,
    [
      'lastName',
      'firstName',
      'email',
      'phone',
      'allergens',
      'address',
      'postalCode',
      'city',
      'access',
      'marketingConsent',
      'locale',
      null,
    ],
  ]);
  const checked = await table.check(upload);
  const refusedRows = await table.rows(checked.id, 'refused');
  expect(
    refusedRows.map(({ number, faults }) => [number, ...faults.map(({ label, message }) => `${label}: ${message}`)]),
  ).toEqual([
    [4, 'E-mail: This e-mail address is that of somebody else on line 3'],
    [5, 'Allergies and intolerances: “kiwi” is no allergen of the house: correct the word, or add the allergen'],
    [
      6,
      'Allergies and intolerances: “kiwi” is no allergen of the house: correct the word, or add the allergen',
      'Agrees to news from the caterer: “peut-être” is neither yes, nor no, nor a date',
    ],
    [7, 'Address: This field is required'],
    [8, ': Line 7 of the same record is refused: they come in together'],
    [9, 'Phone: This field is required'],
  ]);
  expect(checked.counts).toMatchObject({ new: 1, refused: 6 });
});

const good = `Nom;Prénom;E-mail;Portable;Allergies;Adresse;CP;Ville;Digicode;Newsletter
MARTIN;Anne;Anne.Martin@Example.com;612345678;sésame;12 rue de la Paix;2100;Saint-Quentin;12B4;12/03/2024
Noël;Léa;;0611111113;lait (intolérance), sésame (traces);;;;;
Petit;Paul;paul@example.com;0611111111;aucune;;;;;non
`;

test('clients come in with allergies, address and consent, are known again, and are audited', async () => {
  const { counts } = await table.import(good);
  expect(counts).toMatchObject({ new: 3, refused: 0 });
  const anne = await clientNamed('martin');
  expect(anne).toMatchObject({
    firstName: 'Anne',
    lastName: 'MARTIN',
    email: 'Anne.Martin@Example.com',
    phone: '+33612345678',
    marketingConsent: true,
    allergiesAsked: true,
    allergens: [{ allergenId: sesame, severity: 'allergy' }],
    addresses: [
      { address: '12 rue de la Paix', postalCode: '02100', city: 'Saint-Quentin', country: 'FR', note: '12B4' },
    ],
  });
  expect(await clientNamed('noel')).toMatchObject({
    allergens: [
      { allergenId: sesame, severity: 'allergy' },
      { allergenId: milk, severity: 'intolerance' },
    ].toSorted((a, b) => a.allergenId - b.allergenId),
    marketingConsent: false,
  });
  expect(await clientNamed('petit')).toMatchObject({ allergens: [], allergiesAsked: true, addresses: [] });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'clients', limit: 100 });
  expect(items.find(({ thing }) => thing?.id === String(anne.id))).toMatchObject({ operation: 'createClient' });

  const again = await table.check(await table.upload(good));
  expect(again.counts).toMatchObject({ new: 0, changed: 0, same: 3, refused: 0 });
});

test('several lines of one client come in as one, with all addresses and allergies; half of them never comes in', async () => {
  const lines = `Nom;Prénom;E-mail;Portable;Adresse;CP;Ville;Allergies;Intolérances;Newsletter
Moreau;Julie;julie@example.com;0612345661;1 rue A;75001;Paris;sésame;;oui
Blanc;Axel;axel@example.com;0612345662;;;;;;
MOREAU;Julie;JULIE@example.com;;2 rue B;75002;Paris;;lait;
Julie;Moreau;;0612345661;1 rue A;75001;Paris;;;
Noir;Eva;;0612345663;;;;aucune;;
Noir;Eva;;0612345663;;;;sésame;;
Gris;Ana;;0612345665;;;;lait;;
Gris;Ana;;0612345665;;;;mangue;;
Vert;Luc;;0612345664;;;;;;oui
Vert;Luc;;0612345664;;;;;;non
`;
  const { id, counts } = await table.import(lines);
  expect(counts).toMatchObject({ new: 2, joined: 2, refused: 6 });
  const messages = (await table.rows(id)).map(({ number, faults }) => [
    number,
    ...faults.map(({ message }) => message),
  ]);
  expect(messages.filter(([, message]) => message)).toEqual([
    [4, 'Read with line 2, the same record'],
    [5, 'Read with line 2, the same record'],
    [6, 'Line 7 of the same record is refused: they come in together'],
    [7, 'Contradicts line 6 of the same record'],
    [8, 'Line 9 of the same record is refused: they come in together'],
    [9, '“mangue” is no allergen of the house: correct the word, or add the allergen'],
    [10, 'Line 11 of the same record is refused: they come in together'],
    [11, 'Contradicts line 10 of the same record'],
  ]);
  const julie = await clientNamed('moreau');
  expect(julie).toMatchObject({ marketingConsent: true, phone: '+33612345661' });
  expect(julie.addresses.map(({ address }) => address)).toEqual(['1 rue A', '2 rue B']);
  expect(julie.allergens.toSorted((a, b) => a.allergenId - b.allergenId)).toEqual(
    [
      { allergenId: sesame, severity: 'allergy' },
      { allergenId: milk, severity: 'intolerance' },
    ].toSorted((a, b) => a.allergenId - b.allergenId),
  );
  expect((await table.check(await table.upload(lines))).counts).toMatchObject({
    new: 0,
    joined: 0,
    same: 4,
    refused: 6,
  });
  await table.undo(id);
  expect((await owner.call('clients', 'list', { search: 'moreau' })).items).toEqual([]);
});

test('a title is no first name, a company has none, and a couple are two clients', async () => {
  const messages = async (file: string) => {
    const { id } = await table.check(await table.upload(file));
    return (await table.rows(id)).map(({ faults }) => faults.map(({ message }) => message));
  };
  expect(
    await messages('Prénom;Nom;Tél\nM. et Mme;MARTIN;0612345681\nMme;NOIR;0612345682\n;Martin SARL;0143000001\n'),
  ).toEqual([
    ['“M. et Mme” is two people: give each a row with a first name'],
    ['“Mme” is a title, no first name'],
    [expect.stringMatching(/^“Martin SARL” is a company/) as string],
  ]);
  expect(await messages('Client;Tél\nM. et Mme MARTIN;0612345681\nM. et Mme Paul MARTIN;0612345683\n')).toEqual([
    ['“M. et Mme MARTIN” is two people: give each a row with a first name'],
    [],
  ]);
});

test('an allergy is lost in no column: not in crosses, not in one that is left out, not among notes', async () => {
  const upload = await table.upload(`Client;Tél;Lait;Sésame;Régime / allergies;Notes
Mme DUPONT Claire;0612345671;x;;végétarienne;
Jean Petit;0612345672;;;;allergique au sésame
Luc Roux;0612345673;;peut-être;;pas d’allergie
Zoé Noir;0612345674;;;kiwi;
`);
  expect(upload.mapping).toEqual([
    'nameFirstLast',
    'phone',
    `allergen:${milk}`,
    `allergen:${sesame}`,
    'allergens',
    'houseNote',
  ]);
  const { id } = await table.check(upload);
  expect((await table.rows(id)).map(({ faults }) => faults.map(({ message }) => message))).toEqual([
    [],
    ['This text speaks of an allergy that no column of allergies says: “allergique au sésame”'],
    ['“peut-être” is neither a cross, nor “allergy”, “intolerance” or “traces”'],
    ['“kiwi” is no allergen of the house: correct the word, or add the allergen'],
  ]);
  const mapping = ['nameFirstLast', 'phone', null, null, null, 'houseNote'];
  const leftOut = await table.check({ ...upload, mapping });
  expect((await table.rows(leftOut.id)).map(({ faults }) => faults.map(({ message }) => message))).toEqual([
    ['This cell is about allergies, and its column is not read as such: “Lait : x”'],
    ['This text speaks of an allergy that no column of allergies says: “allergique au sésame”'],
    ['This cell is about allergies, and its column is not read as such: “Sésame : peut-être”'],
    ['This cell is about allergies, and its column is not read as such: “Régime / allergies : kiwi”'],
  ]);
  // What was left out once is left out again, allergies excepted.
  expect((await table.upload('Client;Tél;Lait;Sésame;Régime / allergies;Notes\nA B;0612345675;;;;\n')).mapping).toEqual(
    upload.mapping,
  );
  await table.run((await table.check(upload)).id);
  expect(await clientNamed('dupont')).toMatchObject({
    firstName: 'Claire',
    dietNote: 'végétarienne',
    allergens: [{ allergenId: milk, severity: 'allergy' }],
  });
});

test('our own export comes in again and changes nothing', async () => {
  const exported = await owner.call('client-exports', 'exportClients', {});
  const upload = await table.uploadBytes(new Uint8Array(await exported.arrayBuffer()), 'clients.xlsx');
  const checked = await table.check(upload);
  // The kitchen's own client has an address that no form takes.
  expect((await table.rows(checked.id, 'refused')).map(({ faults }) => faults[0]?.label)).toEqual(['E-mail']);
  expect(checked.counts).toMatchObject({ new: 0, changed: 0, same: 5 });
});

test('a file adds reactions and addresses, takes none away, and another person keeps their e-mail address', async () => {
  const { counts, id } = await table.import(`Prénom;Nom;Mail;Allergies;Adresse;Code postal;Ville
anne;martin;anne.martin@example.com;lait;3 rue B;75011;Paris
Jean;Martin;anne.martin@example.com;lait;;;
Paul;Petit;autre@example.com;;;;
`);
  expect(counts).toMatchObject({ changed: 1, refused: 2 });
  expect((await table.rows(id, 'refused')).map(({ faults }) => faults[0]?.message)).toEqual([
    'This e-mail address is that of Anne MARTIN',
    'This field is required',
  ]);
  const anne = await clientNamed('martin');
  expect(anne.allergens.map(({ allergenId }) => allergenId)).toEqual([sesame, milk].toSorted((a, b) => a - b));
  expect(anne.addresses.map(({ address }) => address)).toEqual(['12 rue de la Paix', '3 rue B']);
  await table.undo(id);
  const earlierClient = await clientNamed('martin');
  expect([earlierClient.allergens, earlierClient.addresses.length]).toEqual([
    [{ allergenId: sesame, severity: 'allergy' }],
    1,
  ]);
});

test('orders are judged again by an allergy that a file brings', async () => {
  const { clientId, addressId } = await kitchen.world.client({ firstName: 'Iris', lastName: 'Vidal' });
  const { version: _, ...iris } = await owner.call('clients', 'get', { id: clientId });
  const { id } = await kitchen.place(owner, { clientId, addressId, lines: [kitchen.line(bowl, 1)] });
  await table.import(`Nom;Prénom;E-mail;Tél;Allergies\nVidal;Iris;${iris.email};${iris.phone};sésame\n`);
  expect((await owner.call('orders', 'get', { id })).events.map(({ kind }) => kind)).toContain('allergy_found');
});

test('who has ordered or opened an account since stays when an import is undone, and is named', async () => {
  const { id } = await table.import(`Nom;Prénom;Tél
Stay;Account;0611111121
Gone;Nobody;0611111122
Stay;Edited;0611111123
`);
  const [account, , edited] = (await table.rows(id)).map(({ recordId }) => recordId ?? 0);
  await clientSignedIn(account ?? 0);
  const { version, ...client } = await owner.call('clients', 'get', { id: edited ?? 0 });
  await owner.call('clients', 'update', { id: edited ?? 0 }, { ...inputOf(client), houseNote: 'mine', version });
  const undone = await table.undo(id);
  expect(undone.counts.kept).toBe(2);
  expect((await table.rows(id, 'kept')).map(({ number, faults }) => [number, faults[0]?.message])).toEqual([
    [2, 'Used since the import'],
    [4, 'Changed since the import'],
  ]);
  expect((await owner.call('clients', 'list', { search: 'gone' })).items).toEqual([]);
});

test('whoever is erased is in no row of a file any more', async () => {
  const { id } = await table.import(
    'Nom;Prénom;Tél;E-mail\nErased;Eva;0611111131;eva@example.com\nEVA;;0611111131;eva@example.com\n',
  );
  const eva = await clientNamed('erased');
  await owner.call('clients', 'eraseClient', { id: eva.id }, { version: eva.version });
  expect(await table.rows(id)).toEqual([]);
});

const inputOf = ({
  firstName,
  lastName,
  email,
  phone,
  locale,
  dietNote,
  houseNote,
  marketingConsent,
  allergens,
  allergiesAsked,
  addresses,
}: Omit<Awaited<ReturnType<typeof clientNamed>>, 'version'>) => ({
  firstName,
  lastName,
  email,
  phone,
  locale,
  dietNote,
  houseNote,
  marketingConsent,
  allergens,
  allergiesAsked,
  addresses: addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => address),
});
