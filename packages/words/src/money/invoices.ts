import type { InvoiceKind } from '@traiteur/domain/money/invoice-number.ts';
import type { CreditReason } from '@traiteur/domain/money/next-documents.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const invoices = {
  title: ['Factures', 'Invoices'],
  printMany: ['Imprimer des factures', 'Print invoices'],
  /** Many at once. */
  papers: {
    chosen: [
      '{count, plural, one {# facture choisie} other {# factures choisies}}',
      '{count, plural, one {# invoice chosen} other {# invoices chosen}}',
    ],
    chooseAll: ['Choisir toutes les factures de cette liste ({total})', 'Choose all invoices of this list ({total})'],
    allChosen: ['Toutes les factures de cette liste ({total})', 'All invoices of this list ({total})'],
    print: ['Imprimer', 'Print'],
    back: ['Revenir à la liste', 'Back to the list'],
    count: [
      '{count, plural, one {# facture} other {# factures}}',
      '{count, plural, one {# invoice} other {# invoices}}',
    ],
    reading: ['Lecture des factures', 'Reading the invoices'],
    tooMany: [
      'Au plus {most, number} factures à la fois : choisissez une période plus courte.',
      'At most {most, number} invoices at once: choose a shorter period.',
    ],
    empty: ['Aucune facture à imprimer.', 'No invoice to print.'],
  },
  send: {
    button: ['Envoyer par e-mail', 'Send by mail'],
    title: [
      '{count, plural, one {Envoyer # facture par e-mail} other {Envoyer # factures par e-mail}}',
      '{count, plural, one {Send # invoice by mail} other {Send # invoices by mail}}',
    ],
    ready: [
      '{count, plural, =0 {Aucune n’est à envoyer pour la première fois.} one {# facture part, avec tout ce qu’elle dit dans le message.} other {# factures partent, avec tout ce qu’elles disent dans le message.}}',
      '{count, plural, =0 {None is to be sent for the first time.} one {# invoice leaves, with all it says in the message.} other {# invoices leave, with all they say in the message.}}',
    ],
    sentBefore: [
      '{count, plural, one {# déjà envoyée} other {# déjà envoyées}}',
      '{count, plural, one {# sent before} other {# sent before}}',
    ],
    sentAt: ['envoyée le {date}', 'sent on {date}'],
    again: [
      '{count, plural, one {La renvoyer quand même} other {Les renvoyer quand même}}',
      '{count, plural, one {Send it again all the same} other {Send them again all the same}}',
    ],
    unreachable: [
      '{count, plural, one {# facture sans adresse e-mail} other {# factures sans adresse e-mail}}',
      '{count, plural, one {# invoice without an e-mail address} other {# invoices without an e-mail address}}',
    ],
    others: [
      '{count, plural, one {et # autre} other {et # autres}}',
      '{count, plural, one {and # other} other {and # others}}',
    ],
    confirm: [
      '{count, plural, =0 {Envoyer} one {Envoyer # facture} other {Envoyer # factures}}',
      '{count, plural, =0 {Send} one {Send # invoice} other {Send # invoices}}',
    ],
    nothing: ['Il n’y a rien à envoyer.', 'There is nothing to send.'],
    noServer: [
      'Aucun serveur de messagerie n’est réglé : rien ne partirait.',
      'No mail server is set: nothing would leave.',
    ],
    setServer: ['Il se règle dans les réglages de la maison.', 'It is set in the house settings.'],
    tooMany: [
      'Au plus {most, number} factures par envoi : choisissez une période plus courte.',
      'At most {most, number} invoices at once: choose a shorter period.',
    ],
    done: [
      '{count, plural, =0 {Aucune facture envoyée} one {# facture part dans un instant} other {# factures partent dans un instant}}',
      '{count, plural, =0 {No invoice sent} one {# invoice leaves in a moment} other {# invoices leave in a moment}}',
    ],
    chosenIds: [
      '{count, plural, one {# facture} other {# factures}}',
      '{count, plural, one {# invoice} other {# invoices}}',
    ],
  },
  sendReaders: {
    fr: [
      'En français · {count, plural, one {# facture} other {# factures}}',
      'In French · {count, plural, one {# invoice} other {# invoices}}',
    ],
    en: [
      'En anglais · {count, plural, one {# facture} other {# factures}}',
      'In English · {count, plural, one {# invoice} other {# invoices}}',
    ],
  },
  /** In the mail, beside the words of the paper. */
  letter: {
    seller: ['Vendeur', 'Seller'],
    taxOn: ['{name} sur {base} HT', '{name} on {base} excl. VAT'],
    otherOrders: [
      '{count, plural, one {et # autre commande} other {et # autres commandes}}',
      '{count, plural, one {and # other order} other {and # other orders}}',
    ],
  },
  subtitle: ['ce qui est dû, ce qui est rendu', 'what is due, what is given back'],
  count: [
    '{count, plural, =0 {aucune facture} one {# facture} other {# factures}}',
    '{count, plural, =0 {no invoices} one {# invoice} other {# invoices}}',
  ],
  empty: [
    'Aucune facture pour l’instant. La première se fait seule, quand une commande est livrée ou payée.',
    'No invoices yet. The first one makes itself when an order is delivered or paid.',
  ],
  one: {
    invoice: ['Facture {number}', 'Invoice {number}'],
    credit_note: ['Avoir {number}', 'Credit note {number}'],
  } as const satisfies PhraseFor<InvoiceKind>,
  kind: {
    invoice: ['Facture', 'Invoice'],
    credit_note: ['Avoir', 'Credit note'],
  } as const satisfies PhraseFor<InvoiceKind>,
  everyKind: ['Factures et avoirs', 'Invoices and credit notes'],
  /** Reasons for a credit note. */
  reason: {
    refunded: ['Remboursement', 'Refund'],
    cancelled: ['Commande annulée', 'Order cancelled'],
    changed: ['Commande modifiée', 'Order changed'],
  } as const satisfies PhraseFor<CreditReason>,
  columns: {
    number: ['Numéro', 'Number'],
    kind: ['Pièce', 'Document'],
    given: ['Date', 'Date'],
    client: ['Client', 'Client'],
    order: ['Commande', 'Order'],
    company: ['Entreprise', 'Company'],
    total: ['Total TTC', 'Total with VAT'],
  },
  print: ['Imprimer', 'Print'],
  ofOrder: ['Voir la commande', 'See the order'],
  ofCompany: ['Voir l’entreprise', 'See the company'],
  ofClient: ['Ses factures', 'Their invoices'],
  givenOn: ['du {date}', 'of {date}'],
  corrects: ['sur la facture {number} du {date}', 'on invoice {number} of {date}'],
  incomplete: ['Cette pièce est incomplète', 'This document is incomplete'],
  paper: {
    client: ['Facturé à', 'Billed to'],
    order: ['Commande {number} du {date}', 'Order {number} of {date}'],
    delivered: ['Livrée le {date}', 'Delivered on {date}'],
    toDeliver: ['Livraison prévue le {date}', 'Delivery planned for {date}'],
    month: ['Commandes livrées jusqu’au {date}', 'Orders delivered until {date}'],
    orderedBy: ['Commandée par {name}', 'Ordered by {name}'],
    reference: ['Votre référence : {reference}', 'Your reference: {reference}'],
    costCentre: ['Centre de coûts : {name}', 'Cost centre: {name}'],
    noCostCentre: ['sans centre de coûts', 'without a cost centre'],
    businessNumber: ['SIREN ou SIRET {number}', 'SIREN or SIRET {number}'],
    vatNumber: ['N° TVA {number}', 'VAT no. {number}'],
    group: ['{name} : {amount} TTC', '{name}: {amount} incl. VAT'],
    due: ['À régler le {date} au plus tard', 'To be paid by {date}'],
    line: ['Désignation', 'Description'],
    quantity: ['Qté', 'Qty'],
    unitNet: ['P.U. HT', 'Unit excl. VAT'],
    tax: ['TVA', 'VAT'],
    unit: ['P.U. TTC', 'Unit incl. VAT'],
    amount: ['Montant TTC', 'Amount incl. VAT'],
    amountNet: ['Montant HT', 'Amount excl. VAT'],
    partOfPrice: ['partie du prix', 'part of the price'],
    subtotal: ['Sous-total', 'Subtotal'],
    discount: ['Remise', 'Discount'],
    discountCode: ['Remise ({code})', 'Discount ({code})'],
    delivery: ['Livraison', 'Delivery'],
    deducted: ['Déjà crédité : avoir {number}', 'Credited already: {number}'],
    refunded: ['Déjà remboursé le {date}', 'Refunded already on {date}'],
    base: ['Base HT', 'Excl. VAT'],
    rate: ['Taux', 'Rate'],
    net: ['Total HT', 'Total excl. VAT'],
    taxes: ['Total TVA', 'Total VAT'],
    total: ['Total TTC', 'Total incl. VAT'],
    payment: ['Payé le {date} ({method})', 'Paid on {date} ({method})'],
    paid: ['Déjà payé', 'Paid already'],
    left: ['Reste à payer', 'Left to pay'],
  },
  /** Excel columns per tax: base and amount. */
  file: {
    corrects: ['Sur la facture', 'On invoice'],
    reason: ['Motif', 'Reason'],
    address: ['Adresse', 'Address'],
    delivery: ['Livraison', 'Delivery'],
    net: ['Total HT', 'Total excl. VAT'],
    base: ['Base HT, {tax}', 'Excl. VAT, {tax}'],
    taxes: ['Total TVA', 'Total VAT'],
    paid: ['Payé ce jour-là', 'Paid by then'],
    from: ['Du', 'From'],
    to: ['Au', 'To'],
    every: ['toutes les factures et tous les avoirs', 'all invoices and credit notes'],
  },
  mentions: {
    form: ['{form} au capital de {capital}', '{form} with a share capital of {capital}'],
    siret: ['SIRET {siret}', 'SIRET {siret}'],
    registry: ['RCS {city} {siren}', 'RCS {city} {siren}'],
    vatNumber: ['N° TVA {number}', 'VAT no. {number}'],
    noVat: ['TVA non applicable, art. 293 B du CGI', 'VAT not applicable, art. 293 B of the French tax code (CGI)'],
    operation: ['Nature de l’opération : livraison de biens', 'Nature of the operation: supply of goods'],
    terms: ['Conditions de paiement : {terms}', 'Payment terms: {terms}'],
    withinDays: ['à {days, number} jours de la date de facture', 'within {days, number} days of the invoice date'],
    noEarly: ['Pas d’escompte pour paiement anticipé', 'No discount for early payment'],
    late: ['Pénalités en cas de retard : {penalties}', 'Penalties for late payment: {penalties}'],
    recovery: [
      'Indemnité forfaitaire pour frais de recouvrement, due par les professionnels en cas de retard : {amount}',
      'Fixed compensation for recovery costs, due by professionals who pay late: {amount}',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    invoices: typeof invoices;
  }
}
