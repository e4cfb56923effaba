import type { Phrase } from './phrases/phrase.ts';

export const dashboard = {
  title: ['Bonjour {name}', 'Hello {name}'],
  subtitle: ['{date}, tout est au frais', '{date}, all is fresh'],
  subtitleToAnswer: [
    '{date}, {count, plural, one {une allergie à trancher} other {# commandes avec une allergie à trancher}}',
    '{date}, {count, plural, one {an allergy to answer} other {# orders with an allergy to answer}}',
  ],
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
  cutOffPassed: ['commandes closes', 'orders closed'],
  hours: ['{hours, number} h {minutes}', '{hours, number} h {minutes}'],
  daysAndHours: ['{days, number} j {hours, number} h', '{days, number} d {hours, number} h'],
  toDo: ['À traiter', 'Needs a hand'],
  allClear: ['Rien à signaler. La cuisine peut souffler.', 'All clear. The kitchen can breathe.'],
  toAnswer: ['À trancher', 'To answer'],
  moreToAnswer: [
    '{count, plural, one {encore # commande avec une allergie à trancher} other {encore # commandes avec une allergie à trancher}}',
    '{count, plural, one {# more order with an allergy to answer} other {# more orders with an allergy to answer}}',
  ],
  moreToAnswerWhere: ['Voir toute la liste', 'See the whole list'],
  onTheRoad: [
    '{count, plural, one {Une commande est en route avec une allergie à trancher} other {# commandes sont en route avec une allergie à trancher}}',
    '{count, plural, one {An order is on its way with an allergy to answer} other {# orders are on their way with an allergy to answer}}',
  ],
  callNow: ['Appelez le livreur et le client.', 'Call the driver and the client.'],
  allergy: ['Allergie', 'Allergy'],
  caution: ['Vigilance', 'Caution'],
  unpaid: ['À encaisser', 'To be paid'],
  unpaidOrders: [
    '{count, plural, one {# commande à encaisser} other {# commandes à encaisser}}',
    '{count, plural, one {# order to be paid} other {# orders to be paid}}',
  ],
  unpaidWhen: ['{amount} pour les prochains jours', '{amount} for the days to come'],
  failed: ['Non livrée', 'Not delivered'],
  failedOrders: [
    '{count, plural, one {# commande n’a pas été livrée} other {# commandes n’ont pas été livrées}}',
    '{count, plural, one {# order was not delivered} other {# orders were not delivered}}',
  ],
  failedNext: ['À relivrer ou à annuler', 'Send again or cancel'],
  soldOut: ['Épuisé', 'Sold out'],
  soldOutOn: [
    '{date} : {taken, number} sur {available, number} portions',
    '{date}: {taken, number} of {available, number} portions',
  ],
  promise: ['Promesse 48 h', '48 h promise'],
  promiseZone: ['Zone {name}', 'Zone {name}'],
  promiseNext: ['aucun créneau libre avant {date} {start}', 'no free slot before {date} {start}'],
  promiseNone: ['aucun créneau libre', 'no free slot'],
  todaysOrders: ['Commandes du jour', 'Today’s orders'],
  noneToday: ['Aucune livraison aujourd’hui.', 'No deliveries today.'],
  seeReport: ['Voir le rapport de livraison', 'See the delivery report'],
  recentSales: ['Ventes des 30 derniers jours', 'Sales of the last 30 days'],
  seeSales: ['Voir le rapport de ventes', 'See the sales report'],
} as const satisfies Record<string, Phrase>;

declare module './nouns.ts' {
  interface NounWords {
    dashboard: typeof dashboard;
  }
}
