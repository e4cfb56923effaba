import type { SecondFactorGroup } from '@traiteur/domain/access/second-factor.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const secondFactor = {
  title: ['Connexion en deux étapes', 'Two-step sign-in'],
  none: [
    'Votre mot de passe suffit pour entrer. Avec une deuxième étape, celui qui le devine reste dehors.',
    'Your password is enough to get in. With a second step, whoever guesses it stays out.',
  ],
  missing: [
    'La maison demande une deuxième étape : ajoutez une application ou une clé d’accès pour continuer.',
    'The house requires a second step: add an app or a passkey to go on.',
  ],
  missingSubtitle: ['et la cuisine s’ouvre', 'and the kitchen opens'],
  on: ['active', 'on'],
  off: ['inactive', 'off'],
  authenticator: ['Application d’authentification', 'Authenticator app'],
  authenticatorExplained: [
    'Un code à six chiffres sur votre téléphone, après le mot de passe.',
    'A code of six digits on your phone, after the password.',
  ],
  addAuthenticator: ['Ajouter une application', 'Add an app'],
  replaceAuthenticator: ['Changer d’application', 'Change the app'],
  app: ['Application', 'App'],
  theApp: ['l’application', 'the app'],
  authenticatorAdded: [
    'Application ajoutée. Vos autres sessions sont terminées.',
    'App added. Your other sessions have ended.',
  ],
  authenticatorRemoved: [
    'Application retirée. Vos autres sessions sont terminées.',
    'App removed. Your other sessions have ended.',
  ],
  scan: [
    'Scannez ce code avec votre application, puis saisissez les six chiffres qu’elle affiche.',
    'Scan this code with your app, then type the six digits that it shows.',
  ],
  picture: ['Code QR pour votre application d’authentification', 'QR code for your authenticator app'],
  seed: ['Ou saisissez cette clé dans l’application', 'Or type this key into the app'],
  code: ['Code à six chiffres', 'Six-digit code'],
  confirm: ['Confirmer', 'Confirm'],
  passkeys: ['Clés d’accès', 'Passkeys'],
  passkeysExplained: [
    'L’empreinte, le visage ou le code de votre appareil : plus rien à taper, pas même le mot de passe.',
    'Your device’s fingerprint, face or PIN: nothing to type any more, not even the password.',
  ],
  addPasskey: ['Ajouter une clé d’accès', 'Add a passkey'],
  passkeyName: ['Nom de cette clé', 'Name of this passkey'],
  passkeyNameHint: ['Pour la reconnaître plus tard', 'To know it by later'],
  passkeyAdded: [
    'Clé d’accès ajoutée. Vos autres sessions sont terminées.',
    'Passkey added. Your other sessions have ended.',
  ],
  passkeyRemoved: [
    'Clé d’accès retirée. Vos autres sessions sont terminées.',
    'Passkey removed. Your other sessions have ended.',
  ],
  passkeyNotMade: [
    'Aucune clé d’accès n’a été créée. Cet appareil en a peut-être déjà une.',
    'No passkey was made. This device may have one already.',
  ],
  passkeyNotUsed: ['Aucune clé d’accès n’a été utilisée.', 'No passkey was used.'],
  passkeysUnknown: [
    'Ce navigateur ne permet pas les clés d’accès à cette adresse.',
    'This browser allows no passkeys at this address.',
  ],
  passkeysElsewhere: [
    'Les clés d’accès s’ajoutent à l’adresse {origin}.',
    'Passkeys are added at the address {origin}.',
  ],
  added: ['Depuis le {moment}', 'Since {moment}'],
  used: ['Dernière utilisation le {moment}', 'Last used on {moment}'],
  lastFactor: [
    'La maison demande une deuxième étape : ajoutez-en une autre d’abord.',
    'The house requires a second step: add another one first.',
  ],
  remove: ['Retirer', 'Remove'],
  removeNamed: ['Retirer {name}', 'Remove {name}'],
  removeQuestion: ['Retirer {name} ?', 'Remove {name}?'],
  removeLastExplained: [
    'C’est votre seule deuxième étape : votre mot de passe suffira pour entrer.',
    'It is your only second step: your password will be enough to get in.',
  ],
  removeExplained: ['Elle n’ouvrira plus votre compte.', 'It will no longer open your account.'],
  recoveryCodes: ['Codes de secours', 'Recovery codes'],
  recoveryCodesLeft: [
    '{count, plural, =0 {Il ne vous reste aucun code.} one {Encore # code, pour le jour où vous n’aurez pas votre téléphone.} other {Encore # codes, pour le jour où vous n’aurez pas votre téléphone.}}',
    '{count, plural, =0 {No code is left.} one {# code left, for the day when your phone is missing.} other {# codes left, for the day when your phone is missing.}}',
  ],
  replaceCodes: ['Créer de nouveaux codes', 'Make new codes'],
  replaceCodesQuestion: ['Remplacer vos codes de secours ?', 'Replace your recovery codes?'],
  replaceCodesExplained: ['Les anciens ne fonctionneront plus.', 'The old ones will no longer work.'],
  codesShownOnce: [
    'Ils ne s’affichent que maintenant. Chacun ouvre votre compte une seule fois, après le mot de passe : gardez-les ailleurs que sur votre téléphone.',
    'They are shown only now. Each opens your account once, after the password: keep them elsewhere than on your phone.',
  ],
  downloadCodes: ['Télécharger', 'Download'],
  codesFile: ['codes-de-secours', 'recovery-codes'],
  codesKept: ['Je les ai gardés', 'I have kept them'],
  step: {
    title: ['Deuxième étape', 'Second step'],
    subtitle: ['c’est bien vous ?', 'is it really you?'],
    code: ['Code de votre application', 'Code of your app'],
    recoveryCode: ['Code de secours', 'Recovery code'],
    useRecoveryCode: ['Utiliser un code de secours', 'Use a recovery code'],
    useAuthenticator: ['Utiliser l’application', 'Use the app'],
    usePasskey: ['Utiliser une clé d’accès', 'Use a passkey'],
    startOver: ['Recommencer', 'Start over'],
  },
  withPasskey: ['Se connecter avec une clé d’accès', 'Sign in with a passkey'],
  /** Who must use a second factor, and what owners do for colleagues. */
  policy: ['Deuxième étape exigée', 'Second step required'],
  policyHint: [
    'Sans elle, on n’ouvre que son propre compte, pour l’ajouter.',
    'Without it, only one’s own account opens, to add it.',
  ],
  policySaved: ['Exigence enregistrée', 'Requirement saved'],
  groups: {
    nobody: ['de personne', 'from nobody'],
    owners: ['des propriétaires', 'from owners'],
    everybody: ['de tout le monde', 'from everybody'],
  } as const satisfies PhraseFor<SecondFactorGroup>,
  fields: {
    requiredOf: ['Exigée', 'Required'],
    authenticator: ['Application d’authentification', 'Authenticator app'],
    passkeys: ['Clés d’accès', 'Passkeys'],
  },
  colleagueHas: [
    '{authenticator, select, yes {Une application d’authentification} other {Pas d’application}}, {passkeys, plural, =0 {aucune clé d’accès} one {# clé d’accès} other {# clés d’accès}}.',
    '{authenticator, select, yes {An authenticator app} other {No app}}, {passkeys, plural, =0 {no passkeys} one {# passkey} other {# passkeys}}.',
  ],
  colleagueHasNone: ['Aucune : le mot de passe suffit.', 'None: the password is enough.'],
  takeFromColleague: ['Retirer sa deuxième étape', 'Remove their second step'],
  takeQuestion: ['Retirer à {name} sa deuxième étape ?', 'Remove the second step of {name}?'],
  takeExplained: [
    'Application, clés d’accès et codes de secours perdus ? Tout est retiré, ses sessions se terminent et un message l’en avertit.',
    'App, passkeys and recovery codes lost? All of it goes, their sessions end, and a mail tells them.',
  ],
  takeExplainedUnmailed: [
    'Application, clés d’accès et codes de secours perdus ? Tout est retiré et ses sessions se terminent. Aucun e-mail ne part : prévenez votre collègue vous-même.',
    'App, passkeys and recovery codes lost? All of it goes and their sessions end. No mail leaves: tell your colleague yourself.',
  ],
  taken: ['Deuxième étape retirée', 'Second step removed'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    secondFactor: typeof secondFactor;
  }
}
