import type { Phrase } from '../phrases/phrase.ts';

export const dashboard = {
  /** `name` is `none` while nobody has said it. */
  title: ['Bonjour{name, select, none {} other { {name}}}', 'Hello{name, select, none {} other { {name}}}'],
  /** Subtitle when nothing is urgent. */
  calm: ['{date}, rien ne presse', '{date}, nothing is pressing'],
  notOpen: ['{date}, la maison n’est pas encore ouverte', '{date}, the house is not open yet'],
  pointsBefore: [
    '{date}, {count, plural, one {un point à voir avant {before}} other {# points à voir, le premier avant {before}}}',
    '{date}, {count, plural, one {one thing to see to before {before}} other {# things to see to, the first before {before}}}',
  ],
  pointsNow: [
    '{date}, {count, plural, one {un point à voir tout de suite} other {# points à voir, le premier tout de suite}}',
    '{date}, {count, plural, one {one thing to see to at once} other {# things to see to, the first at once}}',
  ],
  tomorrowAt: ['demain {time}', '{time} tomorrow'],
  dateAt: ['{date}, {time}', '{date}, {time}'],
  days: ['Prochains jours de livraison', 'Next delivery days'],
  today: ['Aujourd’hui', 'Today'],
  orders: ['{count, plural, one {commande} other {commandes}}', '{count, plural, one {order} other {orders}}'],
  portions: [
    '{count, plural, =0 {aucune portion} one {# portion} other {# portions}}',
    '{count, plural, =0 {no portions} one {# portion} other {# portions}}',
  ],
  capacity: ['{taken, number} sur {capacity, number}', '{taken, number} of {capacity, number}'],
  closed: ['pas de livraison', 'no delivery'],
  cutOff: ['clôture dans {time}', 'closes in {time}'],
  full: ['complet, {taken, number} sur {capacity, number}', 'full, {taken, number} of {capacity, number}'],
  openSlotsFull: [
    'créneaux ouverts complets, {taken, number} sur {capacity, number}',
    'open slots full, {taken, number} of {capacity, number}',
  ],
  cutOffPassed: ['commandes closes', 'orders closed'],
  hours: ['{hours, number}\u00a0h\u00a0{minutes}', '{hours, number}\u00a0h\u00a0{minutes}'],
  daysAndHours: ['{days, number}\u00a0j {hours, number}\u00a0h', '{days, number}\u00a0d {hours, number}\u00a0h'],
  toDo: ['À traiter', 'Needs a hand'],
  allClear: ['Aucune allergie à trancher, aucune livraison manquée.', 'No allergies to answer, no failed deliveries.'],
  reactionOf: ['{conflict}, pour {eater}', '{conflict}, for {eater}'],
  closedDay: ['Jour fermé', 'Closed day'],
  closedDayOrders: [
    '{count, plural, one {# commande encore prévue} other {# commandes encore prévues}}',
    '{count, plural, one {# order still stands} other {# orders still stand}}',
  ],
  closedDayNext: [
    '{date} : écrivez, déplacez ou annulez, toutes à la fois.',
    '{date}: write, move or cancel, all at once.',
  ],
  heldLot: ['Lot bloqué', 'Batch on hold'],
  heldLotOrders: [
    '{name} du {date} : {count, plural, one {# commande arrêtée} other {# commandes arrêtées}}',
    '{name} of {date}: {count, plural, one {# order stopped} other {# orders stopped}}',
  ],
  heldLotNext: ['{lot} : débloquez-le, ou remplacez le plat.', '{lot}: release it, or replace the dish.'],
  heldLotOnTheRoad: [
    '{count, plural, one {Une est en route : appelez le livreur.} other {# sont en route : appelez les livreurs.}}',
    '{count, plural, one {One is on its way: call the driver.} other {# are on their way: call the drivers.}}',
  ],
  toAnswer: ['À trancher', 'To answer'],
  before: ['avant {before}', 'before {before}'],
  now: ['tout de suite', 'at once'],
  unansweredOrders: [
    '{count, plural, one {# commande avec une allergie à trancher} other {# commandes avec une allergie à trancher}}',
    '{count, plural, one {# order with an allergy to answer} other {# orders with an allergy to answer}}',
  ],
  onTheRoad: [
    '{count, plural, one {Une commande est en route avec une allergie à trancher} other {# commandes sont en route avec une allergie à trancher}}',
    '{count, plural, one {An order is on its way with an allergy to answer} other {# orders are on their way with an allergy to answer}}',
  ],
  callNow: ['Appelez le livreur et le client.', 'Call the driver and the client.'],
  notices: ['À savoir', 'Good to know'],
  allergy: ['Allergie', 'Allergy'],
  answeredOrders: [
    '{count, plural, one {# commande avec une allergie connue, rien à trancher} other {# commandes avec une allergie connue, rien à trancher}}',
    '{count, plural, one {# order with a known allergy, nothing to answer} other {# orders with a known allergy, nothing to answer}}',
  ],
  unpaid: ['À encaisser', 'To be paid'],
  unpaidWhen: ['pour les prochains jours', 'for the days to come'],
  deliveredUnpaid: ['Livrées, impayées', 'Delivered, unpaid'],
  due: [
    '{count, plural, one {# commande} other {# commandes}} · {amount}',
    '{count, plural, one {# order} other {# orders}} · {amount}',
  ],
  failed: ['Non livrée', 'Not delivered'],
  failedOrders: [
    '{count, plural, one {# commande n’a pas été livrée} other {# commandes n’ont pas été livrées}}',
    '{count, plural, one {# order was not delivered} other {# orders were not delivered}}',
  ],
  paymentFailed: ['Paiement refusé', 'Payment refused'],
  paymentFailedNext: [
    '{amount} à encaisser : envoyez un lien, ou appelez',
    '{amount} to be paid: send a link, or ring',
  ],
  paymentSeen: ['C’est vu', 'Seen to'],
  paymentSeenOf: ['C’est vu · {number}', 'Seen to · {number}'],
  morePayments: [
    '{count, plural, one {et # autre paiement refusé} other {et # autres paiements refusés}}',
    '{count, plural, one {and # other refused payment} other {and # other refused payments}}',
  ],
  failedNext: ['À relivrer ou à annuler', 'Send again or cancel'],
  undeclared: ['Allergènes', 'Allergens'],
  undeclaredDishes: [
    'Allergène non déclaré dans les ingrédients de {count, plural, one {# plat} other {# plats}} en vente',
    'Undeclared allergen in the ingredients of {count, plural, one {# dish} other {# dishes}} on sale',
  ],
  received: ['Reçue', 'Received'],
  receivedOrders: [
    '{count, plural, one {# commande du site à confirmer} other {# commandes du site à confirmer}}',
    '{count, plural, one {# order from the site to confirm} other {# orders from the site to confirm}}',
  ],
  receivedNext: ['la première pour {date}', 'the first one for {date}'],
  messages: ['Messages', 'Messages'],
  openMessages: [
    '{count, plural, one {# message du site attend une réponse} other {# messages du site attendent une réponse}}',
    '{count, plural, one {# message from the site awaits an answer} other {# messages from the site await an answer}}',
  ],
  soldOut: ['Épuisé', 'Sold out'],
  soldOutOn: [
    '{date} : {available, plural, =0 {aucune portion à vendre} other {{taken, number} sur {available, number} portions}}',
    '{date}: {available, plural, =0 {no portion to sell} other {{taken, number} of {available, number} portions}}',
  ],
  promise: ['Promesse 48 h', '48 h promise'],
  promiseNext: ['aucun créneau libre avant {date} {start}', 'no free slot before {date} {start}'],
  promiseNone: ['aucun créneau libre', 'no free slot'],
  cardToday: {
    orders: ['Commandes du jour', 'Today’s orders'],
    production: ['Production du jour', 'Today’s production'],
    rounds: ['Tournées du jour', 'Today’s rounds'],
  },
  /** When today has none. */
  cardNext: {
    orders: ['Prochaines commandes : {date}', 'Next orders: {date}'],
    production: ['Prochaine production : {date}', 'Next production: {date}'],
    rounds: ['Prochaines tournées : {date}', 'Next rounds: {date}'],
  },
  noneAhead: ['Aucune commande à venir.', 'No orders to come.'],
  moreOrders: [
    '{count, plural, one {et # autre commande} other {et # autres commandes}}',
    '{count, plural, one {and # other order} other {and # other orders}}',
  ],
  exceptions: ['{count, number} à surveiller', '{count, number} to watch'],
  seeReport: ['Voir le rapport de livraison', 'See the delivery report'],
  seeProduction: ['Voir la production', 'See the production list'],
  seeRounds: ['Voir les tournées', 'See the rounds'],
  recentSales: ['Ventes des 30 derniers jours', 'Sales of the last 30 days'],
  seeSales: ['Voir le rapport de ventes', 'See the sales report'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    dashboard: typeof dashboard;
  }
}
