import type { Company, CompanyInput, Letterhead } from '@traiteur/contract/house/company.ts';
import { missingMentions } from '@traiteur/domain/money/missing-mentions.ts';
import type { BankAccount } from '@traiteur/domain/money/bank-account.ts';
import type { Kysely } from 'kysely';
import type { Brand } from '../../core/house-brand.ts';
import { personOf } from '../../core/caller.ts';
import type { Context } from '../../core/context.ts';
import { refuseUnlessRecent } from '../../core/recent-sign-in.ts';
import { inTransaction } from '../../database/rows/transactions.ts';
import { updateVersion } from '../../database/rows/versioned-rows.ts';
import type { Database } from '../../database/schema.ts';
import { changedAccountFields, mailAccountChange } from './account-change.ts';

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
      'account_holder as accountHolder',
      'iban',
      'bic',
    ])
    .where('id', '=', only)
    .executeTakeFirstOrThrow();
  return { ...company, missing: missingMentions(company) };
}

export async function getLetterhead(db: Kysely<Database>, brand: Brand): Promise<Letterhead> {
  const company = await getCompany(db);
  const { legalName, address, postalCode, city, country, siret } = company;
  const bankAccount = bankAccountOf(company, brand);
  return { brand: brand.name, logoId: brand.logoId, bankAccount, legalName, address, postalCode, city, country, siret };
}

/** Null without an IBAN. The account is the house's own, unless it names another holder. */
export function bankAccountOf(
  { accountHolder, legalName, iban, bic }: Pick<Company, 'accountHolder' | 'legalName' | 'iban' | 'bic'>,
  brand: Pick<Brand, 'name'>,
): BankAccount | null {
  return iban === '' ? null : { holder: accountHolder || legalName || brand.name, iban, bic };
}

/** @throws {Refusal} `stale`, `recent-sign-in-needed` for a change of the bank account */
export const updateCompany = (
  { version, ...input }: CompanyInput & { version: number },
  { db, clock, caller, ...services }: Context<'administrators:write'>,
): Promise<Company> =>
  inTransaction(db, async (transaction) => {
    const previousCompany = await getCompany(transaction);
    const now = clock();
    const isAccountChanged = changedAccountFields(previousCompany, input).length > 0;
    if (isAccountChanged) refuseUnlessRecent(caller, now);
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
      account_holder: input.accountHolder,
      iban: input.iban,
      bic: input.bic,
    });
    const newCompany = await getCompany(transaction);
    if (isAccountChanged)
      await mailAccountChange(
        transaction,
        { before: previousCompany, after: newCompany, by: personOf(caller), now },
        services,
      );
    return newCompany;
  });
