import type { Phrase } from '../phrases/phrase.ts';

export const shopPayment = {
  title: ['Régler votre commande', 'Pay for your order'],
  order: ['Commande {number}, pour le {date}', 'Order {number}, for {date}'],
  total: ['Total de la commande', 'Total of the order'],
  due: ['À régler', 'To be paid'],
  pay: ['Régler {amount}', 'Pay {amount}'],
  paying: ['Paiement en cours…', 'Paying…'],
  loading: ['Ouverture du paiement sécurisé…', 'Opening the secure payment…'],
  saveCard: ['Garder ma carte chez Stripe pour mes prochaines commandes', 'Keep my card at Stripe for my next orders'],
  secure: [
    'Votre carte est saisie chez Stripe : son numéro ne passe pas par nous.',
    'Your card is typed at Stripe: its number does not pass through us.',
  ],
  refused: [
    'Le paiement n’a pas abouti. Réessayez, ou avec une autre carte.',
    'The payment did not go through. Try again, or with another card.',
  ],
  changed: [
    'Le montant à régler a changé entre-temps : relisez-le, puis réglez.',
    'The amount to be paid has changed meanwhile: read it again, then pay.',
  ],
  unreachable: [
    'Le paiement ne s’ouvre pas. Rechargez la page dans un moment.',
    'The payment does not open. Load the page again in a moment.',
  ],
  paidTitle: ['Merci !', 'Thank you!'],
  paid: [
    'Merci ! Votre paiement de la commande {number} est bien parti.',
    'Thank you! Your payment of order {number} is on its way.',
  ],
  /** What a guest of a group order pays themselves. */
  excess: ['Repas du {date} : ce qui dépasse le budget', 'Meal of {date}: what is above the budget'],
  excessTitle: ['Payer votre part', 'Pay your share'],
  excessPaid: [
    'Merci ! Votre part est payée, votre choix tient.',
    'Thank you! Your share is paid, your choice stands.',
  ],
  excessClosed: ['Les choix sont clos : il n’y a plus rien à payer', 'The choices are closed: nothing is to be paid'],
  toMeal: ['Revenir à mon repas', 'Back to my meal'],
  cancelled: ['Cette commande est annulée', 'This order is cancelled'],
  endedTitle: ['Ce lien n’est plus valable', 'This link is no longer good'],
  ended: ['Demandez-nous un nouveau lien de paiement.', 'Ask us for a new payment link.'],
  contact: ['Nous joindre', 'Get in touch'],
  titleDays: ['Régler vos commandes', 'Pay for your orders'],
  totalDays: ['Total des commandes', 'Total of the orders'],
  paidDays: [
    'Merci ! Votre paiement des {count} commandes est bien parti.',
    'Thank you! Your payment of the {count} orders is on its way.',
  ],
  cancelledDays: ['Ces commandes sont annulées', 'These orders are cancelled'],
  placedDays: [
    'Vos {count} commandes sont prises. Il ne reste qu’à les régler, en un seul paiement.',
    'Your {count} orders are taken. Only the payment is left, one for all.',
  ],
  laterDays: ['Plus tard : voir mes commandes', 'Later: see my orders'],
  toOrders: ['Voir mes commandes', 'See my orders'],
  dayPaid: ['Réglé', 'Paid'],
  dayCancelled: ['Annulée', 'Cancelled'],
  again: [
    'Le paiement a été rouvert entre-temps : saisissez à nouveau votre carte.',
    'The payment was opened anew meanwhile: type your card again.',
  ],
  placedFirst: [
    'Votre commande {number} est prise. Il ne reste qu’à la régler.',
    'Your order {number} is taken. Only the payment is left.',
  ],
  later: ['Plus tard : voir ma commande', 'Later: see my order'],
  toOrder: ['Voir ma commande', 'See my order'],
  whichCard: ['Votre carte', 'Your card'],
  card: ['{brand} finissant par {digits}', '{brand} ending in {digits}'],
  otherCard: ['Une autre carte', 'Another card'],
  off: ['Le paiement en ligne n’est pas ouvert pour l’instant.', 'Online payment is not open just now.'],
  needsScript: ['Le paiement par carte a besoin de JavaScript.', 'Paying by card needs JavaScript.'],
} as const satisfies Record<string, Phrase>;
