import { companyTerms, invoiceGroups } from '@traiteur/domain/clients/company-terms.ts';
import { vatCheckStates } from '@traiteur/domain/clients/vat-check.ts';
import * as z from 'zod/mini';
import {
  cents,
  centsSum,
  count,
  country,
  email,
  flag,
  id,
  line,
  locale,
  moment,
  optionalLine,
  optionalText,
  version,
} from '../statement/fields.ts';
import { businessNumber, vatNumber } from '../money/business-numbers.ts';
import { listExport } from '../statement/list-export.ts';
import { storedFields, oneThing } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import type { Operations } from '../statement/operation.ts';

const companyContact = z.strictObject({
  name: line(120),
  email,
  /** Of the letters about invoices. */
  locale: z._default(locale, 'fr'),
  forOrders: z.boolean(),
  forInvoices: z.boolean(),
});

/** A legal person whose people order; the house itself is `company`. */
const orderingCompanyInput = z.strictObject({
  legalName: line(120),
  businessNumber,
  vatNumber,
  /** Where invoices go, apart from where it is delivered. */
  address: optionalText(300),
  postalCode: optionalLine(20),
  city: optionalLine(120),
  country,
  contacts: z.array(companyContact).check(z.maxLength(20)),
  /** If true, no order of its people is placed without a purchase reference. */
  referenceRequired: z.boolean(),
  terms: z.enum(companyTerms),
  invoiceGroups: z.enum(invoiceGroups),
  /** In cents, of all that its orders owe together; null: no limit. */
  creditLimit: z.nullable(cents),
  active: z.boolean(),
});
export type OrderingCompanyInput = z.output<typeof orderingCompanyInput>;

const vatCheck = z.object({
  state: z.enum(vatCheckStates),
  /** When VIES answered, or failed to; null before. */
  at: z.nullable(moment),
  /** When it is asked, or asked again; null: it is not. */
  nextAt: z.nullable(moment),
  /** Whether staff may have it asked: `later` for thirty days after it confirmed the number. */
  again: z.enum(['now', 'later', 'never']),
});

const standing = {
  people: count,
  /** In cents: what its orders that stand still owe. */
  balance: centsSum,
  /** Null where nothing is to be said of VIES: it is not asked here, or not about such a number. */
  vatCheck: z.nullable(vatCheck),
};

const orderingCompany = z.object({ ...storedFields, ...orderingCompanyInput.shape, ...standing });
export type OrderingCompany = z.output<typeof orderingCompany>;

const orderingCompanyRow = z.object({
  ...storedFields,
  ...z.pick(orderingCompanyInput, { legalName: true, businessNumber: true, city: true, terms: true, active: true })
    .shape,
  ...standing,
});
export type OrderingCompanyRow = z.output<typeof orderingCompanyRow>;

const statement = noun({
  tag: 'companies',
  one: 'Company',
  many: 'Companies',
  read: 'clients:read',
  write: 'clients:write',
  input: orderingCompanyInput,
  row: orderingCompanyRow,
  detail: orderingCompany,
  sorts: ['legalName'],
  filters: { active: z.optional(flag) },
  person: true,
});

const people = {
  eraseCompanyContact: {
    summary:
      'Erases whoever has that e-mail address from a company: as its contact, from the mails about its invoices and from the log.',
    method: 'POST',
    path: '/companies/{id}/contact-erasures',
    scope: 'clients:write',
    params: oneThing,
    body: z.strictObject({ email, version }),
    result: orderingCompany,
    audit: { only: [] },
    refusals: ['not-found', 'stale', 'recent-sign-in-needed'],
  },
  checkVatNumber: {
    summary:
      'Has VIES asked about a company’s VAT number, or asked again: the answer comes later. Refused within a minute of the last question, and for thirty days after VIES confirmed the number.',
    method: 'POST',
    path: '/companies/{id}/vat-checks',
    scope: 'clients:write',
    params: oneThing,
    result: orderingCompany,
    audit: { only: [] },
    refusals: ['not-found', 'vat-checks-off', 'not-in-vies', 'vat-check-too-soon'],
  },
  listCompanyPeople: {
    summary: 'Lists the clients who order for a company, with their cost centres, by name.',
    method: 'GET',
    path: '/companies/{id}/people',
    scope: 'clients:read',
    params: oneThing,
    result: z.object({
      items: z.array(z.object({ clientId: id, firstName: z.string(), lastName: z.string(), costCentre: z.string() })),
    }),
    refusals: ['not-found'],
  },
} as const satisfies Operations;

export const companies = {
  ...statement,
  operations: { ...statement.operations, ...people, exportCompanies: listExport(statement) },
};
