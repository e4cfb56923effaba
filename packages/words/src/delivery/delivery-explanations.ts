import type { SlotReason } from '@traiteur/domain/delivery/slot-reasons.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const deliveryExplanations = {
  title: ['Tester une adresse', 'Try an address'],
  subtitle: ['livrée, quand, à quel prix, et sinon pourquoi', 'delivered, when, at what price, and if not, why'],
  address: ['Adresse ou code postal', 'Address or postal code'],
  country: ['Pays', 'Country'],
  goods: ['Montant des plats', 'Amount of the dishes'],
  goodsHint: ['Facultatif : pour le minimum et les frais', 'Optional: for the minimum and the fee'],
  noAmount: ['Ce n’est pas un montant', 'This is no amount'],
  ask: ['Tester', 'Try'],
  noCode: ['Il n’y a pas de code postal entier dans cette adresse', 'There is no whole postal code in this address'],
  start: [
    'Saisissez l’adresse d’un client : vous verrez sa zone, ses frais, ses prochains créneaux, et pourquoi les autres ne lui sont pas proposés.',
    'Type a client’s address: you will see its zone, its fee, its next slots, and why the others are not offered.',
  ],
  place: ['{code} {city}', '{code} {city}'],
  zone: ['Zone', 'Zone'],
  decidedBy: ['Décidé par le code', 'Decided by the code'],
  noCodeStored: ['aucun code de la liste', 'no code of the list'],
  fee: ['Frais de livraison', 'Delivery fee'],
  freeFrom: ['Offerte dès', 'Free from'],
  never: ['jamais', 'never'],
  minimum: ['Minimum de commande', 'Minimum order'],
  noMinimum: ['aucun', 'none'],
  ofHouse: ['{amount}, selon la configuration', '{amount}, as configured'],
  forGoods: ['Pour {amount} de plats', 'For {amount} of dishes'],
  delivered: ['livraison {fee}', 'delivery {fee}'],
  deliveredFree: ['livraison offerte', 'delivery free'],
  missing: ['il manque {amount} au minimum', '{amount} is missing to the minimum'],
  next: ['Prochains créneaux', 'Next slots'],
  nextNone: ['Aucun créneau n’est proposé.', 'No slot is offered.'],
  until: ['jusqu’au {moment}', 'until {moment}'],
  left: ['{count, plural, one {# place} other {# places}}', '{count, plural, one {# place} other {# places}}'],
  onDay: ['Le {date}', 'On {date}'],
  date: ['Jour', 'Day'],
  previous: ['Jour précédent', 'Day before'],
  nextDay: ['Jour suivant', 'Day after'],
  noSchedules: ['La maison n’a encore aucun horaire.', 'The house has no schedules yet.'],
  noneThatDay: ['Aucun horaire de cette zone ce jour-là.', 'No schedule of this zone on that day.'],
  others: [
    '{count, plural, one {# horaire d’un autre jour ou d’une autre zone} other {# horaires d’un autre jour ou d’une autre zone}}',
    '{count, plural, one {# schedule of another day or zone} other {# schedules of another day or zone}}',
  ],
  offered: ['proposé', 'offered'],
  reasons: {
    'no-zone': ['adresse hors zone', 'address in no zone'],
    'zone-inactive': ['zone inactive', 'inactive zone'],
    'other-zone': ['autre zone', 'other zone'],
    'schedule-inactive': ['horaire inactif', 'inactive schedule'],
    'closed-date': ['jour de fermeture', 'closed day'],
    'wrong-weekday': ['autre jour', 'other day'],
    'past-cut-off': ['clôture passée', 'past the cut-off'],
    'beyond-horizon': ['trop loin', 'too far ahead'],
    full: ['complet', 'full'],
    'below-minimum': ['sous le minimum', 'below the minimum'],
  } as const satisfies PhraseFor<SlotReason>,
  cutOffWas: ['close le {moment}, {hours, number} h avant', 'closed on {moment}, {hours, number} h before'],
  taken: ['{orders, number} sur {capacity, number}', '{orders, number} of {capacity, number}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    deliveryExplanations: typeof deliveryExplanations;
  }
}
