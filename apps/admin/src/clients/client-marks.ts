import type { ClientRow } from '@traiteur/contract/clients.ts';
import { plainText } from '@traiteur/domain/slug.ts';
import { readablePhone } from '@traiteur/front/clients/readable-phone.ts';

/**
 * What tells a client from namesakes: the e-mail address where a word typed is in it and not in the name, else the phone, else whichever of
 * them there is; and the city.
 */
export function clientMarks({ firstName, lastName, email, phone, city }: ClientRow, typed: string): string[] {
  const name = plainText(`${firstName} ${lastName}`);
  const others = plainText(typed)
    .split(/\s+/)
    .filter((word) => word !== '' && !name.includes(word));
  const byEmail = others.some((word) => plainText(email).includes(word) && !phone.includes(word));
  const number = readablePhone(phone);
  return [byEmail ? email : number || email, city].filter((mark) => mark !== '');
}
