import type { Phrase } from '../phrases/phrase.ts';

/** Written in the recipient's language. */
export const letters = {
  passwordReset: {
    subject: ['{brand} : choisissez un nouveau mot de passe', '{brand}: choose a new password'],
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
  invitation: {
    subject: ['{name} vous invite chez {brand}', '{name} invites you to {brand}'],
    happened: [
      '{name} vous ouvre un compte chez {brand}. Il ne vous reste qu’à choisir votre mot de passe.',
      '{name} opens an account at {brand} for you. All that is left is to choose your password.',
    ],
    accept: ['Choisir mon mot de passe', 'Choose my password'],
    limits: [
      'Ce lien est valable une seule fois, pendant {days} jours. Ne le transmettez à personne.',
      'This link works once, and for {days} days. Pass it on to nobody.',
    ],
    otherwise: [
      'Si vous ne connaissez pas {name}, ignorez ce message : sans mot de passe, le compte reste fermé.',
      'If you do not know {name}, ignore this message: without a password, the account stays closed.',
    ],
  },
  secondFactor: {
    subject: ['{brand} : la sécurité de votre compte', '{brand}: the security of your account'],
    authenticatorAdded: [
      'Une application d’authentification protège désormais votre compte {brand}. Vos autres sessions sont terminées.',
      'An authenticator app now protects your {brand} account. Your other sessions have ended.',
    ],
    authenticatorRemoved: [
      'L’application d’authentification a été retirée de votre compte {brand}. Vos autres sessions sont terminées.',
      'The authenticator app was removed from your {brand} account. Your other sessions have ended.',
    ],
    passkeyAdded: [
      'Une clé d’accès a été ajoutée à votre compte {brand}. Vos autres sessions sont terminées.',
      'A passkey was added to your {brand} account. Your other sessions have ended.',
    ],
    passkeyRemoved: [
      'Une clé d’accès a été retirée de votre compte {brand}. Vos autres sessions sont terminées.',
      'A passkey was removed from your {brand} account. Your other sessions have ended.',
    ],
    recoveryCodesReplaced: [
      'De nouveaux codes de secours ont été créés pour votre compte {brand} : les anciens ne fonctionnent plus. Vos autres sessions sont terminées.',
      'New recovery codes were made for your {brand} account: the old ones no longer work. Your other sessions have ended.',
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
  account: {
    greeting: ['Bonjour{name, select, none {} other { {name}}},', 'Hello{name, select, none {} other { {name}}},'],
    signIn: ['Se connecter', 'Sign in'],
  },
  newPassword: {
    subject: ['{brand} : votre mot de passe a changé', '{brand}: your password has changed'],
    happened: [
      'Le mot de passe de votre compte {brand} vient d’être changé.',
      'The password of your {brand} account has just been changed.',
    ],
    otherwise: [
      'Si vous n’y êtes pour rien, prévenez tout de suite un propriétaire de la maison, et choisissez un nouveau mot de passe par « Mot de passe oublié ? ».',
      'If you know nothing of it, tell an owner of the house at once, and choose a new password by “Forgotten password?”.',
    ],
  },
  endedSessions: {
    subject: ['{brand} : vos sessions sont terminées', '{brand}: your sessions have ended'],
    happened: [
      'Un propriétaire de la maison vient de mettre fin à toutes les sessions de votre compte {brand}. Votre mot de passe reste le même.',
      'An owner of the house has just ended all sessions of your {brand} account. Your password stays the same.',
    ],
    otherwise: [
      'Reconnectez-vous quand vous en avez besoin. Si cela vous surprend, demandez-lui pourquoi.',
      'Sign in again when you need to. If this surprises you, ask them why.',
    ],
  },
  newAddress: {
    subject: ['{brand} : votre adresse e-mail a changé', '{brand}: your e-mail address has changed'],
    happened: [
      'L’adresse e-mail de votre compte {brand} vient d’être remplacée par {email}. Celle-ci ne sert plus à se connecter.',
      'The e-mail address of your {brand} account has just been replaced by {email}. This one no longer signs in.',
    ],
    otherwise: [
      'Si vous n’y êtes pour rien, prévenez tout de suite un propriétaire de la maison.',
      'If you know nothing of it, tell an owner of the house at once.',
    ],
  },
  /** Sent to all owners. */
  bankAccount: {
    subject: [
      '{brand} : le compte bancaire de la maison a changé',
      '{brand}: the bank account of the house has changed',
    ],
    happened: [
      '{name} a changé, le {at}, ce qui dit à vos clients où virer leur argent :',
      'On {at}, {name} changed what tells your clients where to transfer their money:',
    ],
    change: ['{field} : {before} → {after}', '{field}: {before} → {after}'],
    none: ['rien', 'nothing'],
    otherwise: [
      'Si vous n’étiez pas au courant, appelez cette personne et corrigez-le à l’écran « Entreprise ».',
      'If you did not know of it, call that person and correct it on the “Company” screen.',
    ],
  },
  /** Sent to all owners. `list` holds names out of the settings' groups. */
  houseSettings: {
    subject: ['{brand} : les réglages de la maison ont changé', '{brand}: the settings of the house have changed'],
    happened: ['{name} a changé, le {at} : {list}.', 'On {at}, {name} changed: {list}.'],
    otherwise: [
      'Si vous n’étiez pas au courant, appelez cette personne et corrigez-le à l’écran « Réglages de la maison » : par là passent vos e-mails et l’argent de vos clients.',
      'If you did not know of it, call that person and correct it on the “House settings” screen: your mails and your clients’ money go that way.',
    ],
  },
  mailTrial: {
    subject: ['{brand} : un e-mail d’essai', '{brand}: a test mail'],
    arrived: [
      'Si vous lisez ceci, les e-mails de la maison partent et arrivent. Regardez aussi s’il n’est pas tombé dans les indésirables.',
      'If you read this, the house’s mails leave and arrive. See too that it did not fall into the junk.',
    ],
    look: ['Ouvrir l’administration', 'Open the administration'],
  },
  /** Sent to all owners. */
  clientAddress: {
    subject: [
      '{brand} : l’adresse e-mail d’un compte client a changé',
      '{brand}: the e-mail address of a client’s account has changed',
    ],
    happened: [
      'Le {at}, {name} a changé l’adresse e-mail du compte client n° {id} ({client}). Les sessions de ce compte sont terminées et ses cartes oubliées ; qui lit la nouvelle adresse peut rouvrir le compte.',
      'On {at}, {name} changed the e-mail address of client account no. {id} ({client}). Its sessions have ended and its cards are forgotten; whoever reads the new address can open the account again.',
    ],
    otherwise: [
      'Si vous n’étiez pas au courant, demandez-lui pourquoi ; le journal garde les deux adresses.',
      'If you did not know of it, ask them why; the audit log keeps both addresses.',
    ],
  },
  /** Sent to all owners. */
  clientMerge: {
    subject: [
      '{brand} : deux fiches d’adresses e-mail différentes ont été fusionnées',
      '{brand}: two records with different e-mail addresses were merged',
    ],
    happened: [
      'Le {at}, {name} a fusionné la fiche client n° {otherId} ({otherClient}) avec la fiche n° {id} ({client}). Un compte ou des cartes en dépendaient : les commandes des deux fiches sont à qui lit l’adresse gardée, le compte de l’autre adresse est terminé et ses cartes ne servent plus.',
      'On {at}, {name} merged client record no. {otherId} ({otherClient}) into record no. {id} ({client}). An account or cards depended on them: the orders of both records belong to whoever reads the address that was kept, the account of the other address has ended and its cards can no longer be used.',
    ],
    otherwise: [
      'Si vous n’étiez pas au courant, demandez-lui pourquoi : la fusion s’annule pendant un jour, depuis la fiche du client.',
      'If you did not know of it, ask them why: the merge can be undone within a day, from the client’s record.',
    ],
  },
  /** Sent to all owners. */
  namingViews: {
    subject: [
      '{brand} : des vues enregistrées nomment un client effacé',
      '{brand}: saved views name a client who was erased',
    ],
    happened: [
      'Un client a effacé son compte sur le site. Ces vues enregistrées le nomment encore :',
      'A client has erased their account on the site. These saved views still name them:',
    ],
    next: [
      'Demandez à qui les a enregistrées de les retirer ou de les renommer.',
      'Ask whoever saved them to remove or rename them.',
    ],
  },
  reusedSession: {
    subject: ['{brand} : une session a été copiée', '{brand}: a session has been copied'],
    happened: [
      '{name} a une session qui a été renouvelée deux fois avec le même jeton, la seconde depuis l’adresse {address} : quelqu’un en a peut-être une copie.',
      'The session of {name} was renewed twice with the same token, the second time from the address {address}: somebody may hold a copy of it.',
    ],
    done: ['Cette session est terminée pour tout le monde.', 'That session has ended for everybody.'],
    otherwise: [
      'Demandez à cette personne si elle reconnaît l’adresse ; dans le doute, donnez-lui un nouveau mot de passe. L’écran « Sécurité » montre le reste.',
      'Ask that person whether they know the address; in doubt, give them a new password. The “Security” screen shows the rest.',
    ],
  },
} as const satisfies Record<string, Record<string, Phrase>>;
