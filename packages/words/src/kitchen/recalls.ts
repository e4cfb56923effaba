import type { RecallRow } from '@traiteur/contract/kitchen/recalls.ts';
import type { CallOutcome } from '@traiteur/domain/kitchen/recalls.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof RecallRow, 'id'>;

export const recalls = {
  title: ['Rappels', 'Recalls'],
  subtitle: ['qui est prévenu, qui reste à joindre', 'who has been told, who is still to be reached'],
  one: ['Rappel', 'Recall'],
  count: [
    '{count, plural, =0 {aucun rappel} one {# rappel} other {# rappels}}',
    '{count, plural, =0 {no recalls} one {# recall} other {# recalls}}',
  ],
  empty: [
    'Aucun rappel. On en lance un depuis la traçabilité d’un lot.',
    'No recalls. One is begun from the trace of a batch.',
  ],
  fields: {
    name: ['De quoi', 'Of what'],
    number: ['Lot', 'Lot'],
    ingredientBatchId: ['Lot reçu', 'Batch of goods'],
    cookedBatchId: ['Lot cuisiné', 'Cooked batch'],
    reason: ['Raison', 'Reason'],
    at: ['Lancé le', 'Begun on'],
    by: ['Par', 'By'],
    end: ['Clôture', 'End'],
    orders: ['Commandes', 'Orders'],
    clients: ['Clients', 'Clients'],
    portions: ['Portions', 'Portions'],
    reached: ['Clients joints', 'Clients reached'],
  } as const satisfies PhraseFor<Field>,
  recall: ['Rappeler ce lot', 'Recall this batch'],
  show: ['Voir le rappel', 'Show the recall'],
  start: ['Lancer le rappel', 'Begin the recall'],
  recallOf: ['Rappeler {lot}', 'Recall {lot}'],
  concerned: [
    '{orders, plural, =0 {Aucune commande concernée} one {# commande} other {# commandes}} · {clients, plural, one {# client} other {# clients}} · {portions, plural, one {# portion} other {# portions}} · {delivered, plural, =0 {aucune livrée} one {# déjà livrée} other {# déjà livrées}}',
    '{orders, plural, =0 {No orders concerned} one {# order} other {# orders}} · {clients, plural, one {# client} other {# clients}} · {portions, plural, one {# portion} other {# portions}} · {delivered, plural, =0 {none delivered} one {# delivered already} other {# delivered already}}',
  ],
  toMail: [
    '{count, plural, =0 {Aucun client n’a d’adresse e-mail.} one {# client reçoit un e-mail.} other {# clients reçoivent un e-mail.}}',
    '{count, plural, =0 {No client has an e-mail address.} one {# client gets a mail.} other {# clients get a mail.}}',
  ],
  toCall: [
    '{count, plural, =0 {Personne n’est à appeler faute d’adresse.} one {# client sans adresse est à appeler.} other {# clients sans adresse sont à appeler.}}',
    '{count, plural, =0 {Nobody has to be called for want of an address.} one {# client without an address is to be called.} other {# clients without an address are to be called.}}',
  ],
  withPossible: [
    '{count, plural, one {Prévenir aussi la commande dont le lot n’est pas noté} other {Prévenir aussi les # commandes dont le lot n’est pas noté}}',
    '{count, plural, one {Tell the order of which the lot was not written down too} other {Tell the # orders of which the lot was not written down too}}',
  ],
  holdNext: ['Le lot est bloqué s’il ne l’est pas encore.', 'The batch is put on hold if it is not yet.'],
  mailNext: [
    'Les e-mails partent dès la confirmation, une seule fois par client.',
    'Mails leave on confirmation, once for each client.',
  ],
  reason: ['Raison du rappel (pour la maison)', 'Reason for the recall (for the house)'],
  letters: { fr: ['E-mail en français', 'Mail in French'], en: ['E-mail en anglais', 'Mail in English'] },
  subject: ['Objet', 'Subject'],
  text: ['Texte', 'Text'],
  ownOrders: [
    'La salutation s’ajoute au début, les commandes du client à la fin.',
    'The greeting is added at the beginning, the client’s orders at the end.',
  ],
  begun: ['Rappel lancé.', 'Recall begun.'],
  sentence: [
    '{reached, number} sur {clients, plural, one {# client joint} other {# clients joints}}',
    '{reached, number} of {clients, plural, one {# client} other {# clients}} reached',
  ],
  left: [
    '{count, plural, =0 {Tout le monde est joint.} one {Reste # client à joindre.} other {Restent # clients à joindre.}}',
    '{count, plural, =0 {Everybody has been reached.} one {# client is still to be reached.} other {# clients are still to be reached.}}',
  ],
  people: ['Clients', 'Clients'],
  more: ['Suite', 'More'],
  filter: ['Afficher', 'Show'],
  onlyOpen: ['Restent à joindre', 'Still to be reached'],
  everybody: ['Tous les clients', 'All clients'],
  isReached: ['Joint', 'Reached'],
  isOpen: ['À joindre', 'To be reached'],
  mailed: ['E-mail : {state}', 'Mail: {state}'],
  noMail: ['Sans e-mail', 'No mail'],
  called: ['{outcome}, {by}, {at}', '{outcome}, {by}, {at}'],
  call: ['Noter l’appel', 'Note the call'],
  callOf: ['Appel à {client}', 'Call to {client}'],
  outcome: ['Résultat', 'Outcome'],
  outcomes: {
    spoken: ['Parlé au client', 'Spoken to'],
    voicemail: ['Message laissé', 'Message left'],
    'no-answer': ['Pas de réponse', 'No answer'],
  } as const satisfies PhraseFor<CallOutcome>,
  note: ['Note', 'Note'],
  save: ['Enregistrer', 'Save'],
  noted: ['Appel noté.', 'Call noted.'],
  order: [
    '{number}, {date}, {portions, plural, one {# portion} other {# portions}}',
    '{number}, {date}, {portions, plural, one {# portion} other {# portions}}',
  ],
  possible: ['Possible', 'Possible'],
  reachedOf: ['{reached, number} sur {clients, number}', '{reached, number} of {clients, number}'],
  end: ['Clore le rappel', 'End the recall'],
  endQuestion: [
    'Dites ce que le lot est devenu et ce que l’on a su des clients.',
    'Say what became of the batch and what was heard from clients.',
  ],
  ended: ['Rappel clos.', 'Recall ended.'],
  endedBy: ['Clos par {by}, {at} : {reason}', 'Ended by {by}, {at}: {reason}'],
  isRunning: ['En cours', 'Running'],
  isOver: ['Clos', 'Ended'],
  told: ['Ce que dit l’e-mail', 'What the mail says'],
  letter: {
    line: ['Commande {number}, {date} : {dishes}.', 'Order {number}, {date}: {dishes}.'],
    dish: ['{quantity, number} × {dish}', '{quantity, number} × {dish}'],
  },
  offered: {
    subject: ['Important : un plat de votre commande', 'Important: a dish of your order'],
    text: [
      'Nous rappelons un plat de votre commande, indiqué ci-dessous : ne le mangez pas, et jetez ce qu’il en reste. Si vous en avez mangé et que vous ne vous sentez pas bien, consultez un médecin et dites-le-nous. Nous sommes désolés, et vous rembourserons.',
      'We are recalling a dish of your order, named below: please do not eat it, and throw away what is left. If you have eaten some and feel unwell, see a doctor and tell us. We are sorry, and will refund you.',
    ],
  },
  columns: {
    client: ['Client', 'Client'],
    phone: ['Téléphone', 'Phone'],
    email: ['E-mail', 'E-mail'],
    order: ['Commande', 'Order'],
    date: ['Livraison', 'Delivery'],
    status: ['État au lancement', 'Status when it began'],
    portions: ['Portions', 'Portions'],
    sure: ['Lot noté', 'Lot known'],
    mail: ['État de l’e-mail', 'State of the mail'],
    sentAt: ['Parti le', 'Sent on'],
    outcome: ['Appel', 'Call'],
    calledAt: ['Appelé le', 'Called on'],
    by: ['Par', 'By'],
    note: ['Note', 'Note'],
    reached: ['Joint', 'Reached'],
    endedAt: ['Clos le', 'Ended on'],
    endedBy: ['Clos par', 'Ended by'],
    conclusion: ['Conclusion', 'Conclusion'],
    yes: ['oui', 'yes'],
    no: ['non', 'no'],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    recalls: typeof recalls;
  }
}
