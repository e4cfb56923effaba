import type { ClientCompany } from '@traiteur/contract/clients/client-company.ts';
import { type Kysely, sql } from 'kysely';
import { Refusal } from '../../core/refusal.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import type { Database } from '../../database/schema.ts';
import { getCompany } from './company-rows.ts';
import type { AtCompanies } from './vat-checks/vat-check-rows.ts';

/** Of the clients of a statement: who orders for a company. */
export const ordersForCompany = (companyId: number) =>
  sql<boolean>`clients.id in (select client_id from company_people where company_id = ${companyId})`;

/** Of a client of a statement: the company for which they order. */
export const companyOfClient = sql<{ id: number; legalName: string } | null>`(
  select json_build_object('id', c.id, 'legalName', legal_name)
  from company_people join companies c on c.id = company_id where client_id = clients.id)`;

/** @throws {Refusal} `not-found` */
export async function listCompanyPeople(reading: AtCompanies, id: number) {
  await getCompany(reading, id);
  const items = await reading.db
    .selectFrom('company_people')
    .innerJoin('clients', 'clients.id', 'client_id')
    .select(['client_id as clientId', 'first_name as firstName', 'last_name as lastName', 'cost_centre as costCentre'])
    .where('company_id', '=', id)
    .orderBy(sql`(last_name || ' ' || first_name) collate "fr-x-icu"`)
    .orderBy('client_id')
    .execute();
  return { items };
}

/** @throws {Refusal} `not-found` */
export async function getClientCompany(db: Kysely<Database>, clientId: number): Promise<ClientCompany> {
  const row = await db
    .selectFrom('clients')
    .leftJoin('company_people', 'client_id', 'clients.id')
    .leftJoin('companies', 'companies.id', 'company_id')
    .select(['clients.id', 'companies.id as companyId', 'terms'])
    .select((is) => [
      is.fn.coalesce('legal_name', sql<string>`''`).as('legalName'),
      is.fn.coalesce('cost_centre', sql<string>`''`).as('costCentre'),
      is.fn.coalesce('reference_required', sql<boolean>`false`).as('referenceRequired'),
    ])
    .where('clients.id', '=', clientId)
    .where('erased_at', 'is', null)
    .executeTakeFirst();
  if (!row) throw new Refusal('not-found');
  return row;
}

interface Membership {
  companyId: number | null;
  costCentre: string;
}

/** Waits for an order that is being placed. @throws {Refusal} `not-found`, `unknown-reference` */
export const setClientCompany = (db: Kysely<Database>, clientId: number, { companyId, costCentre }: Membership) =>
  inTransaction(db, async (transaction) => {
    await sql`select from clients where id = ${clientId} for no key update`.execute(transaction);
    await getClientCompany(transaction, clientId);
    if (companyId === null) await transaction.deleteFrom('company_people').where('client_id', '=', clientId).execute();
    else
      await transaction
        .insertInto('company_people')
        .values({ client_id: clientId, company_id: companyId, cost_centre: costCentre })
        .onConflict((conflict) =>
          conflict.column('client_id').doUpdateSet({ company_id: companyId, cost_centre: costCentre }),
        )
        .execute();
    return getClientCompany(transaction, clientId);
  });

export interface KeptMembership {
  companyId: number;
  costCentre: string;
}

const membershipOf = (db: Kysely<Database>, clientId: number): Promise<KeptMembership | undefined> =>
  db
    .selectFrom('company_people')
    .select(['company_id as companyId', 'cost_centre as costCentre'])
    .where('client_id', '=', clientId)
    .executeTakeFirst();

/** The kept record's own company goes first. Answers that of the other, and whether it was taken over. */
export async function mergeMemberships(db: Kysely<Database>, otherId: number, keptId: number) {
  const otherCompany = (await membershipOf(db, otherId)) ?? null;
  const companyMoved = otherCompany !== null && (await membershipOf(db, keptId)) === undefined;
  if (companyMoved)
    await db.updateTable('company_people').set({ client_id: keptId }).where('client_id', '=', otherId).execute();
  return { otherCompany, companyMoved };
}

/** A company that was removed meanwhile is left out. */
export async function splitMemberships(
  db: Kysely<Database>,
  { otherCompany, companyMoved }: { otherCompany?: KeptMembership | null; companyMoved?: boolean },
  { otherId, keptId }: { otherId: number; keptId: number },
): Promise<void> {
  if (companyMoved) await db.deleteFrom('company_people').where('client_id', '=', keptId).execute();
  if (!otherCompany) return;
  await sql`insert into company_people (client_id, company_id, cost_centre)
    select ${otherId}::integer, id, ${otherCompany.costCentre} from companies where id = ${otherCompany.companyId}`.execute(
    db,
  );
}
