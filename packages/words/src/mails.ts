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
} as const satisfies Record<string, Record<string, Phrase>>;
