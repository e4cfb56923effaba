import type { Delivery } from '@traiteur/contract/delivery/deliveries.ts';
import type { FailureReason } from '@traiteur/domain/delivery/delivery-outcomes.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const rounds = {
  title: ['Tournée', 'Round'],
  ofZone: ['Tournée {zone}', '{zone} round'],
  progress: ['{over, number} / {stops, number} · {span}', '{over, number} / {stops, number} · {span}'],
  everyStop: ['Tous les arrêts', 'All stops'],
  empty: ['Aucune tournée ce jour-là.', 'No round on that day.'],
  finished: ['Tournée finie : plus une porte à faire.', 'Round over: no door is left.'],
  open: ['Ouvrir la tournée', 'Open the round'],
  /** What waits for the line. */
  cut: [
    'Pas de réseau · {count, plural, one {# geste en attente, envoyé} other {# gestes en attente, envoyés}} dès qu’il revient',
    'No network · {count, plural, one {# tap waiting, sent} other {# taps waiting, sent}} once it is back',
  ],
  sending: [
    '{count, plural, one {# geste en attente} other {# gestes en attente}}',
    '{count, plural, one {# tap waiting} other {# taps waiting}}',
  ],
  readAt: ['Pas de réseau : la tournée telle qu’elle était à {time}.', 'No network: the round as it was at {time}.'],
  takeBack: ['Annuler le dernier', 'Take the last one back'],
  isWaiting: ['En attente', 'Waiting'],
  noRoom: [
    'Ce téléphone n’a plus de place : le geste n’a pas été gardé. Réessayez sans photo.',
    'This phone has no room left: the tap was not kept. Try again without a photo.',
  ],
  understood: ['Compris', 'Understood'],
  /** What came back of a tap. */
  obstacle: {
    delivered: [
      '{number} : déjà livrée par {by}, {at}. Votre passage est noté.',
      '{number}: already delivered by {by}, {at}. Your stop is noted.',
    ],
    failed: [
      '{number} : déjà notée non livrée par {by}, {at}. Votre passage est noté.',
      '{number}: already noted as not delivered by {by}, {at}. Your stop is noted.',
    ],
    cancelled: [
      '{number} : annulée par {by}, {at}. Appelez la maison, votre passage est noté.',
      '{number}: cancelled by {by}, {at}. Call the house, your stop is noted.',
    ],
    unanswered: [
      '{number} : une allergie y reste à trancher. Ne la remettez pas, appelez la maison.',
      '{number}: an allergy is still to be answered for. Do not hand it over, call the house.',
    ],
    held: [
      '{number} : un de ses lots est bloqué. Ne la remettez pas, appelez la maison.',
      '{number}: one of its batches is on hold. Do not hand it over, call the house.',
    ],
    pending: [
      '{number} : pas encore prête pour la maison. Appelez-la, votre passage est noté.',
      '{number}: not ready yet for the house. Call it, your stop is noted.',
    ],
    confirmed: [
      '{number} : pas encore prête pour la maison. Appelez-la, votre passage est noté.',
      '{number}: not ready yet for the house. Call it, your stop is noted.',
    ],
    preparing: [
      '{number} : pas encore prête pour la maison. Appelez-la, votre passage est noté.',
      '{number}: not ready yet for the house. Call it, your stop is noted.',
    ],
    ready: ['{number} : pas encore partie. Votre passage est noté.', '{number}: not left yet. Your stop is noted.'],
    delivering: ['{number} : votre passage est noté.', '{number}: your stop is noted.'],
  } as const satisfies PhraseFor<NonNullable<Delivery['obstacle']>>,
  moneyTwice: [
    '{amount} : rien n’était plus dû. Dites-le à la maison si vous les avez en main.',
    '{amount}: nothing was due any more. Tell the house if you hold it.',
  ],
  refused: ['{number} : {message}', '{number}: {message}'],
  photoLost: [
    '{number} : livraison notée, mais la photo n’a pas pu être lue.',
    '{number}: the delivery is noted, but the photo could not be read.',
  ],
  /** Above the dishes. */
  allergic: [
    'Sac d’un client allergique : {allergens}. À remettre en main propre.',
    'Bag of a client with an allergy: {allergens}. To be put into their hands.',
  ],
  unasked: ['Allergies non demandées', 'Allergies not asked'],
  toCollect: ['À encaisser', 'To collect'],
  paidOtherwise: ['Rien à encaisser · {choice}', 'Nothing to collect · {choice}'],
  nothingDue: ['Rien à encaisser', 'Nothing to collect'],
  means: ['Reçu en', 'Received as'],
  nothing: ['Rien reçu', 'Nothing'],
  go: ['Y aller', 'Go there'],
  call: ['Appeler', 'Call'],
  goRound: [
    'Itinéraire · {count, plural, one {la porte qui reste} other {les # prochaines portes}}',
    'Directions · {count, plural, one {the door left} other {the next # doors}}',
  ],
  deliver: ['Livré', 'Delivered'],
  deliverPaid: ['Livré · {amount} reçus', 'Delivered · {amount} received'],
  deliverUnpaid: ['Livré · rien reçu', 'Delivered · nothing received'],
  leave: ['Remis à…', 'Left with…'],
  fail: ['Pas livré', 'Not delivered'],
  notReady: ['La cuisine ne l’a pas encore dite prête.', 'The kitchen has not said yet that it is ready.'],
  dispatch: [
    'Partir avec {count, plural, one {# commande prête} other {# commandes prêtes}}',
    'Leave with {count, plural, one {# order that is ready} other {# orders that are ready}}',
  ],
  leaving: {
    title: ['Remis à', 'Left with'],
    who: ['À qui, ou où', 'With whom, or where'],
    places: {
      caretaker: ['Gardien', 'Caretaker'],
      neighbour: ['Voisin', 'Neighbour'],
      reception: ['Accueil', 'Reception'],
      doorstep: ['Devant la porte', 'At the door'],
    },
    words: ['Précisez', 'Say more'],
    missing: ['Dites à qui, ou où.', 'Say with whom, or where.'],
    allergic: [
      'Ce sac est celui d’un client allergique : assurez-vous que personne d’autre ne le prenne.',
      'This is the bag of a client with an allergy: make sure that nobody else takes it.',
    ],
  },
  failing: {
    title: ['Pourquoi pas livré', 'Why not delivered'],
    reasons: {
      absent: ['Absent', 'Nobody there'],
      refused: ['Refusée', 'Refused'],
      no_access: ['Pas d’accès', 'No way in'],
      wrong_address: ['Mauvaise adresse', 'Wrong address'],
      damaged: ['Abîmée', 'Damaged'],
      other: ['Autre raison', 'Another reason'],
    } as const satisfies PhraseFor<FailureReason>,
    reason: ['Raison', 'Reason'],
    words: ['Précisez', 'Say more'],
    missing: ['Dites la raison.', 'Say the reason.'],
  },
  cancel: ['Revenir', 'Go back'],
  /** Below the door that is next. */
  nextDoors: ['Ensuite', 'Next'],
  overDoors: [
    '{count, plural, one {# porte faite} other {# portes faites}}',
    '{count, plural, one {# door done} other {# doors done}}',
  ],
  clients: ['{count, plural, one {# client} other {# clients}}', '{count, plural, one {# client} other {# clients}}'],
  portions: [
    '{count, plural, one {# portion} other {# portions}}',
    '{count, plural, one {# portion} other {# portions}}',
  ],
  done: {
    delivered: ['Livré', 'Delivered'],
    leftWith: ['Remis à : {place}', 'Left with: {place}'],
    failed: ['Pas livré : {reason}', 'Not delivered: {reason}'],
  },
  tapAt: ['geste du livreur à {at}', 'driver’s tap at {at}'],
  /** Of money that was noted before. */
  uncountedMoney: ['{amount} dits reçus, non comptés', '{amount} said to be received, not counted'],
  seePhoto: ['Photo', 'Photo'],
  otherRounds: ['Tournées du jour', 'Rounds of the day'],
  driver: ['Livreur', 'Driver'],
  driverOf: ['Livreur de {round}', 'Driver of {round}'],
  nobody: ['Personne', 'Nobody'],
  drives: ['{name}', '{name}'],
  take: ['Je prends cette tournée', 'I take this round'],
  giveBack: ['Je ne la fais plus', 'I no longer drive it'],
  assigned: ['Tournée confiée', 'Round assigned'],
} as const satisfies Record<string, Phrase | Record<string, Phrase | Record<string, Phrase>>>;

declare module '../nouns.ts' {
  interface NounWords {
    rounds: typeof rounds;
  }
}
