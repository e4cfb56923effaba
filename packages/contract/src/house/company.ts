import { isSiret, isVatNumber } from '@traiteur/domain/money/business-numbers.ts';
import { mentions } from '@traiteur/domain/money/missing-mentions.ts';
import { isBic, isIban } from '@traiteur/domain/money/bank-numbers.ts';
import * as z from 'zod/mini';
import { cents, country, optionalBilingual, optionalText, version } from '../statement/fields.ts';
import { bankAccount } from '../money/bank-account.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

type NumberFault = 'not-a-siret' | 'not-a-vat-number' | 'not-an-iban' | 'not-a-bic';

/** A number that people type in groups: without the spaces, in upper case; it may be empty. */
const businessNumber = (isRight: (text: string) => boolean, code: NumberFault) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s/gu, '').toUpperCase()),
    z.refine((text: string) => text === '' || isRight(text), { params: { code } }),
  );

/** All of it may be empty: a house begins before it has its number. */
export const companyInput = z.strictObject({
  legalName: optionalText(120),
  /** SARL, SAS, EI. */
  legalForm: optionalText(60),
  /** In cents; null for who has none. */
  capital: z.nullable(cents),
  address: optionalText(200),
  postalCode: optionalText(20),
  city: optionalText(100),
  country,
  siret: businessNumber(isSiret, 'not-a-siret'),
  /** City of the registry of companies (RCS). */
  registry: optionalText(60),
  /** Without it the invoices say that no VAT applies (CGI, article 293 B). */
  vatApplies: z.boolean(),
  vatNumber: businessNumber(isVatNumber, 'not-a-vat-number'),
  paymentTerms: optionalBilingual(300),
  /** Days from the invoice's own until it is to be paid; 60 at most (Code de commerce, article L441-10). */
  paymentDays: z.int().check(z.minimum(0), z.maximum(60)),
  /** Whether professionals buy too: the invoices then say what paying late costs them. */
  servesProfessionals: z.boolean(),
  latePenalties: optionalBilingual(300),
  /** Where clients transfer what they owe; without an IBAN they are asked to ask for it. Empty: the legal name. */
  accountHolder: optionalText(70),
  iban: businessNumber(isIban, 'not-an-iban'),
  bic: businessNumber(isBic, 'not-a-bic'),
});
export type CompanyInput = z.output<typeof companyInput>;

const companyRecord = z.object({
  ...storedFields,
  ...companyInput.shape,
  /** What an invoice given now would lack. */
  missing: z.array(z.enum(mentions)),
});
export type Company = z.output<typeof companyRecord>;

/** Where money goes: whoever changes one of these gives their password again, and all owners are told. */
export const accountFields = ['legalName', 'accountHolder', 'iban', 'bic'] as const;

/** What any paper says of the house; each may be empty but the brand. */
export const letterhead = z.object({
  brand: z.string(),
  /** Null where the house has named none. */
  bankAccount: z.nullable(bankAccount),
  /** A picture, of a house that has given its site one. */
  logoId: z.nullable(z.uuid()),
  ...z.pick(companyInput, { legalName: true, address: true, postalCode: true, city: true, country: true, siret: true })
    .shape,
});
export type Letterhead = z.output<typeof letterhead>;

const companyNames = { tag: 'company', one: 'Company', many: 'Companies', input: companyInput } as const;

export const company = operationsOf(companyNames, {
  get: {
    summary: 'Answers what invoices say of the house, and what the law wants to read there that is missing.',
    method: 'GET',
    path: '/company',
    scope: 'reports:read',
    result: companyRecord,
    refusals: [],
  },
  getLetterhead: {
    summary: 'Answers what any paper says of the house: its name and where it is.',
    method: 'GET',
    path: '/letterhead',
    scope: 'orders:read',
    result: letterhead,
    refusals: [],
  },
  update: {
    summary:
      'Saves what invoices say of the house from now on; refused when somebody saved it since the version given. Another legal name, account holder, IBAN or BIC asks for one’s password again, and is mailed to all owners.',
    method: 'PUT',
    path: '/company',
    scope: 'administrators:write',
    body: z.extend(companyInput, { version }),
    result: companyRecord,
    reads: 'get',
    asksPassword: 'for-some',
    refusals: ['stale', 'recent-sign-in-needed'],
  },
});
