import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const paymentRefusals = {
  'nothing-due': ['Il ne reste rien à payer.', 'Nothing is left to be paid.'],
  'payment-final': [
    'Ce mouvement ne peut plus être annulé : la caisse est faite, il l’a déjà été, ou la somme a été remboursée.',
    'This can no longer be taken back: it is cashed up, it was taken back already, or the money was refunded.',
  ],
  'payment-too-large': [
    'C’est plus que ce qui peut être encaissé pour une seule commande.',
    'This is more than can be taken for a single order.',
  ],
  'above-open-amount': [
    'C’est plus que ce qui reste à payer de cette facture : {open}.',
    'This is more than what is left to be paid of this invoice: {open}.',
  ],
  'refund-too-large': [
    'C’est plus que ce qui peut encore être remboursé.',
    'This is more than can still be given back.',
  ],
  'online-refund-too-large': [
    'Les paiements en ligne de cette commande ne couvrent pas cette somme : remboursez le reste autrement.',
    'The online payments of this order do not cover that amount: give the rest back in another way.',
  ],
  'online-payments-off': [
    'Le paiement en ligne n’est pas activé dans cette maison.',
    'Online payment is not set up in this house.',
  ],
  'payment-under-way': [
    'Un paiement est en cours : la banque n’a pas encore répondu. Réessayez dans un moment.',
    'A payment is under way: the bank has not answered yet. Try again in a moment.',
  ],
  'payment-link-ended': [
    'Ce lien de paiement n’est plus valable. Demandez-en un nouveau à votre traiteur.',
    'This payment link is no longer valid. Ask your caterer for a new one.',
  ],
  'card-refused': [
    'La banque a refusé cette carte, ou demande au client de confirmer : envoyez-lui un lien de paiement.',
    'The bank refused this card, or wants the client to confirm: send them a payment link.',
  ],
  'news-not-genuine': [
    'Ce message n’est pas signé par le prestataire de paiement.',
    'This message is not signed by the payment provider.',
  ],
  'news-unreadable': [
    'Ce message du prestataire de paiement est illisible.',
    'This message of the payment provider cannot be read.',
  ],
  'invoice-sent-before': ['Déjà envoyée : demandez à la renvoyer.', 'Sent before: ask to have it sent again.'],
  'company-without-contact': [
    'Personne ne reçoit les factures de cette entreprise : ajoutez-lui un contact.',
    'Nobody receives the invoices of this company: add a contact to it.',
  ],
  'too-many-invoices': [
    'Il y a trop de factures pour un seul envoi : choisissez une période plus courte.',
    'There are too many invoices to send at once: choose a shorter period.',
  ],
} as const satisfies Partial<PhraseFor<RefusalCode>>;
