import * as z from 'zod/mini';
import {
  allDiffer,
  bilingual,
  centsSum,
  count,
  country,
  email,
  id,
  locale,
  moment,
  optionalText,
  text,
} from './statement/fields.ts';
import { stored } from './statement/lists.ts';
import { noun } from './statement/noun.ts';
import { postalCodeText, wholePostalCode } from './postal-code-fields.ts';

export const severity = z.enum(['allergy', 'intolerance']);

const phone = z.string().check(z.trim(), z.maxLength(30), z.regex(/^(\+?[0-9][0-9 .()-]{4,})?$/));

export const addressInput = z
  .strictObject({
    /** Absent on an address that is being added. */
    id: z.optional(id),
    label: optionalText(80),
    phone,
    address: text(300),
    city: text(120),
    country,
    postalCode: postalCodeText,
  })
  .check(wholePostalCode);
export type AddressInput = z.output<typeof addressInput>;

const twice = (field: string) => ({ path: [field], params: { code: 'twice' } });

export const clientInput = z
  .strictObject({
    firstName: text(80),
    lastName: text(80),
    email,
    phone,
    locale,
    dietNote: optionalText(1000),
    /** What the house should know when it speaks with them; no paper shows it. */
    houseNote: optionalText(2000),
    marketingConsent: z.boolean(),
    allergens: z.array(z.strictObject({ allergenId: id, severity })).check(z.maxLength(100)),
    addresses: z.array(addressInput).check(z.maxLength(20)),
  })
  .check(
    z.refine((input) => allDiffer(input.allergens.map(({ allergenId }) => allergenId)), twice('allergens')),
    z.refine((input) => allDiffer(input.addresses.flatMap(({ id }) => id ?? [])), twice('addresses')),
  );

/** An address with what its postal code says about delivery. */
export const address = z.object({
  ...addressInput.shape,
  id,
  eligible: z.boolean(),
  zone: z.nullable(z.object({ id, name: bilingual(80) })),
});
export type Address = z.output<typeof address>;

const history = { ordersCount: count, ordersAmount: centsSum, lastOrderAt: z.nullable(moment) };

export const client = z.object({ ...stored, ...clientInput.shape, addresses: z.array(address), ...history });
export type Client = z.output<typeof client>;

export const clientRow = z.object({
  ...stored,
  firstName: text(80),
  lastName: text(80),
  email: z.string(),
  phone: z.string(),
  /** Of the first address; empty without one. */
  city: z.string(),
  allergens: clientInput.shape.allergens,
  ...history,
});
export type ClientRow = z.output<typeof clientRow>;

export const clients = noun({
  tag: 'clients',
  one: 'Client',
  many: 'Clients',
  read: 'clients:read',
  write: 'clients:write',
  input: clientInput,
  row: clientRow,
  detail: client,
  sorts: ['name'],
  filters: {},
  person: true,
  saving: ['unknown-reference'],
});
