import type { Company, CompanyInput } from '@traiteur/contract/billing/company.ts';
import { missingMentions } from '@traiteur/domain/invoices/missing-mentions.ts';
import type { Kysely } from 'kysely';
import { inTransaction } from '../database/rows/transactions.ts';
import { updateVersion } from '../database/rows/versioned-rows.ts';
import type { Database } from '../database/schema.ts';

/** The table's only row. */
const only = 1;

export async function getCompany(db: Kysely<Database>): Promise<Company> {
  const company = await db
    .selectFrom('company')
    .select([
      'id',
      'version',
      'legal_name as legalName',
      'legal_form as legalForm',
      'capital',
      'address',
      'postal_code as postalCode',
      'city',
      'country',
      'siret',
      'registry',
      'vat_applies as vatApplies',
      'vat_number as vatNumber',
      'payment_terms as paymentTerms',
      'payment_days as paymentDays',
      'serves_professionals as servesProfessionals',
      'late_penalties as latePenalties',
    ])
    .where('id', '=', only)
    .executeTakeFirstOrThrow();
  return { ...company, missing: missingMentions(company) };
}

/** @throws {Refusal} `stale` */
export const updateCompany = (
  db: Kysely<Database>,
  { version, ...input }: CompanyInput & { version: number },
): Promise<Company> =>
  inTransaction(db, async (transaction) => {
    await updateVersion(transaction, 'company', only, version, {
      legal_name: input.legalName,
      legal_form: input.legalForm,
      capital: input.capital,
      address: input.address,
      postal_code: input.postalCode,
      city: input.city,
      country: input.country,
      siret: input.siret,
      registry: input.registry,
      vat_applies: input.vatApplies,
      vat_number: input.vatNumber,
      payment_days: input.paymentDays,
      payment_terms: JSON.stringify(input.paymentTerms),
      serves_professionals: input.servesProfessionals,
      late_penalties: JSON.stringify(input.latePenalties),
    });
    return getCompany(transaction);
  });
