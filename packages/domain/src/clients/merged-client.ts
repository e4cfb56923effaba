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

interface PersonRecord<Address extends MergedAddress = MergedAddress> {
  firstName: string;
  lastName: string;
  email: string;
  /** They sign in by their e-mail address, so it is verified. */
  hasAccount: boolean;
  phone: string;
  dietNote: string;
  houseNote: string;
  marketingConsent: boolean;
  allergiesAsked: boolean;
  allergens: readonly ClientAllergen[];
  addresses: readonly Address[];
}

/** `addresses`: those that only the other record has. */
export type MergedPerson<Address extends MergedAddress> = Omit<
  PersonRecord<Address>,
  'firstName' | 'lastName' | 'hasAccount' | 'allergens'
> & { allergens: ClientAllergen[] };

/**
 * Keeps the name, e-mail and phone of `keeper`, but a verified e-mail replaces an unverified one. Differences go to the
 * notes. The graver severity of an allergy counts. A refusal of newsletters in either record stands.
 */
export function mergedPerson<Address extends MergedAddress>(
  keeper: PersonRecord<Address>,
  otherRecord: PersonRecord<Address>,
): MergedPerson<Address> {
  const emails = [keeper.email, otherRecord.email].filter((email) => email !== '');
  const email = (otherRecord.hasAccount && !keeper.hasAccount ? otherRecord.email : emails[0]) ?? '';
  const otherEmail = emails.find((candidate) => candidate.toLowerCase() !== email.toLowerCase());
  return {
    email,
    phone: keeper.phone || otherRecord.phone,
    dietNote: together(keeper.dietNote, otherRecord.dietNote),
    houseNote: together(keeper.houseNote, otherRecord.houseNote, otherContact(keeper, otherRecord, otherEmail)),
    marketingConsent: keeper.marketingConsent && otherRecord.marketingConsent,
    allergiesAsked: keeper.allergiesAsked || otherRecord.allergiesAsked,
    allergens: mergedAllergens(keeper.allergens, otherRecord.allergens),
    addresses: otherRecord.addresses.filter(
      (place) => !keeper.addresses.some((address) => isSamePlace(address, place)),
    ),
  };
}

export function mergedAllergens(
  keeper: readonly ClientAllergen[],
  otherAllergens: readonly ClientAllergen[],
): ClientAllergen[] {
  const severities = new Map<number, ClientAllergen['severity']>();
  for (const { allergenId, severity } of [...keeper, ...otherAllergens])
    if (severities.get(allergenId) !== 'allergy') severities.set(allergenId, severity);
  return [...severities].map(([allergenId, severity]) => ({ allergenId, severity })).sort(byAllergen);
}

const byAllergen = (a: ClientAllergen, b: ClientAllergen) => a.allergenId - b.allergenId;

/** Joins texts, without repeating one that another contains. */
const together = (...texts: string[]): string =>
  texts
    .filter((text, index) => text !== '' && !texts.slice(0, index).some((earlierText) => earlierText.includes(text)))
    .join('\n');

function otherContact(keeper: PersonRecord, otherRecord: PersonRecord, otherEmail: string | undefined): string {
  const phone = otherRecord.phone !== keeper.phone && keeper.phone && readablePhone(otherRecord.phone);
  const names = `${otherRecord.firstName} ${otherRecord.lastName}`;
  const isNamesake = names.toLowerCase() === `${keeper.firstName} ${keeper.lastName}`.toLowerCase();
  const differences = [phone, otherEmail].filter((text) => typeof text === 'string' && text !== '');
  return differences.length > 0 || !isNamesake ? [names, ...differences].join(' · ') : '';
}

/** The same door, unless phones or access notes differ. */
const isSamePlace = (place: MergedAddress, otherPlace: MergedAddress): boolean =>
  placeText(place) === placeText(otherPlace) &&
  (otherPlace.phone === '' || place.phone === otherPlace.phone) &&
  (otherPlace.note === '' || place.note === otherPlace.note);

const placeText = ({ address, city, country, postalCode }: MergedAddress): string =>
  [address, postalCode, city, country].map((text) => text.toLowerCase().replace(/\s+/g, ' ').trim()).join('|');
