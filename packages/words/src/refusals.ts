import type { FaultCode } from '@traiteur/contract/wire/faults.ts';
import type { RefusalCode } from '@traiteur/contract/wire/refusals.ts';
import type { CodeReason } from '@traiteur/domain/discount-codes.ts';
import type { PhraseFor } from './phrases/phrase.ts';

/** Why a discount code is refused: the back office reads it below the sentence that a client hears. */
export const codeReasons = {
  unknown: ['Aucun code ne porte ce nom.', 'There is no code of that name.'],
  inactive: ['Ce code est désactivé.', 'This code is inactive.'],
  future: ['Il ne vaut qu’à partir du {from}.', 'It is valid from {from} only.'],
  expired: ['Il a expiré le {until}.', 'It expired on {until}.'],
  'used-up': ['Épuisé : {uses} sur {limit}.', 'Used up: {uses} of {limit}.'],
  'client-used-up': [
    'Ce client l’a déjà utilisé : {uses} sur {limit}.',
    'This client has used it already: {uses} of {limit}.',
  ],
  'first-order-only': [
    'Réservé à une première commande : ce client a déjà commandé.',
    'For a first order only: this client has ordered before.',
  ],
  'below-minimum': [
    'À partir de {minimum} de plats : il manque {missing}.',
    'From {minimum} of dishes: {missing} is missing.',
  ],
  'other-dishes': [
    'Aucun plat de la commande n’est dans ses catégories.',
    'No dish of the order is in its categories.',
  ],
} as const satisfies PhraseFor<CodeReason['why']>;

