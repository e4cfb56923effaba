import type { RefundChoice } from '@traiteur/contract/orders/order-batches.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** What is done with many orders at once when a day goes wrong. */
export const badDay = {
  write: ['Écrire aux clients', 'Write to the clients'],
  cancel: [
    '{count, plural, one {Annuler la commande} other {Annuler les commandes}}',
    '{count, plural, one {Cancel the order} other {Cancel the orders}}',
  ],
  writeTitle: [
    '{count, plural, one {Écrire au client d’une commande} other {Écrire aux clients de # commandes}}',
    '{count, plural, one {Write to the client of one order} other {Write to the clients of # orders}}',
  ],
  added: [
    'Le bonjour, par son nom, et le numéro de la commande s’ajoutent seuls.',
    'The greeting, by name, and the number of the order are added by themselves.',
  ],
  noReader: ['Aucun de ces clients n’a d’adresse e-mail.', 'None of these clients has an e-mail address.'],
  toCall: [
    '{count, plural, one {Un client sans adresse e-mail, à appeler} other {# clients sans adresse e-mail, à appeler}}',
    '{count, plural, one {One client without an e-mail address, to call} other {# clients without an e-mail address, to call}}',
  ],
  noServer: [
    'Aucun serveur de messagerie n’est réglé : rien ne partirait. Appelez ces clients.',
    'No mail server is set: nothing would leave. Call these clients.',
  ],
  send: [
    '{count, plural, one {Envoyer # message} other {Envoyer # messages}}',
    '{count, plural, one {Send # message} other {Send # messages}}',
  ],
  written: [
    '{count, plural, =0 {Aucun message envoyé} one {# message part dans un instant} other {# messages partent dans un instant}}',
    '{count, plural, =0 {No message sent} one {# message leaves in a moment} other {# messages leave in a moment}}',
  ],
  cancelTitle: [
    '{count, plural, one {Annuler # commande} other {Annuler # commandes}}',
    '{count, plural, one {Cancel # order} other {Cancel # orders}}',
  ],
  reasonStays: ['La raison reste dans la maison.', 'The reason stays in the house.'],
  refunds: ['Ce qui a été payé', 'What was paid'],
  noUndo: [
    'Un remboursement ne se reprend pas : cette annulation ne pourra pas être défaite.',
    'A refund is not taken back: this cannot be undone.',
  ],
  cancelled: [
    '{count, plural, =0 {Aucune commande annulée} one {# commande annulée} other {# commandes annulées}}',
    '{count, plural, =0 {No order cancelled} one {# order cancelled} other {# orders cancelled}}',
  ],
  changed: [
    '{count, plural, one {# commande a changé} other {# commandes ont changé}}',
    '{count, plural, one {# order has changed} other {# orders have changed}}',
  ],
  undone: [
    '{count, plural, one {# commande est revenue en arrière} other {# commandes sont revenues en arrière}}',
    '{count, plural, one {# order is as it was} other {# orders are as they were}}',
  ],
  notUndone: [
    '{count, plural, one {# commande n’a pas pu revenir en arrière} other {# commandes n’ont pas pu revenir en arrière}} : {message}',
    '{count, plural, one {# order could not be taken back} other {# orders could not be taken back}}: {message}',
  ],
  chosenIds: [
    '{count, plural, one {# commande} other {# commandes}}',
    '{count, plural, one {# order} other {# orders}}',
  ],
} as const satisfies Record<string, Phrase>;

export const readers = {
  fr: [
    'En français · {count, plural, one {# commande} other {# commandes}}',
    'In French · {count, plural, one {# order} other {# orders}}',
  ],
  en: [
    'En anglais · {count, plural, one {# commande} other {# commandes}}',
    'In English · {count, plural, one {# order} other {# orders}}',
  ],
} as const satisfies PhraseFor<Locale>;

export const batchRefund = {
  online: [
    'Rendre sur la carte ce qui a été payé en ligne ; le reste attend dans « À rembourser »',
    'Give what was paid online back to the card; the rest waits among what is to be refunded',
  ],
  all: [
    'Rendre aussi le reste, par le moyen dont il est venu (espèces, virement…)',
    'Give the rest back too, by the means it came (cash, transfer…)',
  ],
  none: ['Ne rien rendre pour l’instant', 'Give nothing back for now'],
} as const satisfies PhraseFor<RefundChoice>;
