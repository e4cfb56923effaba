import type { Phrase } from '../phrases/phrase.ts';

export const online = {
  open: ['Paiement en ligne', 'Online payment'],
  title: ['Paiement en ligne de la commande {number}', 'Online payment of order {number}'],
  due: ['Reste à encaisser : {amount}', 'Still to be paid: {amount}'],
  link: ['Lien de paiement', 'Payment link'],
  linkHint: [
    'Le client ouvre le lien et règle par carte, sans compte. Le lien est valable {days} jours.',
    'The client opens the link and pays by card, without an account. The link is good for {days} days.',
  ],
  send: ['Envoyer par e-mail', 'Send by e-mail'],
  sent: ['Le lien de paiement part dans un instant.', 'The payment link leaves in a moment.'],
  noProvenEmail: ['Ce client n’a pas d’adresse e-mail confirmée.', 'This client has no confirmed e-mail address.'],
  noEmail: ['Ce client n’a pas d’adresse e-mail.', 'This client has no e-mail address.'],
  noServer: ['Aucun serveur de messagerie n’est réglé : copiez le lien.', 'No mail server is set: copy the link.'],
  /** Just after an order was placed. */
  prompt: ['Faire régler cette commande en ligne ?', 'Have this order paid online?'],
  later: ['Plus tard', 'Later'],
  copy: ['Copier le lien', 'Copy the link'],
  copied: ['Lien copié', 'Link copied'],
  notCopied: [
    'Le navigateur ne laisse pas copier. Voici le lien :',
    'The browser does not allow copying. Here is the link:',
  ],
  cards: ['Cartes enregistrées', 'Saved cards'],
  cardsHint: [
    'Le client a accepté qu’elles soient gardées chez Stripe. Demandez-lui son accord avant de débiter.',
    'The client agreed to Stripe keeping them. Ask them before you charge one.',
  ],
  card: ['{brand} finissant par {digits}', '{brand} ending in {digits}'],
  charge: ['Débiter {amount}', 'Charge {amount}'],
  chargeWith: ['Débiter {amount} sur {card}', 'Charge {amount} to {card}'],
  charged: ['{amount} reçus par carte', '{amount} received by card'],
  forget: ['Oublier', 'Forget'],
  forgetCard: ['Oublier {card}', 'Forget {card}'],
  forgotten: ['Carte oubliée', 'Card forgotten'],
  /** A refund on its way to the card. */
  underWay: ['en cours chez Stripe', 'under way at Stripe'],
  failed: ['refusé par Stripe', 'refused by Stripe'],
  backToCard: [
    'La carte est recréditée par Stripe sous cinq à dix jours.',
    'Stripe credits the card within five to ten days.',
  ],
} as const satisfies Record<string, Phrase>;

export const payMany = {
  open: ['Encaisser', 'Take payment'],
  title: [
    '{count, plural, =0 {Encaisser les commandes de la liste} one {Encaisser # commande} other {Encaisser # commandes}}',
    '{count, plural, =0 {Take payment for the orders of the list} one {Take payment for # order} other {Take payment for # orders}}',
  ],
  hint: [
    'Pour chacune, tout ce qui reste à encaisser est noté payé de cette façon.',
    'Of each, all that is still due is noted as paid this way.',
  ],
  sum: ['En tout : {amount}', 'In all: {amount}'],
  done: [
    '{count, plural, =0 {Aucune commande encaissée} one {# commande encaissée} other {# commandes encaissées}}',
    '{count, plural, =0 {No order paid} one {# order paid} other {# orders paid}}',
  ],
} as const satisfies Record<string, Phrase>;