/** The sentence of each refusal. Staff, clients and authors of programs read them. */
export const refusals = {
  'malformed-request': ['La demande est illisible.', 'The request cannot be read.'],
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
  'not-allowed': ['Votre rôle ne permet pas cette action.', 'Your role does not allow this.'],
  'foreign-origin': [
    'Cette demande vient d’une page qui n’est pas celle de la maison.',
    'This request comes from a page that is not of this house.',
  ],
  'recent-sign-in-needed': [
    'Confirmez d’abord que c’est bien vous, avec votre mot de passe.',
    'First confirm that it is you, with your password.',
  ],
  'own-password-needed': [
    'Choisissez d’abord un mot de passe à vous : celui-ci vous a été donné.',
    'First choose a password of your own: this one was given to you.',
  ],
  'not-found': ['Cet élément n’existe pas, ou n’existe plus.', 'This does not exist, or no longer does.'],
  'method-not-allowed': ['Cette action n’existe pas à cette adresse.', 'This address does not take that action.'],
  'too-large': ['L’envoi est trop volumineux.', 'What was sent is too large.'],
  'unsupported-media-type': ['Ce type de contenu n’est pas accepté.', 'This type of content is not accepted.'],
  'unsupported-encoding': ['Envoyez le contenu sans le compresser.', 'Send the content without compressing it.'],
  'invalid-input': ['Certains champs sont à corriger.', 'Some fields need correcting.'],
  'too-many-attempts': [
    'Trop de tentatives. Réessayez dans {minutes, plural, =0 {un instant} one {une minute} other {# minutes}}.',
    'Too many attempts. Try again in {minutes, plural, =0 {a moment} one {a minute} other {# minutes}}.',
  ],
  'too-many-requests': [
    'Trop de demandes viennent de votre adresse. Réessayez dans un instant.',
    'Too many requests come from your address. Try again in a moment.',
  ],
  'not-ready': [
    'Le service n’est pas disponible pour l’instant. Réessayez dans un moment.',
    'The service is not available just now. Try again in a moment.',
  ],
  stale: ['Quelqu’un d’autre a enregistré entre-temps.', 'Somebody else has saved in the meantime.'],
  'already-taken': ['Déjà utilisé ailleurs.', 'Already used elsewhere.'],
  'in-use': [
    'Encore utilisé : impossible de supprimer. Vous pouvez le désactiver.',
    'Still in use, so it cannot be removed. You can deactivate it.',
  ],
  'unknown-reference': ['Ce choix n’existe plus.', 'This choice no longer exists.'],
  'allergens-not-declared': [
    'Déclarez les allergènes avant la mise en vente, même s’il n’y en a aucun.',
    'Declare the allergens before the dish goes on sale, even when there are none.',
  ],
  'product-has-orders': [
    'Ce produit a été commandé : archivez-le au lieu de le supprimer.',
    'This product has been ordered: archive it instead of removing it.',
  ],
  'product-not-orderable': ['Ce produit n’est pas en vente.', 'This product is not for sale.'],
  'size-not-offered': ['Ce produit n’existe pas dans cette taille.', 'This product is not offered in that size.'],
  'not-offered-that-day': ['Ce produit n’est pas proposé ce jour-là.', 'This product is not offered on that day.'],
  'quantity-unavailable': [
    'Il ne reste pas assez de portions pour cette date. Réduisez la quantité.',
    'Not enough portions are left for that date. Reduce the quantity.',
  ],
  'quantity-too-large': ['La quantité dépasse le maximum par ligne.', 'The quantity exceeds the limit per line.'],
  'address-not-eligible': [
    'Cette adresse n’est pas dans une zone de livraison.',
    'This is not an eligible zone for a delivery',
  ],
  'slot-unavailable': [
    'Horaire de livraison invalide. Vérifiez que vous avez choisi un horaire de livraison.',
    'Invalid delivery schedule. Make sure you have selected a delivery schedule.',
  ],
  'slot-full': ['Ce créneau est complet. Choisissez-en un autre.', 'This delivery slot is full. Choose another one.'],
  'past-cut-off': [
    'La clôture de ce créneau est passée : la commande ne peut plus grandir. Réduisez-la ou déplacez-la.',
    'It is too late for this slot: the order can no longer grow. Reduce it or move it.',
  ],
  'undo-too-late': [
    'Il est trop tard pour revenir en arrière : le client est peut-être déjà prévenu.',
    'It is too late to undo this: the client may have been told already.',
  ],
  'changed-since': [
    'La commande a changé depuis : on ne peut plus revenir en arrière.',
    'The order has changed since: this can no longer be undone.',
  ],
  'below-minimum-order': [
    'Minimum de la zone : {minimum}. Il manque {missing}.',
    'Zone minimum: {minimum}. {missing} is missing.',
  ],
  'below-refunds': [
    'Le total passerait sous ce qui a déjà été remboursé sur cette commande.',
    'The total would fall below what has already been refunded on this order.',
  ],
  'discount-code-refused': [
    'Votre code promo a peut-être expiré ou n’existe pas.',
    'Your discount code may have expired or does not exist.',
  ],
  'force-not-allowed': [
    'Seuls le propriétaire et le gérant peuvent forcer une place ou passer sous le minimum.',
    'Only owner and manager may force a place or go below the minimum.',
  ],
  'allergy-not-overridden': [
    'Un plat contient un allergène du client. Confirmez en donnant une raison, ou retirez le plat.',
    'A dish contains one of the client’s allergens. Override it with a reason, or remove the dish.',
  ],
  'allergy-not-answered': [
    'Une allergie du client est à trancher : personne n’en a encore répondu pour cette commande.',
    'An allergy of the client is waiting for an answer: nobody has answered for it on this order yet.',
  ],
  'prices-changed': [
    'Le total a changé depuis l’affichage. Vérifiez-le avant de commander.',
    'The total has changed since it was shown. Check it before ordering.',
  ],
  'status-not-allowed': [
    'L’état de la commande ne permet pas cette étape.',
    'The order’s status does not allow this step.',
  ],
  'idempotency-key-reused': [
    'Une première version de cette saisie a déjà été enregistrée : vérifiez la commande avant de recommencer.',
    'A first version of this has already been saved: check the order before doing it again.',
  ],
  'nothing-due': ['Il n’y a rien à encaisser pour cette commande.', 'There is nothing to be paid for this order.'],
  'payment-final': [
    'Ce mouvement ne peut plus être annulé : la caisse est faite, il l’a déjà été, ou la somme a été remboursée.',
    'This can no longer be taken back: it is cashed up, it was taken back already, or the money was refunded.',
  ],
  'refund-too-large': [
    'C’est plus que ce qui peut encore être remboursé.',
    'This is more than can still be given back.',
  ],
  'no-delivery-configuration': [
    'Aucune configuration de livraison n’est en vigueur. Ajoutez-en une.',
    'No delivery configuration is in force. Add one.',
  ],
  'moment-taken': [
    'Une autre configuration entre en vigueur à ce moment précis. Choisissez-en un autre.',
    'Another configuration comes into force at that very moment. Choose another one.',
  ],
  'code-of-another-zone': [
    'Un de ces codes postaux appartient à une autre zone. Dites s’il la quitte, ou retirez-le.',
    'One of these postal codes belongs to another zone. Say whether it leaves it, or take it out.',
  ],
  'schedule-without-zone': [
    'Un horaire décoché ne sert que cette zone : désactivez-le ou supprimez-le parmi les horaires.',
    'A schedule that was unticked serves this zone alone: deactivate or remove it among the schedules.',
  ],
  'orders-under-way': [
    'Une commande est encore en cours pour cette personne : livrez-la ou annulez-la d’abord.',
    'An order of this person is still under way: deliver or cancel it first.',
  ],
  'same-client': ['Choisissez une autre fiche que celle-ci.', 'Choose another record than this one.'],
  'merge-too-large': [
    'Ensemble, leurs notes ou leurs adresses dépassent ce qu’une fiche peut contenir. Raccourcissez-les d’abord.',
    'Together their notes or addresses are more than one record can hold. Shorten them first.',
  ],
  'merge-ended': [
    'Cette fusion date de plus d’un jour : elle ne peut plus être annulée.',
    'This merge is more than a day old: it can no longer be undone.',
  ],
  'saved-since-merge': [
    'La fiche a été enregistrée ou fusionnée depuis : cette fusion ne peut plus être annulée.',
    'The record has been saved or merged since: this merge can no longer be undone.',
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
  'database-does-not-fit': [
    'La base de données ne correspond pas à cette version de Traiteur : une autre l’a mise à niveau. Démarrez celle-là.',
    'The database does not fit this version of Traiteur: another one has upgraded it. Start that one.',
  ],
  'database-not-empty': [
    'La base de données contient déjà des données : la démonstration ne s’installe que dans une base vide.',
    'The database already holds data: the demonstration only goes into an empty one.',
  ],
  'backup-under-way': [
    'Une sauvegarde est déjà en cours. Réessayez quand elle sera terminée.',
    'A backup is already under way. Try again once it is done.',
  ],
  'exports-under-way': [
    'D’autres exports sont en cours. Réessayez quand l’un d’eux sera terminé.',
    'Other exports are under way. Try again once one of them has ended.',
  ],
  'too-many-views': [
    'Vous avez déjà beaucoup de vues de cette liste. Supprimez-en une d’abord.',
    'You have many views of this list already. Remove one first.',
  ],
  unexpected: ['Une erreur est survenue', 'An error occurred'],
} as const satisfies PhraseFor<RefusalCode>;

/** What is wrong with a field. */
export const faults = {
  required: ['Ce champ est obligatoire', 'This field is required'],
  invalid: ['Ce champ est invalide', 'This field is invalid'],
  'too-short': ['Ce texte est trop court', 'This text is too short'],
  'too-long': ['Ce texte est trop long', 'This text is too long'],
  'too-small': ['Cette valeur est trop petite', 'This value is too small'],
  'too-large': ['Cette valeur est trop grande', 'This value is too large'],
  'too-few': ['Il en manque', 'There are too few'],
  'too-many': ['Il y en a trop', 'There are too many'],
  'too-many-pixels': ['Cette photo dépasse 40 mégapixels', 'This picture is larger than 40 megapixels'],
  'unknown-field': ['Ce champ est inconnu', 'This field is unknown'],
  'end-before-start': ['La fin doit venir après le début', 'The end must come after the start'],
  twice: ['Ce choix figure deux fois', 'This choice appears twice'],
  'name-twice': ['Ce nom figure deux fois', 'This name appears twice'],
  'in-the-past': ['Ce moment est déjà passé', 'This moment has already passed'],
  'unknown-year': ['L’année doit être comprise entre 1900 et 2999', 'The year must be from 1900 to 2999'],
  'wrong-password': ['Ce mot de passe est incorrect', 'This password is wrong'],
  'wrong-code': ['Ce code est faux, ou il a déjà servi', 'This code is wrong, or was already used'],
  'unwritable-character': [
    'Ce texte contient un caractère qui ne peut pas être enregistré',
    'This text holds a character that cannot be saved',
  ],
  'not-a-phone-number': [
    'Ce numéro de téléphone n’existe pas : vérifiez ses chiffres, et l’indicatif s’il est étranger (+32…)',
    'This phone number does not exist: check its digits, and its country’s code if it is foreign (+32…)',
  ],
  'not-a-siret': [
    'Ce n’est pas un SIRET : quatorze chiffres, dont le dernier vérifie les autres',
    'This is no SIRET: fourteen digits, the last of which checks the others',
  ],
  'not-a-vat-number': [
    'Ce n’est pas un numéro de TVA : FR, la clef de deux chiffres et le SIREN',
    'This is no VAT number: FR, the key of two digits and the SIREN',
  ],
  'same-password': ['C’est le mot de passe actuel', 'This is the current password'],
  'too-easy': [
    'Ce mot de passe est trop facile à deviner : ajoutez des mots sans rapport entre eux',
    'This password is too easy to guess: add words that have nothing to do with each other',
  ],
} as const satisfies PhraseFor<FaultCode>;
