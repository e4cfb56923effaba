import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { isDigits, searchWords } from '@traiteur/domain/text/search-words.ts';

interface TypedClient {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** Digits from which on a number is a phone's, and not a postal code or the end of a phone. */
const fewestDigits = 9;

/** What a search for somebody who is not there yet already says of them: a phone, an e-mail address, a name, its first word the first name. */
export function clientTyped(search: string): TypedClient {
  const words = searchWords(search);
  const phone = words.find((word) => isDigits(word) && word.length >= fewestDigits) ?? '';
  const email = words.find((word) => /^[^@\s]+@[^@\s]+$/.test(word)) ?? '';
  const names = words.filter((word) => word !== email && !/\d/.test(word)).map(capitalise);
  const [firstName = '', ...lastNames] = names.length > 1 ? names : ['', ...names];
  return { firstName, lastName: lastNames.join(' '), phone: readablePhone(phone), email };
}

/** A name typed in haste has no capitals; who typed one means it. */
const capitalise = (name: string) =>
  name === name.toLowerCase()
    ? name.replace(/(^|[-’'])(\p{L})/gu, (_, separator: string, letter: string) => separator + letter.toUpperCase())
    : name;
