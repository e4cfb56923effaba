import type { Phrase } from '../phrases/phrase.ts';

export const conflict = {
  allergyContains: [
    '{client} {people, plural, one {est allergique} other {sont allergiques}} : {allergen}. {dish} en contient.',
    '{client} {people, plural, one {is} other {are}} allergic: {allergen}. Contained in {dish}.',
  ],
  allergyTraces: [
    '{client} {people, plural, one {est allergique} other {sont allergiques}} : {allergen}. {dish} peut en contenir des traces.',
    '{client} {people, plural, one {is} other {are}} allergic: {allergen}. {dish} may contain traces.',
  ],
  intolerance: [
    '{client} {people, plural, one {a} other {ont}} une intolérance : {allergen}. Voir {dish}.',
    '{client} {people, plural, one {has} other {have}} an intolerance: {allergen}. See {dish}.',
  ],
  overridden: [
    'Servi malgré l’allergie, décidé par {by}, {at} : « {reason} »',
    'Served despite the allergy, decided by {by}, {at}: “{reason}”',
  ],
  found: ['Appris le {at}, enregistré par {by}.', 'Learned on {at}, saved by {by}.'],
  unanswered: [
    'À trancher : la commande ne part pas avant qu’on en réponde.',
    'To answer: the order does not leave until somebody answers for it.',
  ],
  unansweredOnTheRoad: [
    'À trancher : la commande est en route. Appelez le livreur et le client.',
    'To answer: the order is on its way. Call the driver and the client.',
  ],
  toAnswer: ['À trancher', 'To answer'],
  keepBack: [
    'Ne remettez pas ce plat : appelez d’abord la maison.',
    'Do not hand this dish over: call the house first.',
  ],
  answer: ['Trancher', 'Answer'],
  takeOut: ['Retirer le plat', 'Take the dish out'],
  answerConfirm: ['En répondre', 'Answer for it'],
  answerExplained: [
    'Voyez-le avec le client. Si le plat part quand même, ou sans cet ingrédient, dites pourquoi : c’est enregistré à votre nom et visible en cuisine.',
    'Talk to the client. If the dish leaves all the same, or without that ingredient, say why: it is recorded under your name and shown to the kitchen.',
  ],
  answered: ['Allergie tranchée', 'Allergy answered'],
  short: ['{dish} : {allergen}', '{dish}: {allergen}'],
  wasAnswered: ['{conflict} (maintenu par {by} : « {reason} »)', '{conflict} (kept by {by}: “{reason}”)'],
  shortTraces: ['{dish} : {allergen} (traces)', '{dish}: traces of {allergen}'],
  shortOf: ['{conflict} (pour {person})', '{conflict} (for {person})'],
  stop: ['Attention, allergie', 'Careful, allergy'],
  acceptedByClient: [
    'accepté par le client en commandant sur le site',
    'accepted by the client when ordering on the site',
  ],
  quoted: ['« {reason} »', '“{reason}”'],
  stopExplained: [
    'Ajouter ce plat demande une raison, enregistrée à votre nom et visible en cuisine.',
    'Adding this dish needs a reason, recorded under your name and shown to the kitchen.',
  ],
  reason: ['Raison', 'Reason'],
  addAnyway: ['Ajouter quand même', 'Add it anyway'],
  noAllergen: ['aucun allergène déclaré', 'no allergens declared'],
  traces: ['traces : {names}', 'traces: {names}'],
} as const satisfies Record<string, Phrase>;

/** What a change of allergens would do to open orders. */
export const effect = {
  title: ['Commandes en cours touchées', 'Orders in progress that are affected'],
  none: ['Aucune commande en cours n’est touchée.', 'No order in progress is affected.'],
  orders: [
    '{count, plural, one {# commande en cours est touchée.} other {# commandes en cours sont touchées.}}',
    '{count, plural, one {# order in progress is affected.} other {# orders in progress are affected.}}',
  ],
  stopped: [
    '{count, plural, one {# s’arrête en attendant une réponse : appelez ce client.} other {# s’arrêtent en attendant une réponse : appelez ces clients.}}',
    '{count, plural, one {# stops until somebody answers: call this client.} other {# stop until somebody answers: call these clients.}}',
  ],
  eased: [
    '{count, plural, one {# commande n’est plus concernée.} other {# commandes ne sont plus concernées.}}',
    '{count, plural, one {# order is no longer concerned.} other {# orders are no longer concerned.}}',
  ],
  call: ['à appeler', 'to call'],
  more: ['et {count, plural, one {# autre} other {# autres}}', 'and {count, plural, one {# other} other {# others}}'],
} as const satisfies Record<string, Phrase>;

export const clientAllergies = {
  allergy: ['Allergies du client :', 'Client’s allergies:'],
  intolerance: ['Intolérances du client :', 'Client’s intolerances:'],
  none: ['Aucune allergie, demandé', 'No allergies, asked'],
  unknown: ['Allergies non demandées', 'Allergies not asked'],
  unknownOf: ['Allergies non demandées : {names}', 'Allergies not asked: {names}'],
  contains: ['{name} (dans un plat)', '{name} (in a dish)'],
  may_contain: ['{name} (traces dans un plat)', '{name} (traces in a dish)'],
} as const satisfies Record<string, Phrase>;

/** What was known of who eats when an order was placed. */
export const eatersThen = {
  title: ['Connu à la commande :', 'Known when it was ordered:'],
  allergy: ['allergie', 'allergy'],
  intolerance: ['intolérance', 'intolerance'],
  none: ['aucune', 'none'],
  unasked: ['non demandé', 'not asked'],
  absent: ['non conservé', 'not kept'],
} as const satisfies Record<string, Phrase>;
