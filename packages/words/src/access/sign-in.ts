import type { SessionEnd } from '@traiteur/contract/statement/refusals.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const signIn = {
  title: ['Connexion', 'Sign in'],
  subtitle: ['la cuisine vous attend', 'the kitchen is waiting'],
  email: ['Adresse e-mail', 'E-mail address'],
  password: ['Mot de passe', 'Password'],
  wanted: ['Connectez-vous pour continuer.', 'Sign in to continue.'],
  ended: {
    expired: ['Votre session a expiré. Reconnectez-vous.', 'Your session has expired. Sign in again.'],
    'signed-out': [
      'Vous avez mis fin à cette session depuis un autre appareil.',
      'You ended this session from another device.',
    ],
    'ended-by-owner': [
      'Un propriétaire de la maison a mis fin à vos sessions. Reconnectez-vous.',
      'An owner of the house has ended your sessions. Sign in again.',
    ],
    'password-changed': [
      'Votre mot de passe a été changé ailleurs. Connectez-vous avec le nouveau.',
      'Your password was changed elsewhere. Sign in with the new one.',
    ],
    deactivated: [
      'Votre compte a été désactivé. Un propriétaire de la maison peut le rouvrir.',
      'Your account has been deactivated. An owner of the house can open it again.',
    ],
    'second-factor-changed': [
      'Votre deuxième étape de connexion a changé. Reconnectez-vous.',
      'Your second sign-in step has changed. Sign in again.',
    ],
    'second-factor-removed': [
      'Votre deuxième étape de connexion a été retirée. Reconnectez-vous.',
      'Your second sign-in step was removed. Sign in again.',
    ],
    copied: [
      'Par sécurité, votre session a été fermée : quelqu’un en avait peut-être une copie. Reconnectez-vous.',
      'To be safe, your session was closed: somebody may have held a copy of it. Sign in again.',
    ],
  } as const satisfies PhraseFor<SessionEnd>,
  submit: ['Se connecter', 'Sign in'],
  done: ['Vous êtes maintenant connecté', 'You are now authenticated'],
  /** Asked before actions that could lose the account or data. */
  confirm: {
    title: ['C’est bien vous ?', 'Is it you?'],
    explained: [
      'Par sécurité, saisissez encore une fois votre mot de passe. Rien de ce que vous avez saisi n’est perdu.',
      'To be safe, type your password once more. Nothing you typed is lost.',
    ],
    submit: ['Confirmer', 'Confirm'],
    cancel: ['Annuler', 'Cancel'],
  },
  /** Replaces a password that an owner chose. */
  first: {
    title: ['Votre mot de passe', 'Your password'],
    subtitle: ['rien qu’à vous', 'yours alone'],
    explained: [
      'Le mot de passe de votre première connexion vous a été donné. Choisissez-en un que personne d’autre ne connaît.',
      'The password you first signed in with was given to you. Choose one that you alone know.',
    ],
    given: ['Mot de passe reçu', 'Password you were given'],
    submit: ['Enregistrer et continuer', 'Save and go on'],
    saved: ['Mot de passe enregistré', 'The password is saved'],
  },
  /** The password printed at the first start. */
  printed: {
    title: [
      'Le mot de passe affiché au premier démarrage sert encore',
      'The password printed at the first start is still in use',
    ],
    explained: ['D’autres ont pu le lire.', 'Others may have read it.'],
    change: ['Changer le mot de passe', 'Change the password'],
  },
  /** Forgotten password. */
  recovery: {
    forgotten: ['Mot de passe oublié ?', 'Forgotten password?'],
    title: ['Mot de passe oublié', 'Forgotten password'],
    subtitle: ['cela arrive aux meilleurs', 'it happens to the best'],
    explained: [
      'Indiquez votre adresse e-mail : vous y recevrez un lien pour choisir un nouveau mot de passe.',
      'Give your e-mail address: a link to choose a new password will be sent there.',
    ],
    send: ['Recevoir le lien', 'Send me the link'],
    sent: [
      'Si un compte existe à cette adresse, un message y arrive dans un instant. Le lien est valable une seule fois, pendant 30 minutes.',
      'If there is an account with that address, a message is on its way there. Its link works once, and for 30 minutes.',
    ],
    noMail: [
      'Cette maison n’envoie pas d’e-mails : un propriétaire peut vous donner un nouveau mot de passe, et la commande « npm run let-in » rouvre le compte d’un propriétaire.',
      'This house sends no mail: an owner can give you a new password, and the command “npm run let-in” opens an owner’s account again.',
    ],
    back: ['Retour à la connexion', 'Back to sign-in'],
    newTitle: ['Nouveau mot de passe', 'New password'],
    newSubtitle: ['et la cuisine se rouvre', 'and the kitchen opens again'],
    save: ['Enregistrer le mot de passe', 'Save the password'],
    saved: [
      'Mot de passe enregistré. Connectez-vous avec le nouveau.',
      'The password is saved. Sign in with the new one.',
    ],
    askAgain: ['Demander un nouveau lien', 'Ask for a new link'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    signIn: typeof signIn;
  }
}
