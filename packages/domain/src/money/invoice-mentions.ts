import type { Bilingual } from '../text/language.ts';

interface Seller {
  vatApplies: boolean;
  paymentTerms: Bilingual;
  latePenalties: Bilingual;
  servesProfessionals: boolean;
}

/** In cents: Code de commerce, article D441-5. */
const recoveryFee = 4000;

export type InvoiceMention =
  | { name: 'noVat' | 'operation' | 'noEarly' }
  | { name: 'withinDays'; days: number }
  | { name: 'terms'; terms: Bilingual }
  | { name: 'late'; penalties: Bilingual }
  | { name: 'recovery'; amount: number };

/** At the foot, by law. What a company agreed with the house goes before what the house asks of everybody. */
export function invoiceMentions(seller: Seller, daysToPay: number | undefined): InvoiceMention[] {
  const { vatApplies, paymentTerms: terms, latePenalties: penalties, servesProfessionals } = seller;
  const isSaid = ({ fr, en }: Bilingual) => fr !== '' || en !== '';
  const termsMention: InvoiceMention[] = daysToPay
    ? [{ name: 'withinDays', days: daysToPay }]
    : isSaid(terms)
      ? [{ name: 'terms', terms }]
      : [];
  return [
    ...(vatApplies ? [] : [{ name: 'noVat' } as const]),
    { name: 'operation' },
    ...termsMention,
    { name: 'noEarly' },
    ...(servesProfessionals && isSaid(penalties) ? [{ name: 'late', penalties } as const] : []),
    ...(servesProfessionals ? [{ name: 'recovery', amount: recoveryFee } as const] : []),
  ];
}
