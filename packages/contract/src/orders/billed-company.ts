import * as z from 'zod/mini';
import { businessNumber, vatNumber } from '../money/business-numbers.ts';
import { country, line, version } from '../statement/fields.ts';

/** Whom an invoice is made out to instead of the client, where they order for no company of the house. */
export const billedCompany = z.strictObject({
  name: line(120),
  businessNumber,
  vatNumber,
  address: line(300),
  postalCode: line(20),
  city: line(120),
  country,
});
export type BilledCompany = z.output<typeof billedCompany>;

/** In the order in which a form asks for them. */
export const billedCompanyFields = [
  'name',
  'businessNumber',
  'vatNumber',
  'address',
  'postalCode',
  'city',
  'country',
] as const satisfies readonly (keyof BilledCompany)[];

export const blankBilledCompany: BilledCompany = {
  name: '',
  businessNumber: '',
  vatNumber: '',
  address: '',
  postalCode: '',
  city: '',
  country: 'FR',
};

/** Null: the client. */
export const billedCompanyChange = z.strictObject({ company: z.nullable(billedCompany), version });
