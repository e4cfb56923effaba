import { type CompanyTerms, mayPayOnInvoice } from '../clients/company-terms.ts';

/** How a client intends to pay; the real payment may differ. `on_invoice`: companies with terms alone. */
export const paymentChoices = ['on_delivery', 'transfer', 'online', 'on_invoice'] as const;

export type PaymentChoice = (typeof paymentChoices)[number];

interface Means {
  isOnline: boolean;
  /** The house has told its bank account. */
  takesTransfers: boolean;
  terms: CompanyTerms | null | undefined;
}

/** What the site offers; one that was chosen before stays, until another is. */
export function offeredChoices({ isOnline, takesTransfers, terms }: Means, chosenBefore?: PaymentChoice) {
  const isPossible: Record<PaymentChoice, boolean> = {
    on_delivery: true,
    transfer: takesTransfers,
    online: isOnline,
    on_invoice: mayPayOnInvoice(terms),
  };
  return paymentChoices.filter((choice) => isPossible[choice] || (choice === 'transfer' && choice === chosenBefore));
}
