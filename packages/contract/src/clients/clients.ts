import * as z from 'zod/mini';
import {
  allDiffer,
  bilingual,
  centsSum,
  count,
  country,
  optionalEmail,
  id,
  idParameter,
  line,
  locale,
  moment,
  ofContact,
  optionalLine,
  text,
} from '../statement/fields.ts';
import { optionalOwnWords, ownWords } from '../statement/own-words.ts';
import { storedFields } from '../statement/lists.ts';
import { noun } from '../statement/noun.ts';
import { postalCodeText, wholePostalCode } from '../delivery/postal-code-fields.ts';

export const severity = z.enum(['allergy', 'intolerance']);

/** As typed; the server stores E.164. An old number that it cannot read stays until it is changed. */
export const phone = z.string().check(
  z.trim(),
  z.maxLength(30),
  z.refine((number) => /^(\+?[0-9(][0-9\s./()-]{4,})?$/.test(number), { params: { code: 'not-a-phone-number' } }),
);

export const addressInput = z
  .strictObject({
    /** Absent for a new address. */
    id: z.optional(id),
    label: optionalLine(80),
    phone,
    address: ownWords(300),
    city: line(120),
    country,
    postalCode: postalCodeText,
    /** For all drivers: door code, floor, caretaker. */
    note: optionalOwnWords(300),
  })
  .check(wholePostalCode);
export type AddressInput = z.output<typeof addressInput>;

const twice = (field: string) => ({ path: [field], params: { code: 'twice' } });

export const mostAddresses = 20;

/** What somebody who eats reacts to. */
const reactions = {
  dietNote: optionalOwnWords(1000),
  allergens: z.array(z.strictObject({ allergenId: id, severity })).check(
    z.maxLength(100),
    z.refine((allergens) => allDiffer(allergens.map(({ allergenId }) => allergenId)), { params: { code: 'twice' } }),
  ),
  /** If not, no allergies means "unknown"; any allergy implies true. */
  allergiesAsked: z.boolean(),
};

/** Somebody who eats with a client. */
export const eaterInput = z.strictObject({ name: line(80), ...reactions });

export const eater = z.object({ ...eaterInput.shape, id });
export type Eater = z.output<typeof eater>;

export const clientInput = z
  .strictObject({
    firstName: line(80),
    lastName: line(80),
    email: optionalEmail,
    phone,
    locale,
    /** Of the client themselves. */
    ...reactions,
    /** On no paper, but in the file of the client's own data. */
    houseNote: optionalOwnWords(2000),
    marketingConsent: z.boolean(),
    addresses: z.array(addressInput).check(z.maxLength(mostAddresses)),
  })
  .check(z.refine((input) => allDiffer(input.addresses.flatMap(({ id }) => id ?? [])), twice('addresses')));
export type ClientInput = z.output<typeof clientInput>;

export const address = z.object({
  ...addressInput.shape,
  id,
  eligible: z.boolean(),
  zone: z.nullable(z.object({ id, name: bilingual(80) })),
});
export type Address = z.output<typeof address>;

const history = { ordersCount: count, ordersAmount: centsSum, lastOrderAt: z.nullable(moment) };

/** They sign in with it, but have not verified it; empty otherwise. */
const unprovenEmail = z.string();

export const client = z.object({
  ...storedFields,
  ...clientInput.shape,
  email: ofContact(optionalEmail),
  phone: ofContact(phone),
  addresses: ofContact(z.array(address)),
  /** By which their own dishes are ordered. */
  eaterId: id,
  /** The others at their table. */
  eaters: z.array(eater),
  ...history,
  unprovenEmail: ofContact(unprovenEmail),
  erasedAt: z.nullable(moment),
});
export type Client = z.output<typeof client>;

export const clientRow = z.object({
  ...storedFields,
  firstName: text(80),
  lastName: text(80),
  email: z.string(),
  unprovenEmail,
  phone: z.string(),
  /** Of the first address. */
  city: z.string(),
  allergens: clientInput.shape.allergens,
  allergiesAsked: z.boolean(),
  /** The others at their table. */
  eaters: z.array(eater),
  /** For which they order. */
  company: z.nullable(z.object({ id, legalName: z.string() })),
  /** What the search matched other than the name; null otherwise. */
  match: z.nullable(z.object({ field: z.enum(['email', 'phone', 'place']), text: z.string() })),
  ...history,
});
export type ClientRow = z.output<typeof clientRow>;

export const clients = noun({
  tag: 'clients',
  one: 'Client',
  many: 'Clients',
  named: 'person',
  read: 'clients:read',
  write: 'clients:write',
  input: clientInput,
  row: clientRow,
  detail: client,
  sorts: ['name'],
  filters: { companyId: z.optional(idParameter) },
  person: true,
  saving: ['unknown-reference'],
});
