import type { AdministratorInput } from '@traiteur/contract/access/administrators.ts';
import type { Role } from '@traiteur/domain/access/scopes.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const administrators = {
  title: ['Administrateurs', 'Administrators'],
  subtitle: ['qui tient la maison', 'who runs the house'],
  add: ['Ajouter un administrateur', 'Add an administrator'],
  edit: ['Modifier l’administrateur', 'Edit the administrator'],
  count: [
    '{count, plural, =0 {aucun administrateur} one {# administrateur} other {# administrateurs}}',
    '{count, plural, =0 {no administrators} one {# administrator} other {# administrators}}',
  ],
  empty: ['Personne pour l’instant.', 'Nobody yet.'],
  roles: {
    owner: ['Propriétaire', 'Owner'],
    manager: ['Gérant', 'Manager'],
    kitchen: ['Cuisine', 'Kitchen'],
    delivery: ['Livraison', 'Delivery'],
    accountant: ['Comptabilité', 'Accounting'],
  } as const satisfies PhraseFor<Role>,
  fields: {
    firstName: ['Prénom', 'First name'],
    lastName: ['Nom', 'Last name'],
    email: ['Adresse e-mail', 'E-mail address'],
    locale: ['Langue', 'Language'],
    role: ['Rôle', 'Role'],
    active: ['Actif', 'Active'],
    password: ['Mot de passe', 'Password'],
  } as const satisfies PhraseFor<keyof AdministratorInput>,
  hints: {
    password: ['Au moins 12 caractères', 'At least 12 characters'],
    newPassword: ['Vide : le mot de passe ne change pas', 'Empty: the password stays the same'],
    active: ['Un administrateur inactif ne peut plus se connecter', 'An inactive administrator can no longer sign in'],
    role: ['Le rôle décide de ce que chacun voit et peut faire', 'The role decides what they can see and do'],
  },
  sessions: {
    title: ['Ses sessions', 'Their sessions'],
    explained: [
      'Un téléphone perdu, un poste resté ouvert ? Le compte reste actif : il suffit de se reconnecter.',
      'A lost phone, a computer left open? The account stays active: signing in again is enough.',
    ],
    end: ['Mettre fin à ses sessions', 'End their sessions'],
    question: ['{name} : mettre fin à ses sessions ?', 'End the sessions of {name}?'],
    consequence: [
      'Tous ses appareils seront déconnectés aussitôt, et un message l’en avertit.',
      'All their devices are signed out at once, and a mail tells them.',
    ],
    consequenceUnmailed: [
      'Tous ses appareils seront déconnectés aussitôt. Aucun e-mail ne part : prévenez votre collègue vous-même.',
      'All their devices are signed out at once. No mail leaves: tell your colleague yourself.',
    ],
    ended: ['Sessions terminées', 'Sessions ended'],
  },
  french: ['Français', 'French'],
  english: ['Anglais', 'English'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

export const sessions = {
  title: ['Vos sessions', 'Your sessions'],
  current: ['cette session', 'this session'],
  session: ['Session', 'Session'],
  device: ['Appareil', 'Device'],
  address: ['Adresse IP', 'IP address'],
  since: ['Depuis', 'Since'],
  lastUsed: ['Dernière activité', 'Last active'],
  end: ['Terminer', 'End'],
  ended: ['Session terminée', 'Session ended'],
  endAll: ['Se déconnecter partout', 'Sign out everywhere'],
  endAllQuestion: ['Se déconnecter de tous les appareils ?', 'Sign out on every device?'],
  endAllExplained: [
    'Celui-ci aussi : il faudra se connecter à nouveau.',
    'On this one too: you will have to sign in again.',
  ],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    administrators: typeof administrators;
    sessions: typeof sessions;
  }
}
