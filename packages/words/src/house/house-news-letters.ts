import type { Phrase } from '../phrases/phrase.ts';

/** Only the server needs them. */
export const houseNewsLetters = {
  subject: {
    site_order: ['{brand} : commande {number}, {total}', '{brand}: order {number}, {total}'],
    payment_failed: ['{brand} : paiement refusé, commande {number}', '{brand}: payment refused, order {number}'],
    guest_payment_failed: [
      '{brand} : paiement refusé, commande de groupe, {client}',
      '{brand}: payment refused, group order of {client}',
    ],
  },
  text: {
    site_order: [
      '{client} vient de commander sur le site : {number}, {total}, à livrer {date} entre {start} et {end}. Elle attend d’être confirmée.',
      '{client} has just ordered on the site: {number}, {total}, to be delivered on {date} between {start} and {end}. It waits to be confirmed.',
    ],
    payment_failed: [
      '{client} n’a pas pu régler en ligne : le paiement a été refusé, et rien n’est venu depuis : {due} restent à régler pour la commande {number}, à livrer {date}.',
      '{client} could not pay online: the payment was refused, and nothing has come since: {due} is still to be paid for order {number}, to be delivered on {date}.',
    ],
    guest_payment_failed: [
      '{guest} n’a pas pu régler en ligne : le paiement a été refusé, et rien n’est venu depuis. Sans les {due} qui restent à régler avant la clôture, son plat manquera à la commande de groupe (hôte : {client}), à livrer {date}.',
      '{guest} could not pay online: the payment was refused, and nothing has come since. Without the {due} that is still to be paid before the deadline, their dish will not be part of the group order of {client}, to be delivered on {date}.',
    ],
  },
  see: ['Voir la commande', 'See the order'],
  seeDay: ['Voir les livraisons du jour', 'See the deliveries of the day'],
  why: [
    'Un propriétaire choisit qui reçoit ces nouvelles, sur l’écran des e-mails.',
    'An owner chooses who gets this news, on the mail screen.',
  ],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
