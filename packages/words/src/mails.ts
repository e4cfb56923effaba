import type { Phrase } from './phrases/phrase.ts';

/** What mails say, in the language of whoever gets them. */
export const mails = {
  passwordReset: {
    subject: ['{brand} : choisissez un nouveau mot de passe', '{brand}: choose a new password'],
    greeting: ['Bonjour {name},', 'Hello {name},'],
    asked: [
      'Un nouveau mot de passe a été demandé pour votre compte {brand}.',
      'A new password was asked for on your {brand} account.',
    ],
    choose: ['Choisir un nouveau mot de passe', 'Choose a new password'],
    limits: [
      'Ce lien est valable une seule fois, pendant {minutes} minutes.',
      'This link works once, and for {minutes} minutes.',
    ],
    otherwise: [
      'Si la demande ne vient pas de vous, ignorez ce message : votre mot de passe reste le même.',
      'If it was not you who asked, ignore this message: your password stays the same.',
    ],
  },
  /** What has happened to somebody's second factor. */
  secondFactor: {
    subject: ['{brand} : la sécurité de votre compte', '{brand}: the security of your account'],
    greeting: ['Bonjour {name},', 'Hello {name},'],
    authenticatorAdded: [
      'Une application d’authentification protège désormais votre compte {brand}.',
      'An authenticator app now protects your {brand} account.',
    ],
    authenticatorRemoved: [
      'L’application d’authentification a été retirée de votre compte {brand}.',
      'The authenticator app was removed from your {brand} account.',
    ],
    passkeyAdded: [
      'Une clé d’accès a été ajoutée à votre compte {brand}.',
      'A passkey was added to your {brand} account.',
    ],
    passkeyRemoved: [
      'Une clé d’accès a été retirée de votre compte {brand}.',
      'A passkey was removed from your {brand} account.',
    ],
    recoveryCodesReplaced: [
      'De nouveaux codes de secours ont été créés pour votre compte {brand} : les anciens ne valent plus rien.',
      'New recovery codes were made for your {brand} account: the old ones are worth nothing any more.',
    ],
    recoveryCodeUsed: [
      'Un code de secours vient d’ouvrir votre compte {brand}.',
      'A recovery code has just opened your {brand} account.',
    ],
    factorsRemoved: [
      'Un propriétaire de la maison a retiré la deuxième étape de connexion de votre compte {brand}. Vos sessions sont terminées.',
      'An owner of the house has removed the second sign-in step from your {brand} account. Your sessions have ended.',
    ],
    wrongCodes: [
      'Quelqu’un qui connaît le mot de passe de votre compte {brand} a saisi plusieurs codes faux.',
      'Somebody who knows the password of your {brand} account has typed several wrong codes.',
    ],
    look: ['Ouvrir {brand}', 'Open {brand}'],
    otherwise: [
      'Si cela ne vient pas de vous, changez votre mot de passe et prévenez un propriétaire de la maison.',
      'If this was not you, change your password and tell an owner of the house.',
    ],
  },
} as const satisfies Record<string, Record<string, Phrase>>;
