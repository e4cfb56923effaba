import type { Phrase } from '../phrases/phrase.ts';

export const statements = {
  title: ['Relevé des entreprises', 'Company statements'],
  subtitle: ['ce qui reste à payer, et depuis quand', 'what is left to pay, and since when'],
  count: [
    '{count, plural, =0 {aucune entreprise ne doit rien} one {# entreprise} other {# entreprises}}',
    '{count, plural, =0 {no company owes anything} one {# company} other {# companies}}',
  ],
  empty: ['Aucune entreprise ne doit rien.', 'No company owes anything.'],
  monthly: ['Factures du mois', 'Invoices of the month'],
  month: ['Mois', 'Month'],
  give: ['Établir les factures : {month}', 'Issue the invoices: {month}'],
  given: [
    '{count, plural, =0 {Aucune facture à établir} one {# facture établie} other {# factures établies}} pour {month}.',
    '{count, plural, =0 {No invoice to issue} one {# invoice issued} other {# invoices issued}} for {month}.',
  ],
  company: ['Entreprise', 'Company'],
  open: ['Reste dû', 'Balance due'],
  overdue: ['En retard', 'Overdue'],
  notInvoiced: ['Pas encore facturé', 'Not invoiced yet'],
  invoices: ['Factures ouvertes', 'Open invoices'],
  invoicesOf: ['Factures ouvertes : {name}', 'Open invoices of {name}'],
  invoice: ['Facture', 'Invoice'],
  dueOn: ['À régler le', 'Due on'],
  lateness: ['Retard', 'Lateness'],
  actions: ['Actions', 'Actions'],
  late: [
    '{days, plural, one {# jour de retard} other {# jours de retard}}',
    '{days, plural, one {# day late} other {# days late}}',
  ],
  reminded: ['relance {level, number}', 'reminder {level, number}'],
  remind: ['Envoyer les relances', 'Send reminders'],
  reminders: [
    '{sent, plural, =0 {Aucune relance à envoyer.} one {# relance part dans un instant.} other {# relances partent dans un instant.}}',
    '{sent, plural, =0 {No reminder to send.} one {# reminder leaves in a moment.} other {# reminders leave in a moment.}}',
  ],
  withoutContact: [
    '{count, plural, one {# facture en retard} other {# factures en retard}} sans contact pour les factures.',
    '{count, plural, one {# overdue invoice} other {# overdue invoices}} without a contact for invoices.',
  ],
  more: ['Voir les suivantes', 'See more'],
  pay: ['Noter un règlement', 'Note a payment'],
  payTitle: ['Noter un règlement de la facture {number}', 'Note a payment of invoice {number}'],
  amount: ['Montant', 'Amount'],
  method: ['Moyen de paiement', 'Method'],
  paid: ['Règlement noté.', 'Payment noted.'],
} as const satisfies Record<string, Phrase>;

declare module '../nouns.ts' {
  interface NounWords {
    statements: typeof statements;
  }
}
