import type { AllergenCode } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import { slugOf } from '@traiteur/domain/text/slug.ts';
import { dietNotes, doors, firstNames, lastNames, streets } from './people.ts';
import type { Random } from './random.ts';
import { demoZones } from './zones.ts';

interface DemoAddress {
  label: string;
  address: string;
  city: string;
  postalCode: string;
  /** Key of the client's zone. */
  zone: string;
}

export interface DemoClient {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  locale: Locale;
  dietNote: string;
  marketingConsent: boolean;
  allergens: { code: AllergenCode; severity: 'allergy' | 'intolerance' }[];
  allergiesAsked: boolean;
  addresses: DemoAddress[];
  /** Relative frequency of orders. */
  weight: number;
}

const clientCount = 300;

/** People that the screens show; the first is allergic to sesame. */
const knownPeople: readonly (readonly [firstName: string, lastName: string, allergen?: AllergenCode])[] = [
  ['Inès', 'Delcourt', 'sesame'],
  ['Marc', 'Lebreton'],
  ['Agathe', 'Vasseur'],
  ['Yanis', 'Haddad'],
  ['Sœurs', 'Le Floc’h'],
  ['Odile', 'Mercœur'],
  ['Paul', 'N’Guyen', 'peanuts'],
];

const common: readonly AllergenCode[] = [
  'nuts',
  'peanuts',
  'milk',
  'gluten',
  'eggs',
  'fish',
  'crustaceans',
  'sesame',
  'mustard',
];

/** Three hundred clients, the same for the same seed. E-mail and phone lead nowhere: reserved names and numbers. */
export function demoClients(random: Random): DemoClient[] {
  const emails = new Set<string>();
  return Array.from({ length: clientCount }, (_, index) => {
    const [firstName, lastName, allergen] = knownPeople[index] ?? [random.pick(firstNames), random.pick(lastNames)];
    const email = emailOf(firstName, lastName, emails);
    return {
      firstName,
      lastName,
      // Some clients only call.
      email: index % 12 === 11 ? '' : email,
      phone: phoneOf(random),
      locale: random.chance(0.9) ? 'fr' : 'en',
      dietNote: random.chance(0.12) ? random.pick(dietNotes) : '',
      marketingConsent: random.chance(0.45),
      allergens: allergen ? [{ code: allergen, severity: 'allergy' }] : allergensOf(random, index),
      // Some were never asked, Yanis among the known people.
      allergiesAsked: index % 9 !== 3,
      addresses: addressesOf(random, index),
      weight: index < knownPeople.length ? 12 : random.chance(0.2) ? 8 : random.int(1, 3),
    };
  });
}

function emailOf(firstName: string, lastName: string, emails: Set<string>): string {
  const name = `${slugOf(firstName)}.${slugOf(lastName)}`;
  let email = `${name}@example.com`;
  for (let copy = 2; emails.has(email); copy++) email = `${name}${copy}@example.org`;
  emails.add(email);
  return email;
}

/** Ranges that the French regulator reserves for fiction: 01 99 00 and 06 39 98. */
function phoneOf(random: Random): string {
  const line = String(random.int(0, 9999)).padStart(4, '0');
  return random.chance(0.7) ? `+3363998${line}` : `+3319900${line}`;
}

function allergensOf(random: Random, index: number): DemoClient['allergens'] {
  if (index < knownPeople.length || !random.chance(0.18)) return [];
  const first = random.pick(common);
  const severity = random.chance(0.6) ? 'allergy' : 'intolerance';
  const second = random.pick(common);
  return random.chance(0.15) && second !== first
    ? [
        { code: first, severity },
        { code: second, severity: 'intolerance' },
      ]
    : [{ code: first, severity }];
}

function addressesOf(random: Random, index: number): DemoAddress[] {
  const servedZones = demoZones.filter(({ active }) => active);
  // A few live outside all zones.
  const zone = index > 30 && random.chance(0.02) ? demoZones[demoZones.length - 1] : random.pick(servedZones);
  const home = addressIn(random, zone ?? random.pick(servedZones), 'Domicile');
  return random.chance(0.25) ? [home, addressIn(random, random.pick(servedZones), 'Bureau')] : [home];
}

function addressIn(random: Random, { key, places }: (typeof demoZones)[number], label: string): DemoAddress {
  const [postalCode, city] = random.pick(places);
  const street = `${random.int(1, 140)}, ${random.pick(streets)}`;
  return {
    label,
    address: random.chance(0.5) ? `${street}\n${random.pick(doors)}` : street,
    city,
    postalCode,
    zone: key,
  };
}
