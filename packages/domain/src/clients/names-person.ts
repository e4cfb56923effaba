import { searchWords } from '../text/search-words.ts';
import { plainText } from '../text/slug.ts';

interface Person {
  lastName: string;
  email: string;
  phone: string;
}

/** Fewer digits of a phone are those of many. */
const fewestDigits = 6;

/** Whether text says who somebody is, by last name, e-mail address or phone, however it writes them. */
export function namesPerson(text: string, { lastName, email, phone }: Person): boolean {
  const plain = plainText(text);
  if (email !== '' && plain.includes(plainText(email))) return true;
  if (lastName !== '' && asWords(plain).includes(asWords(plainText(lastName)))) return true;
  const [number = ''] = searchWords(phone);
  return searchWords(text).some((word) => /^\d+$/.test(word) && word.length >= fewestDigits && number.includes(word));
}

/** Each word between spaces, whatever stood between them: who is called Petit is not in "petites". */
const asWords = (plain: string) =>
  ` ${plain
    .split(/[^\p{L}\p{N}]+/u)
    .join(' ')
    .trim()} `;
