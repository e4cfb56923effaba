import type { Phrase } from '../phrases/phrase.ts';

/** A dish that runs out on a date: portions, orders, replacement. */
export const runOut = {
  /** Link beside a dish. */
  open: ['Épuisé ?', 'Run out?'],
  manage: ['Portions et commandes', 'Portions and orders'],
  manageOf: ['Portions et commandes, {dish}', 'Portions and orders, {dish}'],
  openOf: ['Épuisé ? {dish}', 'Run out? {dish}'],
  soldOut: ['Épuisé', 'Sold out'],
  soldOutSize: ['Épuisé : {size}', 'Sold out: {size}'],
  left: ['Il en reste {count, number}', '{count, number} left'],
  leftSize: ['Il en reste {count, number} : {size}', '{count, number} left: {size}'],
  noLimit: ['Sans limite', 'No limit'],
  ordered: [
    '{count, plural, =0 {aucune commandée} one {# commandée} other {# commandées}}',
    '{count, plural, =0 {none ordered} other {# ordered}}',
  ],
  portions: ['Portions de ce jour', 'Portions of the day'],
  explained: [
    'Pour ce jour seulement : le nombre habituel du plat ne change pas.',
    'For this day only: the dish’s usual number stays as it is.',
  ],
  soldOutToday: ['Épuisé ce jour', 'Sold out that day'],
  asUsual: ['Comme d’habitude', 'As usual'],
  leftLabel: ['Il en reste', 'Left'],
  leftLabelOf: ['Il en reste, {size}', 'Left, {size}'],
  set: ['Noter', 'Set'],
  setOf: ['Noter, {size}', 'Set, {size}'],
  missing: [
    '{count, plural, one {# portion déjà commandée manque} other {# portions déjà commandées manquent}}',
    '{count, plural, one {# portion that is ordered is missing} other {# portions that are ordered are missing}}',
  ],
  missingNext: [
    'Remplacez le plat dans les commandes, ou appelez les clients.',
    'Replace the dish in the orders, or call the clients.',
  ],
  toldSoldOut: ['{dish} : épuisé, {date}', '{dish}: sold out, {date}'],
  toldLeft: ['{dish} : portions notées, {date}', '{dish}: portions set, {date}'],
  toldUsual: ['{dish} : comme d’habitude, {date}', '{dish}: as usual, {date}'],
  undo: ['Revenir en arrière', 'Undo'],
  undone: ['{dish} : comme avant, {date}', '{dish}: as before, {date}'],
  seeOrders: [
    '{count, plural, =0 {Aucune commande ne l’a} one {Voir la commande qui l’a} other {Voir les # commandes qui l’ont}}',
    '{count, plural, =0 {No order has it} one {See the order that has it} other {See the # orders that have it}}',
  ],
  orders: ['Commandes qui l’ont', 'Orders that have it'],
  noOrders: ['Aucune commande en cours n’a ce plat ce jour-là.', 'No order in progress has this dish on that day.'],
  choose: ['Choisir {number}', 'Choose {number}'],
  chooseAll: ['Choisir toutes celles qui peuvent changer', 'Choose all that can change'],
  portionsOf: ['{quantity, number} × {size}', '{quantity, number} × {size}'],
  replace: [
    '{count, plural, =0 {Remplacer par…} one {Remplacer dans # commande…} other {Remplacer dans # commandes…}}',
    '{count, plural, =0 {Replace by…} one {Replace in # order…} other {Replace in # orders…}}',
  ],
  replaceNone: ['Choisissez d’abord des commandes.', 'Choose orders first.'],
  replaceTitle: ['Remplacer {dish}', 'Replace {dish}'],
  findDish: ['Chercher un plat de ce jour', 'Find a dish of that day'],
  noDish: ['Aucun plat ne correspond ce jour-là.', 'No dish matches on that day.'],
  by: ['par {dish}', 'by {dish}'],
  another: ['Un autre plat', 'Another dish'],
  possible: [
    '{count, plural, =0 {Aucune commande ne peut changer} one {# commande change} other {# commandes changent}}',
    '{count, plural, =0 {No order can change} one {# order changes} other {# orders change}}',
  ],
  difference: ['{amount} en plus', '{amount} more'],
  cheaper: ['{amount} en moins', '{amount} less'],
  samePrice: ['même prix', 'same price'],
  doIt: [
    '{count, plural, =0 {Remplacer} one {Remplacer dans cette commande} other {Remplacer dans ces # commandes}}',
    '{count, plural, =0 {Replace} one {Replace in this order} other {Replace in these # orders}}',
  ],
  told: ['Chaque client est prévenu par e-mail, s’il en a un.', 'Each client is told by e-mail, where they have one.'],
  notTold: [
    'Aucun serveur de messagerie n’est réglé : prévenez chaque client vous-même.',
    'No mail server is set: tell each client yourself.',
  ],
  done: [
    '{count, plural, =0 {Aucune commande changée} one {# commande changée} other {# commandes changées}}',
    '{count, plural, =0 {No order changed} one {# order changed} other {# orders changed}}',
  ],
  /** On an order list filtered by one dish and one day. */
  dishOfDay: ['Portions du jour', 'Portions of the day'],
  /** On a product's page. */
  ofDay: ['Portions d’un jour', 'Portions of one day'],
} as const satisfies Record<string, Phrase>;
