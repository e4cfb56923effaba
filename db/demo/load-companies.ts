import { addMonths, type LocalDate } from '@traiteur/domain/dates/calendar.ts';
import type { Kysely } from 'kysely';
import { setClientCompany } from '../../apps/api/src/clients/companies/company-people.ts';
import { createCompany } from '../../apps/api/src/clients/companies/company-rows.ts';
import type { Database } from '../../apps/api/src/database/schema.ts';
import { companyFactsOf, type CompanyFacts } from '../../apps/api/src/orders/place/company-of-order.ts';
import { demoCompanies } from './companies.ts';
import type { LoadedClient } from './load-clients.ts';

/** For which company each of their people orders. */
export type CompanyOfClient = ReadonlyMap<number, CompanyFacts>;

const peopleOfEach = 3;

/** Of clients who order often, the last ones. */
export async function loadCompanies(
  db: Kysely<Database>,
  clients: readonly LoadedClient[],
  now: Date,
): Promise<CompanyOfClient> {
  const regulars = clients.filter(({ weight, email }) => weight === regularWeight && email !== '');
  const companies = new Map<number, CompanyFacts>();
  for (const [place, { costCentres, vatCheck, ...input }] of demoCompanies.entries()) {
    const { id: companyId } = await createCompany({ db, clock: () => now }, input);
    // Nothing is asked outside for a demonstration.
    await db
      .updateTable('companies')
      .set({
        vat_check_due_at: null,
        ...(vatCheck && { vat_check: vatCheck.state, vat_checked_at: daysBefore(now, vatCheck.daysAgo) }),
      })
      .where('id', '=', companyId)
      .execute();
    const end = regulars.length - place * peopleOfEach;
    for (const [index, { id }] of regulars.slice(end - peopleOfEach, end).entries()) {
      await setClientCompany(db, id, { companyId, costCentre: costCentres[index % costCentres.length] ?? '' });
      const facts = await companyFactsOf(db, id).executeTakeFirst();
      if (facts) companies.set(id, facts);
    }
  }
  return companies;
}

const daysBefore = (now: Date, days: number) => new Date(now.getTime() - days * 24 * 60 * 60_000);

/** As in `demoClients`. */
const regularWeight = 8;

/** Of the month before the last: since then they order for their companies. */
export const companiesSince = (today: LocalDate): LocalDate => addMonths(`${today.slice(0, 7)}-01`, -2);
