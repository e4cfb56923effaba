import { isSiret, isVatNumber } from '@traiteur/domain/money/business-numbers.ts';
import { mentions } from '@traiteur/domain/money/missing-mentions.ts';
import { isBic, isIban } from '@traiteur/domain/money/bank-numbers.ts';
import * as z from 'zod/mini';
import { cents, country, optionalBilingual, optionalText, version } from '../statement/fields.ts';
import { bankAccount } from '../money/bank-account.ts';
import { storedFields } from '../statement/lists.ts';
import { operationsOf } from '../statement/operation.ts';

type NumberFault = 'not-a-siret' | 'not-a-vat-number' | 'not-an-iban' | 'not-a-bic';

const businessNumber = (isRight: (text: string) => boolean, code: NumberFault) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\s/gu, '').toUpperCase()),
    z.refine((text: string) => text === '' || isRight(text), { params: { code } }),
  );

/** All may be empty: a new house has no number yet. */
export const companyInput = z.strictObject({
  legalName: optionalText(120),
  legalForm: optionalText(60),
  /** Cents; null without capital. */
  capital: z.nullable(cents),
  address: optionalText(200),
  postalCode: optionalText(20),
  city: optionalText(100),
  country,
  siret: businessNumber(isSiret, 'not-a-siret'),
  /** City of the trade register (RCS). */
  registry: optionalText(60),
  /** If false, invoices say that no VAT applies (CGI, art. 293 B). */
  vatApplies: z.boolean(),
  vatNumber: businessNumber(isVatNumber, 'not-a-vat-number'),
  paymentTerms: optionalBilingual(300),
  /** Days to pay an invoice; 60 at most (Code de commerce, art. L441-10). */
  paymentDays: z.int().check(z.minimum(0), z.maximum(60)),
  /** If true, invoices state late penalties. */
  servesProfessionals: z.boolean(),
  latePenalties: optionalBilingual(300),
  /** For transfers; without an IBAN, clients must ask for it. Empty holder: the legal name. */
  accountHolder: optionalText(70),
  iban: businessNumber(isIban, 'not-an-iban'),
  bic: businessNumber(isBic, 'not-a-bic'),
});
export type CompanyInput = z.output<typeof companyInput>;

const companyRecord = z.object({
  ...storedFields,
  ...companyInput.shape,
  missing: z.array(z.enum(mentions)),
});
export type Company = z.output<typeof companyRecord>;

/** Changing these redirects money: it requires the password, and all owners are told. */
export const accountFields = ['legalName', 'accountHolder', 'iban', 'bic'] as const;

export const letterhead = z.object({
  brand: z.string(),
  bankAccount: z.nullable(bankAccount),
  logoId: z.nullable(z.uuid()),
  ...z.pick(companyInput, { legalName: true, address: true, postalCode: true, city: true, country: true, siret: true })
    .shape,
});
export type Letterhead = z.output<typeof letterhead>;

const companyNames = { tag: 'company', one: 'House', many: 'Houses', input: companyInput } as const;

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
