import type { UsualAction } from '@traiteur/domain/orders/order-life.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const batches = {
  chosen: [
    '{count, plural, one {# commande choisie} other {# commandes choisies}}',
    '{count, plural, one {# order chosen} other {# orders chosen}}',
  ],
  chooseAll: ['Choisir toutes les commandes de cette liste ({total})', 'Choose all orders of this list ({total})'],
  allChosen: [
    'Toutes les commandes de cette liste sont choisies ({total})',
    'All orders of this list are chosen ({total})',
  ],
} as const satisfies Record<string, Phrase>;

export const batchStep = {
  confirm: ['Confirmer', 'Confirm'],
  startPreparation: ['Mettre en préparation', 'Start preparation'],
  ready: ['Marquer prêtes', 'Mark as ready'],
  dispatch: ['Faire partir en livraison', 'Send out for delivery'],
  deliver: ['Marquer livrées', 'Mark as delivered'],
} as const satisfies PhraseFor<UsualAction>;

export const batchDone = {
  confirm: [
    '{count, plural, =0 {Aucune commande confirmée} one {# commande confirmée} other {# commandes confirmées}}',
    '{count, plural, =0 {No order confirmed} one {# order confirmed} other {# orders confirmed}}',
  ],
  startPreparation: [
    '{count, plural, =0 {Aucune commande mise en préparation} one {# commande mise en préparation} other {# commandes mises en préparation}}',
    '{count, plural, =0 {No order put in preparation} one {# order put in preparation} other {# orders put in preparation}}',
  ],
  ready: [
    '{count, plural, =0 {Aucune commande marquée prête} one {# commande prête} other {# commandes prêtes}}',
    '{count, plural, =0 {No order marked as ready} one {# order ready} other {# orders ready}}',
  ],
  dispatch: [
    '{count, plural, =0 {Aucune commande partie} one {# commande partie en livraison} other {# commandes parties en livraison}}',
    '{count, plural, =0 {No order sent out} one {# order sent out for delivery} other {# orders sent out for delivery}}',
  ],
  deliver: [
    '{count, plural, =0 {Aucune commande livrée} one {# commande livrée} other {# commandes livrées}}',
    '{count, plural, =0 {No order delivered} one {# order delivered} other {# orders delivered}}',
  ],
} as const satisfies PhraseFor<UsualAction>;
