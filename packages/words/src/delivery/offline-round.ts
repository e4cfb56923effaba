import type { Phrase } from '../phrases/phrase.ts';

/** The round as a phone keeps it, where its page was loaded anew without a line. */
export const offlineRound = {
  title: ['Tournée', 'Round'],
  readAt: ['Pas de réseau : la tournée telle qu’elle était à', 'No network: the round as it was at'],
  sent: [
    'Ce que vous notez ici part dès que le réseau revient.',
    'What you note here is sent once the network is back.',
  ],
  nothing: [
    'Pas de réseau, et aucune tournée du jour n’est gardée sur ce téléphone. Cette page s’ouvre d’elle-même dès qu’il revient.',
    'No network, and no round of today is kept on this phone. This page opens by itself once it is back.',
  ],
  finished: ['Plus une porte à faire.', 'No door is left.'],
  allergic: ['Client allergique, à remettre en main propre :', 'Client with an allergy, to be put into their hands:'],
  unanswered: [
    'Une allergie y reste à trancher. Ne la remettez pas, appelez la maison.',
    'An allergy is still to be answered for. Do not hand it over, call the house.',
  ],
  unasked: ['Allergies non demandées', 'Allergies not asked'],
  toCollect: ['À encaisser :', 'To collect:'],
  nothingDue: ['Rien à encaisser', 'Nothing to collect'],
  go: ['Y aller', 'Go there'],
  call: ['Appeler', 'Call'],
  paid: ['Livré · reçu en espèces :', 'Delivered · received in cash:'],
  unpaid: ['Livré · rien reçu', 'Delivered · nothing received'],
  deliver: ['Livré', 'Delivered'],
  absent: ['Absent', 'Nobody there'],
  waiting: ['En attente du réseau', 'Waiting for the network'],
  takeBack: ['Annuler', 'Take back'],
  noRoom: [
    'Ce téléphone n’a plus de place : le geste n’a pas été gardé.',
    'This phone has no room left: the tap was not kept.',
  ],
} as const satisfies Record<string, Phrase>;

export type OfflineRoundWords = Record<keyof typeof offlineRound, string>;
