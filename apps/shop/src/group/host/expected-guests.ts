import type { HostedGuest } from '@traiteur/contract/own/group-orders.ts';

type Known = Pick<HostedGuest, 'id' | 'name' | 'invitedEmail'>;

interface ExpectedGuest {
  id?: number;
  name: string;
  email: string;
}

/** One person a line, as people paste them: "Zoé, zoe@example.com", "Zoé <zoe@example.com>". */
export const expectedGuests = (text: string, guests: readonly Known[]): ExpectedGuest[] =>
  text.split('\n').flatMap((line) => {
    const bare = line.trim();
    if (bare === '') return [];
    const email = /[^\s,;<>]*@[^\s,;<>]*/.exec(bare)?.[0] ?? '';
    const name =
      bare
        .replace(email, '')
        .replace(/[\s,;<>]+$/, '')
        .trim() || email;
    const guest = guests.find((candidate) => candidate.name === name);
    return [{ ...(guest && { id: guest.id }), name, email }];
  });

export const expectedText = (guests: readonly Known[]): string =>
  guests.map(({ name, invitedEmail }) => (invitedEmail ? `${name}, ${invitedEmail}` : name)).join('\n');
