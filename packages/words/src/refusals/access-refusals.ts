import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const accessRefusals = {
  'not-signed-in': ['Connectez-vous pour continuer.', 'Sign in to continue.'],
  'wrong-credentials': [
    'L’adresse e-mail ou le mot de passe est incorrect.',
    'The e-mail address or the password is wrong.',
  ],
  'session-ended': ['Votre session est terminée. Reconnectez-vous.', 'Your session has ended. Sign in again.'],
  'second-factor-needed': [
    'Confirmez que c’est bien vous avec votre deuxième étape.',
    'Confirm that it is you with your second step.',
  ],
  'second-factor-missing': [
    'Ajoutez d’abord une deuxième étape de connexion à votre compte.',
    'Add a second sign-in step to your account first.',
  ],
  'second-factor-required': [
    'La maison demande une deuxième étape de connexion : ajoutez-en une autre avant de retirer celle-ci.',
    'The house requires a second sign-in step: add another one before removing this one.',
  ],
  'recent-sign-in-needed': [
    'Confirmez d’abord que c’est bien vous, avec votre mot de passe.',
    'First confirm that it is you, with your password.',
  ],
  'own-password-needed': [
    'Choisissez d’abord un mot de passe à vous : celui-ci vous a été donné.',
    'First choose a password of your own: this one was given to you.',
  ],
  'too-many-attempts': [
    'Trop de tentatives. Réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.',
    'Too many attempts. Try again in {minutes, plural, =0 {a moment} one {a minute} other {# minutes}}.',
  ],
  'administrator-exists': [
    'Cette adresse a déjà un compte ou une invitation : cherchez-la dans la liste des administrateurs.',
    'This address has an account or an invitation already: look for it in the list of administrators.',
  ],
  'last-owner': [
    'Il faut au moins un propriétaire actif : nommez-en un autre d’abord.',
    'At least one active owner is needed: name another one first.',
  ],
  'own-account': [
    'Personne ne supprime son propre compte. Demandez-le à un autre propriétaire.',
    'Nobody removes their own account. Ask another owner to do it.',
  ],
  'sign-in-state-unknown': [
    'Cette connexion a expiré ou a déjà servi. Recommencez.',
    'This sign-in has expired or was already used. Start again.',
  ],
  'no-account-for-address': [
    'Aucun compte actif ne correspond à cette adresse e-mail, ou le service choisi ne l’a pas vérifiée.',
    'No active account has this e-mail address, or the service you chose has not verified it.',
  ],
  'provider-failed': [
    'Le service choisi n’a pas confirmé votre identité. Réessayez, ou utilisez votre mot de passe.',
    'The service you chose did not confirm who you are. Try again, or use your password.',
  ],
  'reset-link-ended': [
    'Ce lien a déjà servi, ou il est trop ancien. Demandez-en un nouveau.',
    'This link has been used, or is too old. Ask for a new one.',
  ],
  'registration-ended': [
    'Ce lien a déjà servi, ou il a plus d’un jour. Si vous avez déjà confirmé votre compte, connectez-vous ; sinon, inscrivez-vous à nouveau.',
    'This link has been used, or is more than a day old. If you have confirmed your account, sign in; otherwise register again.',
  ],
  'proof-needed': [
    'Cette maison envoie désormais des e-mails et confirme les adresses ainsi. Rechargez la page, puis inscrivez-vous à nouveau.',
    'This house now sends mail, and confirms addresses that way. Load the page again, then register once more.',
  ],
  'mails-do-not-leave': [
    'Cette maison n’envoie pas d’e-mails pour l’instant.',
    'This house sends no mail for the moment.',
  ],
  'invitation-ended': [
    'Cette invitation n’est plus valable : elle a déjà servi, a été reprise ou a plus de trois jours. Demandez-en une autre à un propriétaire de la maison ; si vous avez déjà choisi votre mot de passe, connectez-vous.',
    'This invitation is no longer good: it was used, taken back, or is more than three days old. Ask an owner of the house for another one; if you have chosen your password already, sign in.',
  ],
  'invitation-accepted': [
    'Cette personne a déjà choisi son mot de passe : il n’y a plus d’invitation en attente.',
    'This person has chosen their password already: no invitation is waiting any more.',
  ],
  'enrolment-ended': [
    'Vous avez attendu trop longtemps, ou cela a déjà servi. Recommencez.',
    'This took too long, or was already used. Start again.',
  ],
  'passkey-refused': [
    'Cette clé d’accès n’est pas reconnue. Essayez-en une autre, ou votre mot de passe.',
    'This passkey is not recognised. Try another one, or your password.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
