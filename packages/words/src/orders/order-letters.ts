import type { EventMailKind } from '@traiteur/domain/house/mail-kinds.ts';
import type { Phrase } from '../phrases/phrase.ts';

/** Only the server needs them. */
export const orderLetters = {
  greeting: ['Bonjour {name},', 'Hello {name},'],
  order: ['Votre commande {number}', 'Your order {number}'],
  line: ['{quantity} × {dish}, {size}', '{quantity} × {dish}, {size}'],
  lineFor: ['{quantity} × {dish}, {size}, pour {eater}', '{quantity} × {dish}, {size}, for {eater}'],
  discount: ['Remise {code}', 'Discount {code}'],
  delivery: ['Livraison', 'Delivery'],
  free: ['offerte', 'free'],
  total: ['Total', 'Total'],
  refund: ['Remboursé', 'Refunded'],
  due: ['Reste à régler', 'Still to be paid'],
  see: ['Voir ma commande', 'See my order'],
  pay: ['Régler {amount}', 'Pay {amount}'],
  payUntil: [
    'Ce lien est personnel et valable {days} jours. Si vous avez déjà réglé, ne tenez pas compte de ce message.',
    'This link is personal and good for {days} days. If you have paid already, please ignore this message.',
  ],
  notes: ['Ce que vous nous avez dit', 'What you told us'],
  kitchenNote: ['Pour la cuisine : {note}', 'For the kitchen: {note}'],
  driverNote: ['Pour le livreur : {note}', 'For the driver: {note}'],
  allergies: ['Allergies et intolérances', 'Allergies and intolerances'],
  knownAllergies: ['Nous avons noté, en allergie : {allergens}.', 'We have noted as an allergy: {allergens}.'],
  knownIntolerances: [
    'Nous avons noté, en intolérance : {allergens}.',
    'We have noted as an intolerance: {allergens}.',
  ],
  tellMissing: ['S’il en manque, dites-le-nous.', 'If any is missing, tell us.'],
  contains: ['Contient : {names}', 'Contains: {names}'],
  mayContain: ['Peut contenir : {names}', 'May contain: {names}'],
  noAllergens: ['Sans aucun des 14 allergènes', 'None of the 14 allergens'],
  tax: ['dont {name}', 'of which {name}'],
  acceptedByClient: [
    'Accepté par vous : {dish} {presence, select, contains {contient} other {peut contenir}} {allergen} ({eater})',
    'Accepted by you: {dish} {presence, select, contains {contains} other {may contain}} {allergen} ({eater})',
  ],
  acceptedByHouse: [
    'Accepté par la maison : {dish} {presence, select, contains {contient} other {peut contenir}} {allergen} ({eater})',
    'Accepted by the house: {dish} {presence, select, contains {contains} other {may contain}} {allergen} ({eater})',
  ],
  terms: ['Régler et modifier', 'Paying and changing'],
  payOnDelivery: [
    'À régler au livreur, le {date}, en espèces ou par carte : {amount}.',
    'To be paid to the driver, on {date}, in cash or by card: {amount}.',
  ],
  payBefore: [
    'À régler avant la livraison, le {date} : {amount}.',
    'To be paid before the delivery, on {date}: {amount}.',
  ],
  overpaid: ['Nous vous rendons {amount}.', 'We give {amount} back to you.'],
  changeUntil: ['Modifiable ou annulable jusqu’au {moment}.', 'Can be changed or cancelled until {moment}.'],
  seller: ['Vendu par', 'Sold by'],
  sellerVat: ['N° de TVA {number}', 'VAT number {number}'],
  noAllergies: [
    'Vous ne nous en avez signalé aucune. Si cela a changé, dites-le-nous.',
    'You have told us of none. If that has changed, tell us.',
  ],
  guestAllergies: [
    'Chaque convive a dit ses allergies à la cuisine pour lui-même : elles ne figurent pas ici.',
    'Each guest has told the kitchen of their own allergies: they do not stand here.',
  ],
  unknownAllergiesOf: [
    'Nous ne savons pas de quoi se garder pour {names} : dites-le-nous avant la livraison.',
    'We do not know what to avoid for {names}: tell us before the delivery.',
  ],
  unknownAllergies: [
    'Nous ne savons pas si vous en avez : dites-le-nous.',
    'We do not know whether you have any: please tell us.',
  ],
  kinds: {
    placed: {
      subject: ['{brand} : commande {number} bien reçue', '{brand}: order {number} received'],
      opening: [
        'Merci ! Nous avons bien reçu votre commande pour le {date}.',
        'Thank you! We have received your order for {date}.',
      ],
    },
    confirmed: {
      subject: ['{brand} : commande {number} confirmée', '{brand}: order {number} confirmed'],
      opening: [
        'Votre commande est confirmée : nous vous livrons le {date}.',
        'Your order is confirmed: we deliver it on {date}.',
      ],
    },
    changed: {
      subject: ['{brand} : commande {number} modifiée', '{brand}: order {number} changed'],
      opening: [
        'Votre commande a été modifiée. La voici telle que nous l’avons notée.',
        'Your order has been changed. Here it is as we have noted it.',
      ],
    },
    dispatched: {
      subject: ['{brand} : commande {number} en route', '{brand}: order {number} on its way'],
      opening: [
        'Votre commande est partie de chez nous. À tout de suite !',
        'Your order has left our house. See you soon!',
      ],
    },
    delivered: {
      subject: ['{brand} : commande {number} livrée', '{brand}: order {number} delivered'],
      opening: ['Votre commande vous a été livrée. Bon appétit !', 'Your order has been delivered. Enjoy your meal!'],
    },
    cancelled: {
      subject: ['{brand} : commande {number} annulée', '{brand}: order {number} cancelled'],
      opening: [
        'Votre commande, prévue pour le {date}, est annulée : rien ne vous sera livré.',
        'Your order for {date} is cancelled: nothing will be delivered.',
      ],
    },
    refunded: {
      subject: ['{brand} : remboursement de la commande {number}', '{brand}: refund for order {number}'],
      opening: [
        'Nous avons fait un remboursement pour votre commande du {date}.',
        'We have made a refund for your order of {date}.',
      ],
    },
    payment_requested: {
      subject: ['{brand} : régler la commande {number}', '{brand}: pay for order {number}'],
      opening: [
        'Vous pouvez régler en ligne votre commande du {date}. Le paiement est sécurisé : votre numéro de carte ne passe pas par nous.',
        'You can pay online for your order of {date}. The payment is secure: your card number does not pass through us.',
      ],
    },
  } satisfies Record<EventMailKind, { subject: Phrase; opening: Phrase }>,
} as const;
