import type { AddressInput } from '@traiteur/contract/clients/clients.ts';
import { isOfTwoPeople, isTitleAlone } from '@traiteur/domain/clients/called-name.ts';
import { houseCountry } from '@traiteur/domain/clients/phone-number.ts';
import type { KnownAllergen } from '@traiteur/domain/house/imports/allergen-names.ts';
import {
  countryTyped,
  flagTyped,
  isDayTyped,
  languageTyped,
  phoneTyped,
  plainWords,
  postalCodeTyped,
} from '@traiteur/domain/house/imports/typed-cells.ts';
import { addressTyped, nameTyped, sameNameKey, townTyped } from '@traiteur/domain/house/imports/typed-name.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Cells } from './cells.ts';
import { type Reactions, readAllergies } from './client-allergies.ts';
import type { WantedClient } from './known-clients.ts';

export type Place = Omit<AddressInput, 'id'>;

export interface ClientFields extends WantedClient {
  locale: Locale | undefined;
  dietNote: string;
  houseNote: string;
  marketingConsent: boolean | undefined;
  /** Undefined where the line says nothing of them. */
  reactions: Reactions | undefined;
  places: Place[];
}

export function readClient(cells: Cells, knownAllergens: readonly KnownAllergen[]): ClientFields {
  const country = cells.read('country', countryTyped, 'unread-country') ?? houseCountry;
  const { reactions, diets } = readAllergies(cells, knownAllergens);
  return {
    ...readIdentity(cells),
    locale: cells.read('locale', languageTyped, 'unread-language'),
    dietNote: distinctTexts([cells.text('dietNote'), ...diets]),
    houseNote: cells.text('houseNote'),
    marketingConsent: cells.read('marketingConsent', consentTyped, 'unread-consent'),
    reactions,
    places: readPlaces(cells, country),
  };
}

/** By what a client is known again. */
export function readIdentity(cells: Cells): WantedClient {
  return {
    ...readName(cells),
    email: emailTyped(cells.text('email')),
    phone: cells.read('phone', (text) => phoneTyped(text, houseCountry), 'unread-phone') ?? '',
  };
}

/** A title is no first name, and a couple are two clients: each reacts to what they react to. */
function readName(cells: Cells): Pick<WantedClient, 'firstName' | 'lastName'> {
  const [firstCell, lastName] = [cells.text('firstName'), cells.text('lastName')];
  const wholeName = cells.text('nameFirstLast') || cells.text('nameLastFirst');
  const firstName = isTitleAlone(firstCell) ? '' : firstCell;
  const isWhole = wholeName !== '' && (firstName === '' || lastName === '');
  const name = isWhole
    ? nameTyped(wholeName, cells.text('nameFirstLast') ? 'first-last' : 'last-first')
    : { firstName, lastName };
  const couple = [wholeName, firstCell, lastName].find(isOfTwoPeople);
  if (name.firstName === '' && couple !== undefined) cells.fault('firstName', 'two-people', couple);
  else if (name.firstName === '' && isOfCompany(`${firstCell} ${lastName} ${wholeName}`))
    cells.fault('firstName', 'company-name', wholeName || lastName);
  else if (name.firstName === '' && firstCell !== '') cells.fault('firstName', 'title-alone', firstCell);
  return name;
}

const company =
  /\b(?:sarl|sasu?|eurl|scop|sci|snc|selarl|societe|ste|ets|etablissements|association|asso|mairie|ecole|college|lycee|cabinet|agence|restaurant|hotel|ltd|inc|gmbh|llc)\b/;
const isOfCompany = (text: string) => company.test(plainWords(text));

/** `Anne Martin <anne@example.com>`, `mailto:anne@example.com;` */
const emailTyped = (text: string) =>
  (/<([^<>\s]+@[^<>\s]+)>\s*$/.exec(text)?.[1] ?? text).replace(/^mailto:/i, '').replace(/[;,\s]+$/, '');

/** Lines that share one of these are of one client: a couple may share a telephone, and has two names. */
export function clientKeys({ firstName, lastName, email, phone }: WantedClient): string[] {
  const name = sameNameKey(firstName, lastName);
  return name === '' ? [] : [email.toLowerCase(), phone].flatMap((reach) => (reach === '' ? [] : [`${reach} ${name}`]));
}

const consentWords: Readonly<Record<string, boolean>> = {
  subscribed: true,
  inscrit: true,
  inscrite: true,
  abonne: true,
  abonnee: true,
  accepte: true,
  'opt in': true,
  unsubscribed: false,
  'not subscribed': false,
  'never subscribed': false,
  desabonne: false,
  desabonnee: false,
  refuse: false,
  'opt out': false,
};

/** A day is when somebody agreed. */
const consentTyped = (text: string) =>
  flagTyped(text) ?? consentWords[plainWords(text)] ?? (isDayTyped(text) || undefined);

/** A street with its code and town in one cell is parted where no other column says them. */
function readPlaces(cells: Cells, country: string): Place[] {
  const [street, cityCell, codeCell] = [cells.text('address'), cells.text('city'), cells.text('postalCode')];
  const town = townTyped(codeCell) ?? (codeCell === '' ? townTyped(cityCell) : undefined);
  const wholeAddress = codeCell === '' && cityCell === '' ? addressTyped(street) : undefined;
  const address = wholeAddress?.address ?? street;
  const postalCode = postalCodeTyped(wholeAddress?.postalCode ?? town?.postalCode ?? codeCell, country);
  const city = wholeAddress?.city ?? (town && (cityCell === '' || codeCell === '') ? town.city : cityCell);
  if (address === '' && city === '' && postalCode === '') return [];
  return [{ label: cells.text('label'), phone: '', address, city, country, postalCode, note: cells.text('access') }];
}

/** The same street and code is the same address. */
export const placeKey = ({ address, postalCode, country }: Place) => `${plainWords(address)} ${postalCode} ${country}`;

/** Texts of several cells or lines, each once. */
export const distinctTexts = (texts: readonly string[]): string =>
  [...new Set(texts.filter((text) => text !== ''))].join(' ; ');
