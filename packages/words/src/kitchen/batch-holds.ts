import type { BatchHold } from '@traiteur/contract/kitchen/batch-holds.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

type Field = Exclude<keyof BatchHold, 'id'>;

export const batchHolds = {
  title: ['Lots bloqués', 'Held batches'],
  subtitle: ['ce qui ne sort plus de la maison', 'what does not leave the house'],
  count: [
    '{count, plural, =0 {aucun lot bloqué} one {# blocage} other {# blocages}}',
    '{count, plural, =0 {nothing on hold} one {# hold} other {# holds}}',
  ],
  empty: [
    'Rien n’est bloqué. Un lot se bloque depuis sa fiche, la traçabilité, ou par un refroidissement raté.',
    'Nothing is on hold. A batch is held from its page, from traceability, or by a cooling that failed.',
  ],
  states: {
    every: ['Tous', 'All'],
    open: ['Bloqués', 'On hold'],
    over: ['Débloqués', 'Released'],
  },
  fields: {
    ingredientBatchId: ['Lot reçu', 'Batch of goods'],
    cookedBatchId: ['Lot cuisiné', 'Cooked batch'],
    name: ['De quoi', 'Of what'],
    number: ['Lot', 'Lot'],
    date: ['Cuisiné pour le', 'Cooked for'],
    reason: ['Raison', 'Reason'],
    checkId: ['Contrôle', 'Check'],
    at: ['Bloqué le', 'Held on'],
    by: ['Par', 'By'],
    release: ['Déblocage', 'Release'],
    lots: ['Lots cuisinés bloqués', 'Cooked lots on hold'],
    orders: ['Commandes arrêtées', 'Orders stopped'],
    recallId: ['Rappel', 'Recall'],
  } as const satisfies PhraseFor<Field>,
  columns: {
    releasedAt: ['Débloqué le', 'Released on'],
    releasedBy: ['Débloqué par', 'Released by'],
    releaseReason: ['Raison du déblocage', 'Reason for the release'],
  },
  held: ['Bloqué', 'On hold'],
  hold: ['Bloquer', 'Hold'],
  holdOf: ['Bloquer {lot}', 'Hold {lot}'],
  holdQuestion: [
    'Rien ne se cuisine plus avec, ses étiquettes ne s’impriment plus, ses plats quittent le site pour leurs jours, et les commandes qui en ont ne partent pas. Le déblocage remet tout en route.',
    'Nothing is cooked with it, its labels are not printed, its dishes leave the site for their days, and the orders that have some of it do not go out. Releasing lets everything go on.',
  ],
  release: ['Débloquer', 'Release'],
  releaseOf: ['Débloquer {lot}', 'Release {lot}'],
  releaseQuestion: [
    'Dites pourquoi le lot est bon, ou ce qu’il est devenu : jeté, rendu au fournisseur, refait.',
    'Say why the batch is good, or what became of it: thrown away, sent back, cooked again.',
  ],
  done: ['Lot bloqué.', 'Batch on hold.'],
  released: ['Lot débloqué.', 'Batch released.'],
  byPart: ['par ce qui est entré dedans', 'by what went in'],
  byCooling: ['Refroidissement raté', 'Cooling that failed'],
  stops: [
    '{orders, plural, =0 {aucune commande arrêtée} one {# commande arrêtée} other {# commandes arrêtées}}',
    '{orders, plural, =0 {no orders stopped} one {# order stopped} other {# orders stopped}}',
  ],
  releasedBy: ['Débloqué par {by}, {at} : {reason}', 'Released by {by}, {at}: {reason}'],
  actions: ['Actions', 'Actions'],
  trace: ['Traçabilité', 'Traceability'],
  unnamed: ['sans numéro', 'no number'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    batchHolds: typeof batchHolds;
  }
}
