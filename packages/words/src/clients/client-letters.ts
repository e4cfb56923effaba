import type { Phrase } from '../phrases/phrase.ts';

export const clientLetters = {
  /** The address may be mistyped and the reader a stranger: repeat nothing else of the form. */
  greeting: ['Bonjour,', 'Hello,'],
  registration: {
    subject: ['{brand} : confirmez votre compte', '{brand}: confirm your account'],
    asked: [
      'Un compte {brand} a été demandé pour cette adresse e-mail.',
      'A {brand} account was asked for with this e-mail address.',
    ],
    known: [
      'Nous vous connaissons déjà : vous y retrouverez vos commandes, vos adresses et vos allergies. Le mot de passe choisi à l’inscription remplacera celui d’avant, s’il y en avait un.',
      'You are a client already: you will find your orders, addresses and allergies there. The password chosen on registering takes the place of the one before, if there was one.',
    ],
    confirm: ['Confirmer mon compte', 'Confirm my account'],
    limits: [
      'Ce lien est valable une seule fois, pendant {hours} heures. Sur un autre appareil, le mot de passe choisi à l’inscription vous sera demandé.',
      'This link works once, and for {hours} hours. On another device you are asked for the password that you chose on registering.',
    ],
    otherwise: [
      'Si la demande ne vient pas de vous, ignorez ce message : aucun compte n’est ouvert et rien ne change.',
      'If it was not you who asked, ignore this message: no account is opened and nothing changes.',
    ],
  },
  code: {
    subject: ['{code}, votre code {brand}', '{code}, your {brand} code'],
    asked: ['Voici le code à saisir sur notre site :', 'Here is the code to type on our site:'],
    limits: [
      'Il est valable une seule fois, pendant {minutes} minutes. Un code demandé plus tard le remplace.',
      'It works once, and for {minutes} minutes. A code asked for later takes its place.',
    ],
    otherwise: [
      'Ne le donnez à personne, même à qui se dit de la maison. Si la demande ne vient pas de vous, ignorez ce message : rien ne change.',
      'Give it to nobody, not even to somebody who says they work here. If it was not you who asked, ignore this message: nothing changes.',
    ],
  },
  claim: {
    subject: ['{brand} : choisissez votre mot de passe', '{brand}: choose your password'],
    asked: [
      'Un lien pour choisir le mot de passe de votre compte {brand} a été demandé.',
      'A link to choose the password of your {brand} account was asked for.',
    ],
    choose: ['Choisir mon mot de passe', 'Choose my password'],
    limits: [
      'Ce lien est valable une seule fois, pendant {minutes} minutes.',
      'This link works once, and for {minutes} minutes.',
    ],
    otherwise: [
      'Si la demande ne vient pas de vous, ignorez ce message : rien ne change.',
      'If it was not you who asked, ignore this message: nothing changes.',
    ],
  },
  newPassword: {
    subject: ['{brand} : votre mot de passe a changé', '{brand}: your password has changed'],
    happened: [
      'Le mot de passe de votre compte {brand} vient d’être choisi. Vos sessions d’avant sont terminées.',
      'The password of your {brand} account has just been chosen. Your sessions of before have ended.',
    ],
    signIn: ['Se connecter', 'Sign in'],
    otherwise: [
      'Si vous n’y êtes pour rien, choisissez tout de suite un nouveau mot de passe par « Mot de passe oublié ? », et prévenez-nous.',
      'If you know nothing of it, choose a new password at once by “Forgotten password?”, and tell us.',
    ],
  },
  /** Sent to the old address, when the client changed it. */
  ownAddress: {
    happened: [
      'L’adresse e-mail de votre compte {brand} vient d’être remplacée, depuis votre compte. Celle-ci ne sert plus à se connecter, et nous n’y écrivons plus.',
      'The e-mail address of your {brand} account has just been replaced, from your account. This one no longer signs in, and we write to it no more.',
    ],
    otherwise: ['Si ce n’était pas vous, prévenez-nous tout de suite.', 'If it was not you, tell us at once.'],
  },
  /** Sent to the old address. */
  newAddress: {
    subject: ['{brand} : votre adresse e-mail a changé', '{brand}: your e-mail address has changed'],
    happened: [
      'Nous venons de remplacer l’adresse e-mail de votre compte {brand}. Celle-ci ne sert plus à se connecter, et vos sessions sont terminées.',
      'We have just replaced the e-mail address of your {brand} account. This one no longer signs in, and your sessions have ended.',
    ],
    next: [
      'Pour vous connecter avec la nouvelle, choisissez un mot de passe par « Mot de passe oublié ? ».',
      'To sign in with the new one, choose a password by “Forgotten password?”.',
    ],
    signIn: ['Se connecter', 'Sign in'],
    otherwise: ['Si vous n’avez rien demandé, prévenez-nous.', 'If you asked for nothing, tell us.'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
