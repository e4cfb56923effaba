import { expect, test } from 'vitest';
import { writeInvoiceMails } from '../../../money/statements/send/invoice-mails.ts';
import { orderingCompanies } from '../../../testing/ordering-companies.ts';
import { smallKitchen } from '../../../testing/small-kitchen.ts';
import { testApp } from '../../../testing/test-app.ts';

const { db, ownerPool, signedIn, clientSignedIn, client: newVisitor, mails } = await testApp();
const kitchen = await smallKitchen(db);
const { world, bowl, sesame } = kitchen;
const owner = await signedIn('owner');
const visitor = await newVisitor();

let keys = 0;
const key = () => ({ 'Idempotency-Key': `everywhere-${keys++}` });

/** Who is erased, by last name, address and e-mail, and what anybody typed about them. */
const name = 'Zorglub';
const typedWord = 'bulgroz';
const phone = '+33639981234';

/** The tables, a system's and the jobs' too, in whose text and JSON some words stand. */
async function tablesWith(...texts: string[]): Promise<string[]> {
  const { rows } = await ownerPool.query<{ table: string; columns: string }>(
    `select format('%I.%I', table_schema, table_name) as table, string_agg(format('%I::text', column_name), ', ') as columns
    from information_schema.columns join information_schema.tables using (table_schema, table_name)
    where table_schema in ('public', 'graphile_worker') and table_type = 'BASE TABLE'
      and (data_type in ('text', 'character varying', 'json', 'jsonb', 'tsvector', 'ARRAY'))
    group by 1 order by 1`,
  );
  const tables: string[] = [];
  for (const { table, columns } of rows) {
    const hit = await ownerPool.query(
      `select from ${table} where concat_ws(' ', ${columns}) ilike any($1::text[]) limit 1`,
      [texts.map((text) => `%${text}%`)],
    );
    if (hit.rowCount) tables.push(table.replace('public.', ''));
  }
  return tables;
}

/** Somebody with an account, of whom staff and they themselves have written wherever one can. */
async function knownEverywhere() {
  const { clientId } = await world.client({ firstName: 'Noor', lastName: name, allergicTo: sesame });
  const { version, allergens, addresses, firstName, lastName } = await owner.call('clients', 'get', { id: clientId });
  const client = await owner.call(
    'clients',
    'update',
    { id: clientId },
    {
      firstName,
      lastName,
      email: `noor.${name}-${keys}@example.com`,
      phone,
      locale: 'fr',
      dietNote: typedWord,
      houseNote: typedWord,
      marketingConsent: true,
      allergiesAsked: true,
      allergens: allergens.map(({ allergenId, severity }) => ({ allergenId, severity })),
      addresses: addresses.map(({ eligible: _eligible, zone: _zone, ...address }) => ({
        ...address,
        label: typedWord,
        address: `1 rue ${name}`,
        note: typedWord,
      })),
      version,
    },
  );
  return { ...client, addressId: client.addresses[0]?.id ?? 0 };
}

type Known = Awaited<ReturnType<typeof knownEverywhere>>;

async function orderOf({ id: clientId, addressId }: Known) {
  const { id, due, version } = await kitchen.place(owner, {
    clientId,
    addressId,
    lines: [kitchen.line(bowl, 2)],
    kitchenNote: typedWord,
    driverNote: typedWord,
    allergyOverrides: [{ productId: bowl, allergenIds: [sesame], reason: typedWord }],
    forcedMinimum: { reason: typedWord },
  });
  const place = { address: `1 rue ${name}`, postalCode: '75010', city: 'Paris', country: 'FR' };
  const company = { name, businessNumber: '', vatNumber: '', ...place };
  await owner.call('orders', 'updateBilledCompany', { id }, { company, version });
  await owner.call('orders', 'addOrderNote', { id }, { note: typedWord });
  await owner.call('orders', 'sendOrderMessage', { ...key(), id }, { subject: typedWord, text: typedWord });
  await owner.call('orders', 'payOrder', { id, ...key() }, { method: 'cheque', amount: due, note: typedWord });
  await owner.call('orders', 'refundOrder', { id, ...key() }, { method: 'cash', amount: 100, reason: typedWord });
  await owner.call('orders', 'cancelOrder', { id }, { reason: typedWord });
  return id;
}

