import type { Phrase } from '../phrases/phrase.ts';

export const shopCart = {
  title: ['Votre panier', 'Your cart'],
  barDay: ['Panier pour {date}', 'Cart for {date}'],
  barOtherDay: ['Vous voyez la carte du {date}', 'You see the menu of {date}'],
  subtitle: ['presque à table', 'almost at the table'],
  empty: ['Votre panier est vide.', 'Your cart is empty.'],
  emptyHint: ['Choisissez une taille sous un plat : il vient ici.', 'Pick a size below a meal: it comes here.'],
  toMenu: ['Voir la carte', 'See the menu'],
  moreDishes: ['Ajouter d’autres plats', 'Add more meals'],
  forDay: ['Pour le {date}', 'For {date}'],
  order: ['Commander', 'Order'],
  open: ['Voir le panier', 'See the cart'],
  meals: ['Les plats', 'Meals'],
  delivery: ['Livraison', 'Delivery'],
  deliveryFree: ['offerte', 'free'],
  deliveryLater: ['selon l’adresse, {fee} en général', 'depends on the address, {fee} as a rule'],
  total: ['Total', 'Total'],
  subtotal: ['Total des plats', 'Meals in all'],
  missing: ['Plus que {amount} pour la livraison offerte', '{amount} more for free delivery'],
  reached: ['La livraison est offerte', 'Delivery is free'],
  fewer: ['Un de moins : {dish}', 'One less: {dish}'],
  more: ['Un de plus : {dish}', 'One more: {dish}'],
  remove: ['Retirer {dish}', 'Remove {dish}'],
  quantity: ['{count} × {dish}', '{count} × {dish}'],
  portions: ['{count, plural, one {# plat} other {# plats}}', '{count, plural, one {# meal} other {# meals}}'],
  kitchenNote: ['Un mot pour la cuisine', 'A word for the kitchen'],
  driverNote: ['Un mot pour le livreur', 'A word for the driver'],
  most: [
    'Vous ne pouvez plus ajouter ce type de produit à votre panier car vous avez atteint la quantité maximale disponible.',
    'You can no longer add this type of product to your cart because you have reached the maximum quantity available.',
  ],
  added: ['{dish} est dans votre panier.', '{dish} is in your cart.'],
  /** Added for somebody of the table. */
  addedFor: ['{dish} est dans votre panier, pour {eater}.', '{dish} is in your cart, for {eater}.'],
  /** Of a dish that is risky for who eats it; `risk` in a word or two. */
  risk: ['Attention : {risk}.', 'Mind: {risk}.'],
  alsoDay: ['Vous commandez aussi pour le {date}.', 'You also order for {date}.'],
  otherDay: ['Votre panier est maintenant pour le {date}.', 'Your cart is now for {date}.'],
  /** When a dish of another day is chosen. */
  move: {
    title: ['Votre panier est pour le {date}', 'Your cart is for {date}'],
    titleDays: ['Votre panier est pour {days} jours', 'Your cart is for {days} days'],
    text: [
      '{dish} est à la carte du {date}. Votre panier compte déjà {portions, plural, one {# plat} other {# plats}}.',
      '{dish} is on the menu of {date}. Your cart already has {portions, plural, one {# meal} other {# meals}}.',
    ],
    missing: [
      'Si tout est déplacé, il manquera : {dishes}. Nous ne le cuisinons pas ce jour-là.',
      'If all moves, you lose {dishes}: not cooked that day.',
    ],
    also: ['Commander aussi pour le {date}', 'Also order for {date}'],
    yes: ['Tout déplacer au {date}', 'Move all to {date}'],
    no: ['Ne rien changer', 'Change nothing'],
    undo: ['Annuler', 'Undo'],
  },
  /** Of a line that cannot be ordered. */
  faults: {
    gone: [
      'Ce plat n’est plus vendu ou n’est pas cuisiné ce jour-là.',
      'This meal is no longer sold, or not cooked that day.',
    ],
    soldOut: ['Épuisé pour ce jour.', 'Sold out for that day.'],
    fewer: ['Il n’en reste que {left} : prenez-en moins.', 'Only {left} left: take fewer.'],
  },
  dayOver: [
    'On ne peut plus commander pour ce jour : choisissez-en un autre.',
    'That day takes no more orders: pick another one.',
  ],
  /** Changes since the client's last visit. */
  news: {
    title: ['Votre panier a changé', 'Your cart has changed'],
    read: ['C’est vu', 'Got it'],
    dish: ['Un plat', 'A meal'],
    price: ['{dish} coûte maintenant {after} au lieu de {before}.', '{dish} now costs {after} instead of {before}.'],
    portions: ['{dish} : {after} au lieu de {before}.', '{dish}: {after} instead of {before}.'],
    soldOut: ['{dish} est épuisé : ce plat a quitté votre panier.', '{dish} is sold out and has left your cart.'],
    notThatDay: [
      '{dish} n’est pas cuisiné ce jour-là : choisissez un autre jour, ou retirez ce plat.',
      '{dish} is not cooked that day: pick another day, or take it out.',
    ],
    notSold: [
      '{dish} n’est plus vendu : ce plat a quitté votre panier.',
      '{dish} is no longer sold and has left your cart.',
    ],
    slot: [
      'Votre créneau n’est plus disponible : choisissez-en un autre.',
      'Your delivery time is no longer free: pick another one.',
    ],
  },
  unreachable: ['Les prix n’ont pas pu être lus.', 'The prices could not be read.'],
  tryAgain: ['Réessayer', 'Try again'],
  loading: ['Lecture des prix…', 'Reading the prices…'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;
