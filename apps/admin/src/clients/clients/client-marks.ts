import type { ClientRow } from '@traiteur/contract/clients/clients.ts';
import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';

/**
 * Tells a client from namesakes and shows why a search found them: the phone, or the e-mail address where that was
 * found or there is no phone; and the city, or the place that was found.
 */
export function clientMarks({ email, phone, city, match }: ClientRow): string[] {
  const number = readablePhone(match?.field === 'phone' ? match.text : phone);
  return [match?.field === 'email' ? email : number || email, match?.field === 'place' ? match.text : city].filter(
    (mark) => mark !== '',
  );
}