async function messagesOf({ id, email }: Known) {
  const message = { name, email, phone: '', text: typedWord, locale: 'fr' as const };
  const ownClient = await clientSignedIn(id);
  await ownClient.call('contact-messages', 'sendContactMessage', {}, { ...message, email: 'signed-in@example.com' });
  const elsewhere = { ...message, email: 'elsewhere@example.com', phone: '06 39 98 12 34' };
  await visitor.call('contact-messages', 'sendContactMessage', {}, elsewhere);
  const { items } = await owner.call('contact-messages', 'list', {});
  for (const { id: messageId, handledAt } of items)
    await owner.call('contact-messages', 'answerContactMessage', { id: messageId }, { text: typedWord, handledAt });
}

const saveView = (viewName: string, search: string) =>
  owner.call(
    'saved-views',
    'saveView',
    {},
    {
      list: 'orders',
      name: viewName,
      query: { search },
      shared: false,
      isDefault: false,
    },
  );

const exportFile = async (search: string, more: { city?: string; clientId?: number } = {}) =>
  (await owner.call('orders', 'exportOrders', { search, ...more })).arrayBuffer();

/** With the note of who counted what they took. */
async function cashUpOwners(): Promise<void> {
  const date = '2026-11-23';
  for (const { takerId, taker, open } of (await owner.call('cash-ups', 'getCashUps', { date })).takers) {
    const sums = open.map(({ method, amount }) => ({ method, expected: amount, counted: amount }));
    if (sums.length > 0)
      await owner.call('cash-ups', 'cashUp', {}, { takerId, taker, date, sums, note: `${typedWord} ${name}` });
  }
}

test('what anybody typed about an erased client is in no table any more, and their name on their invoices alone', async () => {
  const noor = await knownEverywhere();
  await orderOf(noor);
  await messagesOf(noor);
  await exportFile(name);
  await exportFile(`${typedWord} 639981234`);
  await exportFile('', { city: typedWord });
  await cashUpOwners();
  const byName = await saveView('À rappeler', `noor ${name}`);
  const byPhone = await saveView('Le 06', '06 39 98 12 34');
  await saveView('À confirmer', 'agathe');
  expect(await tablesWith(typedWord)).toEqual(
    expect.arrayContaining([
      'addresses',
      'cash_ups',
      'clients',
      'contact_messages',
      'order_events',
      'orders',
      'payments',
    ]),
  );

  const { version } = await owner.call('clients', 'get', { id: noor.id });
  const { views } = await owner.call('clients', 'eraseClient', { id: noor.id }, { version });
  expect(views).toEqual([
    { list: 'orders', name: 'À rappeler', by: 'Claire owner' },
    { list: 'orders', name: 'Le 06', by: 'Claire owner' },
  ]);
  for (const { id } of [byName, byPhone]) await owner.call('saved-views', 'removeView', { id });

  expect(await tablesWith(typedWord, '639981234', '06 39 98 12 34', noor.email)).toEqual([]);
  expect(await tablesWith(name)).toEqual(['invoices']);
});

test('messages of another client with that phone stay', async () => {
  const noor = await knownEverywhere();
  const { clientId: otherId } = await world.client({ firstName: 'Marc' });
  const message = { name: 'Marc', email: 'marc@example.com', phone, text: 'Une question', locale: 'fr' as const };
  await (await clientSignedIn(otherId)).call('contact-messages', 'sendContactMessage', {}, message);
  await owner.call('clients', 'eraseClient', { id: noor.id }, { version: noor.version });
  const { items } = await owner.call('contact-messages', 'list', {});
  expect(items.map(({ clientId }) => clientId)).toContain(otherId);
});

test('the log keeps of a search, and of what finds clients, that there was one', async () => {
  await exportFile(name, { city: name, clientId: 7 });
  const { items } = await owner.call('audit-entries', 'list', { tag: 'orders' });
  expect(items[0]).toMatchObject({ operation: 'exportOrders', after: { search: true, city: true, clientId: true } });
});

test('owners are mailed which views name a client who erased themselves', async () => {
  const noor = await knownEverywhere();
  const { id } = await saveView('Chez Zorglub', '');
  const ownClient = await clientSignedIn(noor.id);
  const count = (await mails()).length;
  await ownClient.call('own-profile', 'removeOwnAccount');
  const newMails = (await mails()).slice(count);
  expect(newMails).toHaveLength(1);
  expect(newMails[0]?.text).toContain('Chez Zorglub (Claire owner)');
  await owner.call('saved-views', 'removeView', { id });
});

/** What strangers wrote from that phone and that address, without signing in; a word of each is their text. */
async function strangersWrite(strangers: { text: string; email: string; phone: string }[]) {
  for (const { text, email, phone: theirPhone } of strangers) {
    const message = { name: 'Agathe', email, phone: theirPhone, text, locale: 'fr' as const };
    await visitor.call('contact-messages', 'sendContactMessage', {}, message);
  }
}

