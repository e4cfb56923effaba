import type {
  companies,
  OrderingCompany,
  OrderingCompanyInput,
  OrderingCompanyRow,
} from '@traiteur/contract/clients/companies.ts';
import type { Page } from '@traiteur/contract/statement/lists.ts';
import type { Received } from '@traiteur/contract/statement/operation.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { pageOf } from '../../database/rows/paging.ts';
import { words } from '../../database/rows/sorts.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { remove, updateVersion } from '../../database/rows/versioned-rows.ts';
import { matches } from '../../database/rows/word-search.ts';
import type { Database } from '../../database/schema.ts';
import {
  addVatCheckJob,
  type AtCompanies,
  uncheckedIfChanged,
  uncheckedNumber,
  vatCheckColumns,
  vatCheckOf,
} from './vat-checks/vat-check-rows.ts';

type Query = Received<(typeof companies.operations)['list']>['query'];

export function listCompanies(reading: AtCompanies, query: Query): Promise<Page<OrderingCompanyRow>> {
  const { db } = reading;
  let rows = db.selectFrom('companies').select(rowColumns);
  if (query.search) rows = rows.where(matches(sql.ref('search'), query.search));
  if (query.active) rows = rows.where('active', '=', query.active === 'true');
  const sorting = { sorts: { legalName: words('legal_name') }, usual: 'legalName', id: sql.ref<number>('id') };
  return pageOf(
    db,
    rows,
    query,
    sorting,
    ({ id, version, legalName, businessNumber, city, terms, active, people, balance, ...row }) => ({
      id,
      version,
      legalName,
      businessNumber,
      city,
      terms,
      active,
      people,
      balance,
      vatCheck: vatCheckOf(row, reading),
    }),
  );
}

/** @throws {Refusal} `not-found` */
export async function getCompany(reading: AtCompanies, id: number): Promise<OrderingCompany> {
  const row = await reading.db
    .selectFrom('companies')
    .select(rowColumns)
    .select([
      'address',
      'postal_code as postalCode',
      'country',
      'reference_required as referenceRequired',
      'invoice_groups as invoiceGroups',
      'credit_limit as creditLimit',
      contactsOf,
    ])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  const { state, at, dueAt, ...company } = row;
  return { ...company, vatCheck: vatCheckOf({ vatNumber: company.vatNumber, state, at, dueAt }, reading) };
}

export const createCompany = (acting: AtCompanies, input: OrderingCompanyInput): Promise<OrderingCompany> =>
  inTransaction(acting.db, async (transaction) => {
    const row = { ...rowOf(input), ...uncheckedNumber(input.vatNumber, acting.clock()) };
    const insertion = transaction.insertInto('companies').values(row).returning('id');
    const { id } = await insertion.executeTakeFirstOrThrow();
    await saveContacts(transaction, id, input);
    return askedCompany({ ...acting, db: transaction }, id);
  });

/** @throws {Refusal} `stale`, `not-found` */
export const updateCompany = (
  acting: AtCompanies,
  id: number,
  { version, ...input }: OrderingCompanyInput & { version: number },
): Promise<OrderingCompany> =>
  inTransaction(acting.db, async (transaction) => {
    const row = { ...rowOf(input), ...uncheckedIfChanged(input.vatNumber, acting.clock()) };
    await updateVersion(transaction, 'companies', id, version, row);
    await saveContacts(transaction, id, input);
    return askedCompany({ ...acting, db: transaction }, id);
  });

/** As it was saved, once VIES is to be asked about its number where that is due. */
async function askedCompany(acting: AtCompanies, id: number): Promise<OrderingCompany> {
  const company = await getCompany(acting, id);
  if (company.vatCheck?.nextAt) await addVatCheckJob(acting);
  return company;
}

/** @throws {Refusal} `in-use`, `not-found` */
export const removeCompany = (db: Kysely<Database>, id: number): Promise<void> => remove(db, 'companies', id);

/** In cents, by the index of open orders alone. */
export const balanceOf = (company: string) =>
  sql<number>`(select coalesce(sum(due), 0)::integer from orders where company_id = ${sql.ref(company)} and due > 0)`;

const rowColumns = [
  'id',
  'version',
  'legal_name as legalName',
  'business_number as businessNumber',
  'city',
  'terms',
  'active',
  sql<number>`(select count(*)::integer from company_people where company_id = companies.id)`.as('people'),
  balanceOf('companies.id').as('balance'),
  ...vatCheckColumns,
] as const;

const contactsOf = sql<OrderingCompany['contacts']>`(
  select coalesce(json_agg(json_build_object('name', name, 'email', email, 'locale', locale, 'forOrders', for_orders, 'forInvoices', for_invoices)
    order by id), '[]')
  from company_contacts where company_id = companies.id)`.as('contacts');

/** Whose address or name stays keeps their number, by which mails know whom they are for. */
async function saveContacts(db: Kysely<Database>, id: number, { contacts }: OrderingCompanyInput): Promise<void> {
  const formerContacts = await db
    .selectFrom('company_contacts')
    .select(['id', 'name', 'email'])
    .where('company_id', '=', id)
    .orderBy('id')
    .execute();
  for (const { name, email, locale, forOrders, forInvoices } of contacts) {
    const byAddress = formerContacts.findIndex((contact) => contact.email === email);
    const place = byAddress === -1 ? formerContacts.findIndex((contact) => contact.name === name) : byAddress;
    const [formerContact] = place === -1 ? [] : formerContacts.splice(place, 1);
    const row = { company_id: id, name, email, locale, for_orders: forOrders, for_invoices: forInvoices };
    if (formerContact) await db.updateTable('company_contacts').set(row).where('id', '=', formerContact.id).execute();
    else await db.insertInto('company_contacts').values(row).execute();
  }
  const goneIds = formerContacts.map((contact) => contact.id);
  if (goneIds.length > 0) await db.deleteFrom('company_contacts').where('id', 'in', goneIds).execute();
}

const rowOf = (input: OrderingCompanyInput) => ({
  legal_name: input.legalName,
  business_number: input.businessNumber,
  vat_number: input.vatNumber,
  address: input.address,
  postal_code: input.postalCode,
  city: input.city,
  country: input.country,
  reference_required: input.referenceRequired,
  terms: input.terms,
  invoice_groups: input.invoiceGroups,
  credit_limit: input.creditLimit,
  active: input.active,
});
