import { screen } from '@traiteur/front/routing/screen.ts';
import { listedNoun } from '../../noun/noun.ts';

const noun = listedNoun('administrators', {
  one: 'administrator',
  fr: 'administrateurs',
  en: 'administrators',
  nameOf: ({ firstName, lastName }) => `${firstName} ${lastName}`,
  detail: ({ email }) => email,
});

export const administrators = {
  ...noun,
  screens: {
    ...noun.screens,
    administratorInvite: screen('/administrateurs/invitation', '/en/administrators/invite', [
      'administrators inviteAdministrator',
    ]),
  },
  titles: { ...noun.titles, administratorInvite: 'invitations.title' },
} as const;
