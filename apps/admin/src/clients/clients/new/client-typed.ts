import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { isDigits, searchWords } from '@traiteur/domain/text/search-words.ts';

interface TypedClient {
  firstName: string;
  lastName: string;
  phone: string;
  email: string;
}

/** A number with fewer digits is a postal code or the end of a phone. */
const fewestDigits = 9;

/** Reads a search that found nothing as a new client: phone, e-mail address, name. The first word is the first name. */
export function clientTyped(search: string): TypedClient {
  const words = searchWords(search);
  const phone = words.find((word) => isDigits(word) && word.length >= fewestDigits) ?? '';
  const email = words.find((word) => /^[^@\s]+@[^@\s]+$/.test(word)) ?? '';
  const names = words.filter((word) => word !== email && !/\d/.test(word)).map(capitalise);
  const [firstName = '', ...lastNames] = names.length > 1 ? names : ['', ...names];
  return { firstName, lastName: lastNames.join(' '), phone: readablePhone(phone), email };
}

/** Only all-lowercase names get capitals; a name typed with capitals stays as typed. */
const capitalise = (name: string) =>
  name === name.toLowerCase()
    ? name.replace(/(^|[-’'])(\p{L})/gu, (_, separator: string, letter: string) => separator + letter.toUpperCase())
    : name;
