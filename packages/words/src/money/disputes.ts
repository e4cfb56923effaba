import type { Phrase } from '../phrases/phrase.ts';

export const disputes = {
  open: ['Le client conteste ce paiement auprès de sa banque', 'The client disputes this payment at their bank'],
  openDetail: [
    '{amount}, depuis le {at}. Répondez chez Stripe, avec les preuves de la livraison : sans réponse, la somme est perdue.',
    '{amount}, since {at}. Answer at Stripe, with proof of the delivery: without an answer the amount is lost.',
  ],
  lost: ['La banque a rendu ce paiement au client', 'The bank gave this payment back to the client'],
  lostDetail: [
    '{amount}, contestation du {at}. La vente reste dans vos comptes : voyez avec votre comptable comment constater la perte.',
    '{amount}, disputed on {at}. The sale stays in your books: ask your accountant how to write the loss off.',
  ],
} as const satisfies Record<string, Phrase>;

/** Stripe's most frequent reasons. */
export const disputeReason = {
  fraudulent: ['Le client dit ne pas avoir payé.', 'The client says they did not pay.'],
  product_not_received: ['Le client dit n’avoir rien reçu.', 'The client says nothing arrived.'],
  product_unacceptable: ['Le client n’est pas satisfait.', 'The client is not satisfied.'],
  duplicate: ['Le client dit avoir payé deux fois.', 'The client says they paid twice.'],
  credit_not_processed: ['Le client attend un remboursement.', 'The client waits for a refund.'],
  unrecognized: ['Le client ne reconnaît pas ce paiement.', 'The client does not recognise this payment.'],
  general: ['La banque ne dit pas pourquoi.', 'The bank does not say why.'],
} as const satisfies Record<string, Phrase>;
