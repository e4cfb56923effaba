import type { Phrase } from '../phrases/phrase.ts';

export const moves = {
  move: ['Déplacer', 'Move'],
  title: ['Déplacer la commande {number}', 'Move order {number}'],
  many: [
    '{count, plural, one {Déplacer # commande} other {Déplacer # commandes}}',
    '{count, plural, one {Move # order} other {Move # orders}}',
  ],
  from: ['Prévue : {slot}', 'Planned: {slot}'],
  chosen: ['Nouveau créneau : {slot}', 'New slot: {slot}'],
  where: ['Vers où', 'Where to'],
  day: ['Nouveau jour', 'New day'],
  noDay: ['Choisissez un jour.', 'Choose a day.'],
  nearest: [
    'Si une zone n’a pas cette heure ou plus de place, le créneau le plus proche',
    'Where a zone has no slot at that hour or no room, the closest one',
  ],
  otherHours: [
    '{count, plural, one {Dont # à une autre heure : son client est prévenu par e-mail.} other {Dont # à une autre heure : leurs clients sont prévenus par e-mail.}}',
    '{count, plural, one {# of them at another hour: its client is told by mail.} other {# of them at another hour: their clients are told by mail.}}',
  ],
  lacking: ['Plats qui manquent ce jour-là', 'Dishes that day lacks'],
  lackingDish: [
    '{dish} · {count, plural, one {# commande} other {# commandes}}',
    '{dish} · {count, plural, one {# order} other {# orders}}',
  ],
  replaceBy: ['Remplacer par…', 'Replace by…'],
  cookAnyway: ['Les cuisiner quand même : pourquoi', 'Cook them all the same: why'],
  cookAnywayHint: [
    'Vide : ces commandes ne bougent pas. Avec une raison, elles passent même sans portions restantes, et la commande la garde.',
    'Empty: these orders do not move. With a reason they do, even without portions left, and the order keeps it.',
  ],
  cookAnywayHere: [
    'Ou choisissez un autre jour. Avec une raison, la commande passe même sans portions restantes, et la garde.',
    'Or choose another day. With a reason the order moves even without portions left, and keeps it.',
  ],
  none: ['Choisissez un créneau.', 'Choose a slot.'],
  moved: ['Commande déplacée : {slot}', 'Order moved: {slot}'],
  failedExplained: [
    'Les plats sont prêts : un créneau du jour convient, s’il n’a pas commencé, ou du lendemain. Plus tard, la cuisine les refait.',
    'The dishes are made: a slot of the same day will do, if it has not begun, or of the day after. Later, the kitchen makes them again.',
  ],
  possible: [
    '{count, plural, =0 {Aucune commande ne peut être déplacée} one {# commande peut être déplacée} other {# commandes peuvent être déplacées}}',
    '{count, plural, =0 {No order can be moved} one {# order can be moved} other {# orders can be moved}}',
  ],
  doIt: [
    '{count, plural, one {Déplacer cette commande} other {Déplacer ces # commandes}}',
    '{count, plural, one {Move this order} other {Move these # orders}}',
  ],
  impossible: ['Celles qui ne peuvent pas l’être', 'Those that cannot be'],
  checkRest: [
    '{left, plural, one {Vérifier la commande suivante} other {Vérifier la suite (# commandes)}}',
    '{left, plural, one {Check the next order} other {Check the rest (# orders)}}',
  ],
  doAll: ['Déplacer toutes celles qui le peuvent', 'Move all that can be moved'],
  done: [
    '{count, plural, =0 {Aucune commande déplacée} one {# commande déplacée} other {# commandes déplacées}}',
    '{count, plural, =0 {No order moved} one {# order moved} other {# orders moved}}',
  ],
} as const satisfies Record<string, Phrase>;

export const moveWays = {
  day: ['Même heure, un autre jour', 'Same hour, another day'],
  slot: ['Un créneau précis', 'One slot'],
} as const satisfies Record<string, Phrase>;

/** Open orders with a product that is taken off sale. */
export const touched = {
  title: [
    '{count, plural, one {# commande en cours est concernée.} other {# commandes en cours sont concernées.}}',
    '{count, plural, one {# order in progress is affected.} other {# orders in progress are affected.}}',
  ],
  explained: [
    'Elles restent telles quelles : déplacez-les, modifiez-les ou prévenez les clients.',
    'They stay as they are: move them, change them, or call the clients.',
  ],
  show: [
    '{count, plural, one {Voir cette commande} other {Voir ces # commandes}}',
    '{count, plural, one {See this order} other {See these # orders}}',
  ],
} as const satisfies Record<string, Phrase>;

export const notes = {
  add: ['Ajouter une note interne', 'Add an internal note'],
  label: ['Note interne', 'Internal note'],
  explained: [
    'Signée de votre nom, pour la maison seule : aucun papier, aucun e-mail ne la montre.',
    'Under your name, for the house alone: no paper and no e-mail shows it.',
  ],
  save: ['Noter', 'Note it'],
  saved: ['Note ajoutée', 'Note added'],
} as const satisfies Record<string, Phrase>;

export const undo = {
  label: ['Revenir en arrière', 'Undo'],
  undone: ['Retour à : {status}', 'Back to: {status}'],
} as const satisfies Record<string, Phrase>;
