import type { FieldRefusal } from '@traiteur/contract/statement/refusals.ts';
import {
  type CompanyTerms,
  debtOf,
  exceedsCredit,
  mayPayOnInvoice,
  type OrderContent,
  type DebtFacts,
} from '@traiteur/domain/clients/company-terms.ts';
import { type Kysely, sql } from 'kysely';
import { balanceOf } from '../../clients/companies/company-rows.ts';
import type { Database } from '../../database/schema.ts';
import type { BilledCompany } from '@traiteur/contract/orders/billed-company.ts';
import type { OrderInput } from '@traiteur/contract/orders/order-input.ts';

export interface CompanyFacts {
  id: number;
  name: string;
  costCentre: string;
  terms: CompanyTerms;
  referenceRequired: boolean;
  active: boolean;
  creditLimit: number | null;
  /** In cents, with the order itself where it stands already. */
  balance: number;
}

type CompanyWishes = Partial<Pick<OrderInput, 'purchaseReference' | 'paymentChoice'>> & {
  billedCompany?: BilledCompany | undefined;
};

interface CreditFacts extends DebtFacts {
  company?: CompanyFacts | undefined;
}

export const lockCompany = (db: Kysely<Database>, id: number) =>
  sql`select from companies where id = ${id} for no key update`.execute(db);

export const companyFactsOf = (db: Kysely<Database>, clientId: number | null) =>
  companyFacts(db)
    .innerJoin('company_people', 'company_id', 'companies.id')
    .select('cost_centre as costCentre')
    .where('client_id', '=', sql<number>`${clientId}::integer`);

/** As an order that stands has it, whoever its client orders for now. */
export const standingCompanyFacts = (
  db: Kysely<Database>,
  { companyId, costCentre }: { companyId: number; costCentre: string },
): Promise<CompanyFacts | undefined> =>
  companyFacts(db)
    .select(sql<string>`${costCentre}::text`.as('costCentre'))
    .where('companies.id', '=', companyId)
    .executeTakeFirst();

const companyFacts = (db: Kysely<Database>) =>
  db
    .selectFrom('companies')
    .select(['companies.id', 'legal_name as name', 'terms', 'reference_required as referenceRequired', 'active'])
    .select(['credit_limit as creditLimit', balanceOf('companies.id').as('balance')]);

/** @param content of the order as it would stand */
export function creditRefusals({ company, ...facts }: CreditFacts, content: OrderContent): FieldRefusal[] {
  if (!company) return [];
  if (!facts.standing && !company.active) return [{ code: 'company-inactive', field: 'clientId' }];
  const { booked, before, after } = debtOf(facts, content);
  return exceedsCredit(company.creditLimit, company.balance - booked + before, after - before)
    ? [{ code: 'over-credit-limit', field: 'lines' }]
    : [];
}

/** What an order that is placed must say, and a draft need not yet. */
export function companyTermsRefusals(
  { purchaseReference = '', paymentChoice }: CompanyWishes,
  { company }: Pick<CreditFacts, 'company'>,
): FieldRefusal[] {
  const lacksReference = company?.referenceRequired && purchaseReference === '';
  const isForbidden = paymentChoice === 'on_invoice' && !mayPayOnInvoice(company?.terms);
  return [
    ...(lacksReference ? [{ code: 'purchase-reference-missing' as const, field: 'purchaseReference' }] : []),
    ...(isForbidden ? [{ code: 'invoice-not-agreed' as const, field: 'paymentChoice' }] : []),
  ];
}

/** Columns of a new order: copies. A company of the house is billed, whomever its people name. */
export const companyColumns = (
  { purchaseReference = '', paymentChoice, billedCompany }: CompanyWishes,
  company: CompanyFacts | undefined,
) => ({
  company_id: company?.id ?? null,
  company_name: company?.name ?? '',
  cost_centre: company?.costCentre ?? '',
  company_terms: company?.terms ?? null,
  purchase_reference: company ? purchaseReference : '',
  billed_company: company || !billedCompany ? null : JSON.stringify(billedCompany),
  payment_choice: paymentChoice ?? (mayPayOnInvoice(company?.terms) ? ('on_invoice' as const) : null),
});
