import type { DeliverySchedule } from '@traiteur/contract/delivery/delivery-schedules.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof DeliverySchedule, 'id' | 'version' | 'zones'> | 'weekdays' | 'slots';

export const deliverySchedules = {
  title: ['Horaires de livraison', 'Delivery schedules'],
  subtitle: ['à l’heure où l’on a faim', 'when people get hungry'],
  one: ['Horaire de livraison', 'Delivery schedule'],
  add: ['Ajouter un horaire', 'Add a schedule'],
  edit: ['Modifier l’horaire', 'Edit the schedule'],
  count: [
    '{count, plural, =0 {aucun horaire} one {# horaire} other {# horaires}}',
    '{count, plural, =0 {no schedules} one {# schedule} other {# schedules}}',
  ],
  empty: [
    'Aucun horaire pour l’instant. Ajoutez la première tournée de la semaine.',
    'No schedules yet. Add the first round of the week.',
  ],
  time: ['Heure', 'Time'],
  week: ['La semaine', 'The week'],
  noLimit: ['sans limite', 'no limit'],
  ordersPerDate: [
    '{count, plural, one {# commande} other {# commandes}}',
    '{count, plural, one {# order} other {# orders}}',
  ],
  notice: ['{hours, number} h avant', '{hours, number} h before'],
  asConfigured: ['selon la configuration', 'as configured'],
  nthSlot: ['Créneau {number, number}', 'Slot {number, number}'],
  addSlot: ['Ajouter un créneau', 'Add a slot'],
  removeSlot: ['Retirer le créneau {number, number}', 'Remove slot {number, number}'],
  doubled: ['Déjà là : {list}.', 'Already there: {list}.'],
  inactiveZone: ['zone inactive', 'inactive zone'],
  fields: {
    weekdays: ['Jours', 'Days'],
    slots: ['Créneaux', 'Slots'],
    weekday: ['Jour', 'Weekday'],
    start: ['Début', 'Start'],
    end: ['Fin', 'End'],
    zoneIds: ['Zones', 'Zones'],
    capacity: ['Capacité', 'Capacity'],
    noticeHours: ['Préavis', 'Notice'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Field>,
  hints: {
    capacity: ['Commandes par date. Vide : sans limite', 'Orders per date. Empty: no limit'],
    noticeHours: [
      'Heures entre la dernière commande et le début. Vide : le préavis de la configuration',
      'Hours between the last order and the start. Empty: the configuration’s notice',
    ],
    active: [
      'Un horaire inactif n’est plus proposé ; ses commandes restent',
      'An inactive schedule is no longer offered; its orders stay',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    deliverySchedules: typeof deliverySchedules;
  }
}
