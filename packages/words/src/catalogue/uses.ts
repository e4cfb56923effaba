import type { UsingNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

/** Below the form of a tag, an allergen, a size or a category. */
export const uses = {
  title: ['Où il sert', 'Where it is used'],
  nowhere: ['Rien ne l’emploie.', 'Nothing uses it.'],
  counts: {
    products: [
      '{count, plural, one {# produit} other {# produits}}',
      '{count, plural, one {# product} other {# products}}',
    ],
    ingredients: [
      '{count, plural, one {# ingrédient} other {# ingrédients}}',
      '{count, plural, one {# ingredient} other {# ingredients}}',
    ],
    orders: [
      '{count, plural, one {# commande en cours} other {# commandes en cours}}',
      '{count, plural, one {# standing order} other {# standing orders}}',
    ],
    eaters: ['{count, plural, one {# convive} other {# convives}}', '{count, plural, one {# eater} other {# eaters}}'],
    'discount-codes': [
      '{count, plural, one {# code promo} other {# codes promo}}',
      '{count, plural, one {# discount code} other {# discount codes}}',
    ],
  } as const satisfies PhraseFor<UsingNoun>,
  merge: ['Fusionner avec un doublon…', 'Merge with a double…'],
  other: ['Le doublon', 'The double'],
  explained: [
    'Ce qui emploie le doublon emploiera celui-ci ; le doublon reste, inactif. La fusion peut être annulée pendant un jour, tant que personne n’enregistre celui-ci.',
    'What uses the double will use this one; the double stays, inactive. The merge can be undone for a day, as long as nobody saves this one.',
  ],
  confirm: ['Fusionner', 'Merge'],
  cancel: ['Retour', 'Go back'],
  done: ['Doublon fusionné', 'Double merged'],
  merged: [
    'Fusionné avec {name}, par {by}, {at}. Annulable jusqu’au {until}.',
    'Merged with {name}, by {by}, {at}. Can be undone until {until}.',
  ],
  undo: ['Annuler la fusion', 'Undo the merge'],
  undone: ['Fusion annulée', 'Merge undone'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    uses: typeof uses;
  }
}
