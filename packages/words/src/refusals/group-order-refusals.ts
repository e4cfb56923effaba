import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const groupOrderRefusals = {
  'too-many-guests': [
    'Cette commande de groupe est complète : cinquante personnes au plus.',
    'This group order is full: fifty people at most.',
  ],
  'too-many-group-orders': [
    'Vous avez déjà cinq commandes de groupe ouvertes. Terminez-en une d’abord.',
    'You have five open group orders already. Close one of them first.',
  ],
  'deadline-too-late': [
    'L’heure limite doit être à venir, et au moins dix minutes avant la clôture du créneau.',
    'The deadline must be in the future, and at least ten minutes before the slot closes.',
  ],
  'nobody-has-chosen': [
    'Personne n’a encore choisi de plat : il n’y a rien à commander.',
    'Nobody has chosen a meal yet: there is nothing to order.',
  ],
  'group-order-closed': [
    'Cette commande de groupe est close : plus rien ne peut y être changé.',
    'This group order is closed: nothing can be changed in it any more.',
  ],
  'group-order-ended': [
    'Ce lien ne mène à aucune commande de groupe. Demandez-en un autre à qui vous invite.',
    'This link leads to no group order. Ask whoever invited you for another one.',
  ],
  'group-order-there': [
    'Une commande de groupe ouverte est livrée à cette adresse : changez-la ou annulez-la d’abord.',
    'A group order that is open is delivered to this address: change it or cancel it first.',
  ],
  'too-many-invitations': [
    'Nous écrivons à cent personnes par jour au plus en votre nom. Laissez les autres sans e-mail, et partagez le lien.',
    'We write to a hundred people a day in your name at most. Leave the others without an e-mail, and share the link.',
  ],
  'last-guest': [
    'Il ne resterait aucun plat dans la commande : demandez à votre hôte de l’annuler.',
    'Nobody would eat any more: ask whoever invited you to cancel the order instead.',
  ],
  'excess-too-small': [
    'Par carte, nous encaissons à partir de {least} : votre choix dépasse le budget de {over}.',
    'By card we take no less than {least}: your choice is {over} above the budget.',
  ],
  'above-budget': [
    'Le budget est de {budget} par personne : votre choix le dépasse de {over}.',
    'The budget is {budget} a head: your choice is {over} above it.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
