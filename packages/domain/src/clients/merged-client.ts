import type { ClientAllergen } from '../orders/allergies.ts';
import { readablePhone } from './readable-phone.ts';

interface MergedAddress {
  phone: string;
  address: string;
  city: string;
  country: string;
  postalCode: string;
  note: string;
}

/** What one record says of a person. */
interface PersonRecord<Address extends MergedAddress = MergedAddress> {
  firstName: string;
  lastName: string;
  email: string;
  /** They sign in on the site by their e-mail address, which is then known to be theirs. */
  hasAccount: boolean;
  phone: string;
  dietNote: string;
  houseNote: string;
  marketingConsent: boolean;
  allergiesAsked: boolean;
  allergens: readonly ClientAllergen[];
  addresses: readonly Address[];
}

/** What both records of one person say together; `addresses` are those of the other record that the kept one lacks. */
export type MergedPerson<Address extends MergedAddress> = Omit<
  PersonRecord<Address>,
  'firstName' | 'lastName' | 'hasAccount' | 'allergens'
> & { allergens: ClientAllergen[] };

/**
 * Two records of one person as one. The kept record's name, e-mail and phone stand, save an e-mail by which they sign in against one that nobody has
 * shown to be theirs; what is said beside goes to the notes, so that nothing is lost. Of an allergy the graver word counts. News are sent to nobody
 * who has once refused them.
 */
export function mergedPerson<Address extends MergedAddress>(
  keeper: PersonRecord<Address>,
  other: PersonRecord<Address>,
): MergedPerson<Address> {
  const emails = [keeper.email, other.email].filter((email) => email !== '');
  const email = (other.hasAccount && !keeper.hasAccount ? other.email : emails[0]) ?? '';
  const otherEmail = emails.find((one) => one.toLowerCase() !== email.toLowerCase());
  return {
    email,
    phone: keeper.phone || other.phone,
    dietNote: together(keeper.dietNote, other.dietNote),
    houseNote: together(keeper.houseNote, other.houseNote, otherContact(keeper, other, otherEmail)),
    marketingConsent: keeper.marketingConsent && other.marketingConsent,
    allergiesAsked: keeper.allergiesAsked || other.allergiesAsked,
    allergens: mergedAllergens(keeper.allergens, other.allergens),
    addresses: other.addresses.filter((place) => !keeper.addresses.some((address) => isSamePlace(address, place))),
  };
}

/** What either record says, each allergen once and as grave as the graver one says. */
export function mergedAllergens(keeper: readonly ClientAllergen[], other: readonly ClientAllergen[]): ClientAllergen[] {
  const severities = new Map<number, ClientAllergen['severity']>();
  for (const { allergenId, severity } of [...keeper, ...other])
    if (severities.get(allergenId) !== 'allergy') severities.set(allergenId, severity);
  return [...severities].map(([allergenId, severity]) => ({ allergenId, severity })).sort(byAllergen);
}

const byAllergen = (one: ClientAllergen, other: ClientAllergen) => one.allergenId - other.allergenId;

/** Texts below each other, one that another one says already left out. */
const together = (...texts: string[]): string =>
  texts
    .filter((text, index) => text !== '' && !texts.slice(0, index).some((before) => before.includes(text)))
    .join('\n');

/** What the other record is called and reached by, where the kept one says something else, and the e-mail address that does not stand. */
function otherContact(keeper: PersonRecord, other: PersonRecord, otherEmail: string | undefined): string {
  const phone = other.phone !== keeper.phone && keeper.phone && readablePhone(other.phone);
  const names = `${other.firstName} ${other.lastName}`;
  const isNamesake = names.toLowerCase() === `${keeper.firstName} ${keeper.lastName}`.toLowerCase();
  const differences = [phone, otherEmail].filter((text) => typeof text === 'string' && text !== '');
  return differences.length > 0 || !isNamesake ? [names, ...differences].join(' · ') : '';
}

/** Where the same bell is rung, unless one of them says another phone or something else of how to get in. */
const isSamePlace = (one: MergedAddress, other: MergedAddress): boolean =>
  placeText(one) === placeText(other) &&
  (other.phone === '' || one.phone === other.phone) &&
  (other.note === '' || one.note === other.note);

const placeText = ({ address, city, country, postalCode }: MergedAddress): string =>
  [address, postalCode, city, country].map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim()).join('|');
