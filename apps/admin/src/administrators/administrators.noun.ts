import { screen } from '@traiteur/front/routing/screen.ts';
import { listedNoun } from '../noun.ts';

const listed = listedNoun('administrators', {
  one: 'administrator',
  fr: 'administrateurs',
  en: 'administrators',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  detail: ({ email }) => email,
});

export const administrators = {
  ...listed,
  screens: {
    ...listed.screens,
    administratorInvite: screen('/administrateurs/invitation', '/en/administrators/invite', [
      'administrators inviteAdministrator',
    ]),
  },
  titles: { ...listed.titles, administratorInvite: 'invitations.title' },
} as const;
