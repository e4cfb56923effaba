import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { isDigits } from '@traiteur/domain/text/search-words.ts';
import { plainText } from '@traiteur/domain/text/slug.ts';

export interface Findable {
  firstName: string;
  lastName: string;
  email: string;
  unprovenEmail: string;
  phone: string;
  places: readonly { phone: string; postalCode: string; city: string }[];
}

/** Where the first word outside the name was found; null where the name has all words, or similar ones. */
export function matchOf(words: readonly string[], client: Findable): ClientRow['match'] {
  const name = plainText(`${client.firstName} ${client.lastName}`);
  for (const word of words.map(plainText).filter((candidate) => !name.includes(candidate))) {
    const match = matchOfWord(word, client);
    if (match) return match;
  }
  return null;
}

function matchOfWord(word: string, { email, unprovenEmail, phone, places }: Findable): ClientRow['match'] {
  const isCode = places.find(({ postalCode }) => postalCode === word);
  if (isCode) return { field: 'place', text: placeOf(isCode) };
  const number = [phone, ...places.map((place) => place.phone)].find(
    (candidate) => isDigits(word) && digitsOf(candidate).includes(word),
  );
  if (number) return { field: 'phone', text: number };
  if (plainText(email).includes(word)) return { field: 'email', text: email };
  if (plainText(unprovenEmail).includes(word)) return { field: 'email', text: unprovenEmail };
  const place = places.find((candidate) => plainText(placeOf(candidate)).includes(word));
  return place ? { field: 'place', text: placeOf(place) } : null;
}

const placeOf = ({ postalCode, city }: Findable['places'][number]) => `${postalCode} ${city}`;

/** Must give what the database's `phone_digits` gives. */
const digitsOf = (phone: string) => `${phone.replace(/^\+33/, '0')} ${phone}`.replace(/[^\d ]/g, '');
