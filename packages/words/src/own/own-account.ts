import { severityChoices } from '../clients/severities.ts';
import type { Phrase } from '../phrases/phrase.ts';
import { shopEaters } from './own-eaters.ts';

export const shopAccount = {
  title: ['Mon compte', 'My account'],
  subtitle: ['tout ce que nous savons de vous', 'all that we know of you'],
  profile: ['Mes coordonnées', 'My details'],
  save: ['Enregistrer', 'Save'],
  saved: ['C’est enregistré.', 'Saved.'],
  leave: ['Ne rien changer', 'Change nothing'],
  goOn: ['Continuer', 'Go on'],
  unproven: [
    'Votre adresse {email} n’est pas encore confirmée : nous ne vous y écrivons pas.',
    'Your address {email} is not confirmed yet: we do not write to it.',
  ],
  unprovenUnmailed: [
    'Votre adresse {email} n’est pas confirmée : nous n’y écrivons pas, et un mot de passe perdu ne peut pas être retrouvé.',
    'Your address {email} is not confirmed: we do not write to it, and a lost password cannot be recovered.',
  ],
  proveAddress: ['Confirmer mon adresse', 'Confirm my address'],
  proofSent: [
    'Un e-mail vient de partir pour {email}. Ouvrez son lien pour confirmer votre adresse.',
    'An e-mail has just left for {email}. Open its link to confirm your address.',
  ],
  password: ['Mon mot de passe', 'My password'],
  changePassword: ['Changer mon mot de passe', 'Change my password'],
  currentPassword: ['Mot de passe actuel', 'Current password'],
  newPassword: ['Nouveau mot de passe', 'New password'],
  passwordChanged: [
    'Votre mot de passe est changé. Vos autres appareils sont déconnectés.',
    'Your password is changed. Your other devices are signed out.',
  ],
  passwordForgotten: ['Oublié, ou vous n’en avez pas ?', 'Forgotten, or do you have none?'],
  allergies: ['Mes allergies et intolérances', 'My allergies and intolerances'],
  noAllergies: ['Aucune.', 'None.'],
  allergiesUnknown: [
    'Vous ne nous avez encore rien dit. Ce que vous indiquez ici est vérifié à chaque commande.',
    'You have not told us yet. What you say here is checked with each order.',
  ],
  takeAvoided: ['Reprendre dans mon compte : {names}', 'Take into my account: {names}'],
  changeAllergies: ['Modifier mes allergies', 'Change my allergies'],
  allergiesSaved: [
    'C’est enregistré. Vos commandes en cours ont été vérifiées.',
    'Saved. Your orders under way have been checked.',
  ],
  severity: severityChoices,
  eaters: shopEaters,
  conflicts: [
    '{count, plural, one {Une commande contient ce à quoi vous réagissez :} other {# commandes contiennent ce à quoi vous réagissez :}}',
    '{count, plural, one {One order contains what you react to:} other {# orders contain what you react to:}}',
  ],
  conflictsOfTable: [
    '{count, plural, one {Une commande contient ce à quoi quelqu’un de votre table réagit :} other {# commandes contiennent ce à quoi quelqu’un de votre table réagit :}}',
    '{count, plural, one {One order contains what somebody at your table reacts to:} other {# orders contain what somebody at your table reacts to:}}',
  ],
  conflictsHint: [
    'La cuisine est prévenue. Vous pouvez annuler la commande tant que c’est possible, ou nous joindre.',
    'The kitchen knows. You can cancel the order as long as that is possible, or get in touch with us.',
  ],
  contact: ['Nous joindre', 'Get in touch'],
  diet: ['Ce que la cuisine doit savoir', 'What the kitchen should know'],
  dietHint: ['Régime, goûts, façon de préparer.', 'Diet, tastes, how to prepare it.'],
  addresses: ['Mes adresses', 'My addresses'],
  noAddresses: ['Aucune adresse pour l’instant.', 'No address yet.'],
  saveAddress: ['Enregistrer l’adresse', 'Save the address'],
  changeAddress: ['Modifier {label}', 'Change {label}'],
  removeAddress: ['Supprimer {label}', 'Remove {label}'],
  cards: ['Mes cartes', 'My cards'],
  cardsHint: [
    'Stripe, notre prestataire de paiement, les garde ; nous ne les voyons jamais.',
    'Stripe, our payment provider, keeps them; we never see them.',
  ],
  card: ['{brand} •••• {digits}', '{brand} •••• {digits}'],
  removeCard: ['Oublier la carte qui finit par {digits}', 'Forget the card that ends in {digits}'],
  cardRemoved: ['La carte est oubliée.', 'The card is forgotten.'],
  data: ['Mes données', 'My data'],
  dataHint: [
    'Tout ce que nous gardons de vous, dans un fichier que vous pouvez lire et emporter.',
    'All that we keep of you, in a file that you can read and take with you.',
  ],
  export: ['Télécharger mes données', 'Download my data'],
  fileName: ['mes-donnees', 'my-data'],
  erase: ['Supprimer mon compte', 'Delete my account'],
  eraseAsk: ['Supprimer votre compte pour toujours ?', 'Delete your account for good?'],
  eraseGoes: [
    'Sont effacés : nom, e-mail, téléphone, adresses, allergies, notes, panier et cartes enregistrées.',
    'Erased: name, e-mail, phone, addresses, allergies, notes, cart and saved cards.',
  ],
  eraseStays: [
    'Restent, sans votre nom : les plats et les montants de vos commandes. Une facture déjà donnée reste telle quelle, comme la loi le demande.',
    'Kept, without your name: the meals and amounts of your orders. An invoice that was given stays as it is, as the law asks.',
  ],
  eraseYes: ['Oui, tout effacer', 'Yes, erase it all'],
  underWay: [
    'Une commande est encore en route pour vous : annulez-la, ou revenez après sa livraison.',
    'An order is still on its way to you: cancel it, or come back after its delivery.',
  ],
  erased: [
    'Votre compte est supprimé. Merci d’avoir mangé chez nous.',
    'Your account is deleted. Thank you for eating with us.',
  ],
  passwordAgain: ['Votre mot de passe, encore une fois', 'Your password once more'],
  signInFirst: ['Connectez-vous pour voir votre compte.', 'Sign in to see your account.'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
