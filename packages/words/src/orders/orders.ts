import type { PaymentFilter } from '@traiteur/contract/orders/order-filters.ts';
import type { AllergyAlert } from '@traiteur/domain/orders/allergies.ts';
import type { OrderAction, OrderStatus } from '@traiteur/domain/orders/order-life.ts';
import { clientAllergies, conflict, eatersThen, effect } from './allergies.ts';
import { badDay, batchRefund, readers } from './bad-day.ts';
import { batchDone, batches, batchStep } from './batches.ts';
import { messages } from './messages.ts';
import { moves, moveWays, notes, touched, undo } from './moves.ts';
import { news } from './news.ts';
import { client, form, slotAbsence, slots } from './order-form.ts';
import { online, payMany } from '../money/online-payments.ts';
import { paper, papers } from './paper.ts';
import { paymentChoice } from '../money/payment-choices.ts';
import { paymentMethod, payments } from './payments.ts';
import { disputeReason, disputes } from '../money/disputes.ts';
import { runOut } from './run-out.ts';
import { changes, event } from './timeline.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const orders = {
  title: ['Commandes', 'Orders'],
  subtitle: ['ce qui part, ce qui reste', 'what leaves, what remains'],
  menu: ['Liste des commandes', 'Order list'],
  add: ['Ajouter une commande', 'Add an order'],
  addSubtitle: ['au téléphone, en deux minutes', 'on the phone, in two minutes'],
  printMany: ['Imprimer des commandes', 'Print orders'],
  one: ['Commande {number}', 'Order {number}'],
  forWhom: ['pour {client}, {date}', 'for {client}, {date}'],
  count: [
    '{count, plural, =0 {aucune commande} one {# commande} other {# commandes}}',
    '{count, plural, =0 {no orders} one {# order} other {# orders}}',
  ],
  empty: [
    'Aucune commande pour l’instant. Au premier coup de fil, ajoutez-la ici.',
    'No orders yet. When the phone rings, add the first one here.',
  ],
  schedule: ['Horaire', 'Schedule'],
  everySchedule: ['Tous les horaires', 'Every schedule'],
  postalCodes: ['Code postal', 'Postal code'],
  everyPostalCode: ['Tous les codes postaux', 'All postal codes'],
  columns: {
    number: ['Numéro', 'Number'],
    client: ['Client', 'Client'],
    delivery: ['Livraison', 'Delivery'],
    zone: ['Zone', 'Zone'],
    city: ['Ville', 'City'],
    status: ['État', 'Status'],
    payment: ['Paiement', 'Payment'],
    total: ['Total', 'Total'],
    dish: ['Plat', 'Dish'],
    items: ['Portions', 'Portions'],
    placed: ['Passée le', 'Placed'],
    source: ['Origine', 'Source'],
    code: ['Code promo', 'Discount code'],
    due: ['Reste à encaisser', 'Still due'],
    size: ['Taille', 'Size'],
    quantity: ['Qté', 'Qty'],
    price: ['Prix', 'Price'],
  },
  status: {
    pending: ['Reçue', 'Received'],
    confirmed: ['Confirmée', 'Confirmed'],
    preparing: ['En préparation', 'In preparation'],
    ready: ['Prête', 'Ready'],
    delivering: ['En livraison', 'Out for delivery'],
    delivered: ['Livrée', 'Delivered'],
    failed: ['Non livrée', 'Not delivered'],
    cancelled: ['Annulée', 'Cancelled'],
  } as const satisfies PhraseFor<OrderStatus>,
  payment: {
    unpaid: ['À encaisser', 'To be paid'],
    partly_paid: ['Payée en partie', 'Partly paid'],
    paid: ['Payée', 'Paid'],
    partially_refunded: ['Remboursée en partie', 'Partly refunded'],
    refunded: ['Remboursée', 'Refunded'],
    /** What remains due after part payments. */
    due: ['Reste à encaisser', 'Still to be paid'],
    overpaid: ['À rembourser', 'To be refunded'],
  } as const satisfies PhraseFor<PaymentFilter>,
  nothingDue: ['Rien à encaisser', 'Nothing due'],
  action: {
    confirm: ['Confirmer', 'Confirm'],
    startPreparation: ['Mettre en préparation', 'Start preparation'],
    ready: ['Marquer prête', 'Mark as ready'],
    dispatch: ['Partir en livraison', 'Send out for delivery'],
    deliver: ['Marquer livrée', 'Mark as delivered'],
    failDelivery: ['Marquer non livrée', 'Mark as not delivered'],
    cancel: ['Annuler la commande', 'Cancel the order'],
  } as const satisfies PhraseFor<OrderAction>,
  event,
  changes,
  disputes,
  disputeReason,
  edit: ['Modifier la commande {number}', 'Change order {number}'],
  change: ['Modifier', 'Change'],
  print: ['Imprimer', 'Print'],
  progress: ['Avancement', 'Progress'],
  timeline: ['Suivi', 'Timeline'],
  delivery: ['Livraison', 'Delivery'],
  lines: ['Plats', 'Dishes'],
  alerts: {
    unanswered: ['Allergie à trancher', 'Allergy to answer'],
    override: ['Allergie', 'Allergy'],
    warning: ['Vigilance', 'Caution'],
  } as const satisfies PhraseFor<AllergyAlert>,
  hold: {
    chip: ['Lot bloqué', 'Batch on hold'],
    title: ['Lot bloqué : {dish} ({lot})', 'Batch on hold: {dish} ({lot})'],
    story: ['{number}, bloqué par {by}, {at} : « {reason} »', '{number}, held by {by}, {at}: “{reason}”'],
    stopped: [
      'Un lot est bloqué : la commande ne part pas avant qu’il soit débloqué, ou le plat remplacé.',
      'A batch is on hold: the order does not leave until it is released, or the dish replaced.',
    ],
    keepBack: [
      'Lot bloqué : ne remettez pas cette commande, appelez la maison.',
      'Batch on hold: do not hand this order over, call the house.',
    ],
    trace: ['Traçabilité', 'Traceability'],
  },
  allergy: ['Allergie', 'Allergy'],
  statuses: {
    standing: ['En cours', 'In progress'],
    waiting: ['Pas encore parties', 'Not yet on the way'],
    notCancelled: ['Sauf annulées', 'All but cancelled'],
  },
  everyStatus: ['Tous les états', 'All statuses'],
  everyPayment: ['Tous les paiements', 'All payments'],
  category: ['Catégorie', 'Category'],
  everySize: ['Toutes les tailles', 'All sizes'],
  everyCategory: ['Toutes les catégories', 'All categories'],
  everySlot: ['Tous les créneaux', 'All slots'],
  everySource: ['Toutes les origines', 'All sources'],
  /** The bounds of the amount filter. */
  totalFrom: ['de', 'from'],
  totalTo: ['à', 'to'],
  everyZone: ['Toutes les zones', 'All zones'],
  /** Filter by the date of the order. */
  placed: ['Commande', 'Order'],
  withUnanswered: ['Allergie à trancher', 'Allergy to answer'],
  withAnswered: ['Allergie, rien à trancher', 'Allergy, all answered'],
  withAllergy: ['Avec allergie', 'With an allergy'],
  withoutAllergy: ['Sans allergie', 'Without an allergy'],
  /** In the Excel file. */
  everyOrder: ['toutes les commandes', 'all orders'],
  everyNumber: ['Tous les numéros', 'All numbers'],
  everyClient: ['Tous les clients', 'All clients'],
  newClients: ['Première commande du client', 'Client’s first order'],
  everyAllergy: ['Avec ou sans allergie', 'With or without allergies'],
  facts: {
    slot: ['Créneau', 'Slot'],
    address: ['Adresse', 'Address'],
    phone: ['Téléphone', 'Phone'],
    unprovenEmail: ['E-mail', 'E-mail'],
    unproven: ['non confirmé', 'not confirmed'],
    zone: ['Zone', 'Zone'],
    payment: ['Paiement', 'Payment'],
    paymentChoice: ['Paiera', 'Will pay'],
    kitchenNote: ['Pour la cuisine', 'For the kitchen'],
    driverNote: ['Pour le livreur', 'For the driver'],
    access: ['Accès', 'Access'],
    groupOrder: ['Commande de groupe', 'Group order'],
    source: ['Origine', 'Source'],
    discountCode: ['Code promo', 'Discount code'],
  },
  source: { administration: ['Par téléphone', 'By phone'], website: ['Sur le site', 'On the website'] },
  money: {
    subtotal: ['Sous-total', 'Subtotal'],
    discount: ['Remise', 'Discount'],
    discountCode: ['Remise, code {code}', 'Discount, code {code}'],
    delivery: ['Livraison', 'Delivery'],
    deliveryFreeByCode: ['Livraison offerte, code {code}', 'Free delivery, code {code}'],
    deliveryFree: ['Livraison offerte', 'Free delivery'],
    freeFrom: ['Livraison (offerte dès {amount})', 'Delivery (free from {amount})'],
    tax: ['dont {name}', 'of which {name}'],
    total: ['Total', 'Total'],
  },
  conflict,
  moves,
  moveWays,
  badDay,
  readers,
  batchRefund,
  touched,
  notes,
  messages,
  paper,
  papers,
  undo,
  /** Rules set aside for one order. */
  forced: {
    explained: [
      'Enregistrée à votre nom et visible sur la commande.',
      'Recorded under your name and shown on the order.',
    ],
    told: ['Décidé par {by}, {at} : « {reason} »', 'Decided by {by}, {at}: “{reason}”'],
  },
  /** Asked when the caller may force. */
  forcedReason: {
    forcedPlace: ['Raison de la place forcée', 'Reason for forcing a place'],
    forcedMinimum: ['Raison d’accepter sous le minimum', 'Reason for going below the minimum'],
    forcedCredit: ['Raison de dépasser l’encours', 'Reason for going above the credit limit'],
  },
  /** Shown until a reason is given. */
  mayForce: {
    forcedPlace: [
      'Ce créneau est complet : dites pourquoi vous forcez une place, ou choisissez-en un autre.',
      'This slot is full: say why you force a place, or choose another one.',
    ],
    forcedMinimum: [
      '{fault} Ajoutez un plat, ou dites pourquoi vous l’acceptez ainsi.',
      '{fault} Add a dish, or say why you accept it so.',
    ],
    forcedCredit: ['{fault} Dites pourquoi vous l’acceptez.', '{fault} Say why you accept it.'],
  },
  /** Shown when the caller may not force. */
  whoForces: {
    forcedPlace: [
      'Dans un créneau complet, le propriétaire ou le gérant peut forcer une place.',
      'In a full slot, owner or manager may force a place.',
    ],
    forcedMinimum: [
      'Le propriétaire ou le gérant peut accepter une commande sous le minimum.',
      'Owner or manager may accept an order below the minimum.',
    ],
    forcedCredit: [
      'Le propriétaire ou le gérant peut accepter une commande au-delà de l’encours.',
      'Owner or manager may accept an order above the credit limit.',
    ],
  },
  effect,
  news,
  clientAllergies,
  eatersThen,
  reason: ['Raison', 'Reason'],
  /** In the dialog that cancels an order, “Cancel” would be ambiguous. */
  goBack: ['Revenir', 'Go back'],
  reasonNeeded: ['Dites pourquoi : cela reste dans le suivi.', 'Say why: it stays in the timeline.'],
  notTold: [
    'Aucun serveur de messagerie n’est réglé : prévenez le client vous-même.',
    'No mail server is set: tell the client yourself.',
  ],
  payments,
  runOut,
  online,
  payMany,
  paymentMethod,
  paymentChoice,
  form,
  slotAbsence,
  slots,
  client,
  batches,
  batchStep,
  batchDone,
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    orders: typeof orders;
  }
}
