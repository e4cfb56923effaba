import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

/** The client's intended payment, for staff. */
export const paymentChoice = {
  on_delivery: ['À la livraison', 'On delivery'],
  transfer: ['Virement annoncé', 'Bank transfer announced'],
  online: ['En ligne, par carte', 'Online, by card'],
  on_invoice: ['Sur facture', 'On invoice'],
} as const satisfies PhraseFor<PaymentChoice>;
