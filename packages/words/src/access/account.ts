import type { AccountInput } from '@traiteur/contract/access/account.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const account = {
  title: ['Votre compte', 'Your account'],
  subtitle: ['chacun chez soi', 'a place of one’s own'],
  you: ['Vous', 'You'],
  fields: {
    firstName: ['Prénom', 'First name'],
    lastName: ['Nom', 'Last name'],
    locale: ['Langue', 'Language'],
  } as const satisfies PhraseFor<keyof AccountInput>,
  localeHint: ['Pour vos écrans et vos e-mails', 'For your screens and your e-mails'],
  email: ['Adresse e-mail', 'E-mail address'],
  role: ['Rôle', 'Role'],
  saved: ['Compte enregistré', 'Account saved'],
  password: ['Mot de passe', 'Password'],
  passwordSince: ['Changé le {moment}', 'Changed on {moment}'],
  current: ['Mot de passe actuel', 'Current password'],
  newPassword: ['Nouveau mot de passe', 'New password'],
  changePassword: ['Changer le mot de passe', 'Change the password'],
  passwordChanged: [
    'Mot de passe changé. Vos autres sessions sont terminées.',
    'Password changed. Your other sessions have ended.',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    account: typeof account;
  }
}
