import { searchWords } from '../text/search-words.ts';
import { plainText } from '../text/slug.ts';

interface Person {
  lastName: string;
  email: string;
  phone: string;
}

/** With fewer digits a number could belong to many. */
const fewestDigits = 6;

/** Whether a text names the person, by last name, e-mail or phone in any writing. */
export function namesPerson(text: string, { lastName, email, phone }: Person): boolean {
  const plain = plainText(text);
  if (email !== '' && plain.includes(plainText(email))) return true;
  if (lastName !== '' && asWords(plain).includes(asWords(plainText(lastName)))) return true;
  const [number = ''] = searchWords(phone);
  return searchWords(text).some((word) => /^\d+$/.test(word) && word.length >= fewestDigits && number.includes(word));
}

/** Whole words only: the name Petit is not in "petites". */
const asWords = (plain: string) =>
  ` ${plain
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;