async function messagesLeft(): Promise<string[]> {
  const { items } = await owner.call('contact-messages', 'list', {});
  return items.map(({ text }) => text);
}

test('who types a stranger’s phone and erases themselves removes their own messages alone, and staff those with the phone', async () => {
  const strangersPhone = '+33639985678';
  const [thief, erased] = [
    await world.client({ phone: strangersPhone }),
    await world.client({ phone: strangersPhone }),
  ];
  const { email } = await owner.call('clients', 'get', { id: thief.clientId });
  await strangersWrite([
    { text: 'Du téléphone d’une autre', email: 'agathe@example.com', phone: '06 39 98 56 78' },
    { text: 'De l’adresse confirmée', email, phone: '' },
  ]);
  const ownClient = await clientSignedIn(thief.clientId);
  const message = { name: 'Noor', email: 'x@example.com', phone: '', text: 'Connectée', locale: 'fr' as const };
  await ownClient.call('contact-messages', 'sendContactMessage', {}, message);
  await ownClient.call('own-profile', 'removeOwnAccount');
  const textsLeft = await messagesLeft();
  expect(textsLeft).toContain('Du téléphone d’une autre');
  for (const text of ['De l’adresse confirmée', 'Connectée']) expect(textsLeft).not.toContain(text);
  const { version } = await owner.call('clients', 'get', { id: erased.clientId });
  await owner.call('clients', 'eraseClient', { id: erased.clientId }, { version });
  expect(await messagesLeft()).not.toContain('Du téléphone d’une autre');
});

test('an address that staff noted of somebody whose account has another, unproven one removes no messages', async () => {
  const { token } = await visitor.call(
    'client-accounts',
    'openUnprovenAccount',
    {},
    {
      firstName: 'Noor',
      lastName: 'Vandijk',
      locale: 'fr',
      phone: '06 39 98 77 77',
      email: 'noor-unproven@example.com',
      password: 'une tarte aux mirabelles',
    },
  );
  const ownClient = await newVisitor(token);
  const { id } = await ownClient.call('own-profile', 'getOwnProfile');
  await world.changeClient(id, () => ({ email: 'agathe-noted@example.com' }));
  await strangersWrite([{ text: 'D’une adresse notée', email: 'agathe-noted@example.com', phone: '' }]);
  await ownClient.call('own-profile', 'removeOwnAccount');
  expect(await messagesLeft()).toContain('D’une adresse notée');
});

test('a contact of a company is in no table once erased, and a cost centre that names an erased client goes, no other', async () => {
  const companies = orderingCompanies(owner, kitchen);
  const contact = { name: 'Odile Quiblix', email: 'o.quiblix@example.com', locale: 'fr' as const };
  const contacts = [{ ...contact, forOrders: false, forInvoices: true }];
  const { id, version } = await companies.create('Nord', { contacts, terms: 'days_30' });
  const { clientId, addressId } = await world.client({ firstName: 'Ali', lastName: 'Vexmor' });
  await owner.call('clients', 'setClientCompany', { id: clientId }, { companyId: id, costCentre: 'Bureau Vexmor' });
  const wishes = { clientId, addressId, purchaseReference: 'BC-7' };
  const order = await kitchen.orderIn(owner, 'delivered', wishes);
  const [invoice] = (await owner.call('invoices', 'list', { companyId: id })).items;
  const letter = { invoiceId: invoice?.id ?? 0, kind: 'invoice_reminder' as const };
  await writeInvoiceMails(db, letter, new Date());
  await ownerPool.query('update mails set recipient = $1 where invoice_id = $2', [contact.email, letter.invoiceId]);

  const {
    people: _people,
    balance: _balance,
    vatCheck: _vatCheck,
    id: _id,
    ...input
  } = await owner.call('companies', 'get', { id });
  await owner.call('companies', 'update', { id }, { ...input, contacts: [], version });
  expect(await tablesWith('quiblix')).toEqual(['audit_entries', 'mails']);
  const erasure = { email: contact.email.toUpperCase(), version: version + 1 };
  expect((await owner.call('companies', 'eraseCompanyContact', { id }, erasure)).version).toBe(version + 2);
  expect(await tablesWith('quiblix')).toEqual([]);

  const client = await owner.call('clients', 'get', { id: clientId });
  await owner.call('clients', 'eraseClient', { id: clientId }, { version: client.version });
  expect(await tablesWith('vexmor')).toEqual(['invoices']);
  const orderRow = db.selectFrom('orders').select(['cost_centre', 'purchase_reference']).where('id', '=', order.id);
  expect(await orderRow.execute()).toEqual([{ cost_centre: '', purchase_reference: 'BC-7' }]);
});
