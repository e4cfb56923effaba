import type { ProductConstantsInput } from '@traiteur/contract/product-constants.ts';
import type { Phrase, PhraseFor } from './phrases/phrase.ts';

export const productConstants = {
  title: ['Constantes', 'Constants'],
  subtitle: ['ce qui vaut pour tous les plats', 'what holds for every dish'],
  figures: ['Repères', 'Figures'],
  fields: {
    defaultQuantity: ['Portions par date', 'Portions per date'],
    dailyChoices: ['Repas au choix chaque jour', 'Meals to choose from each day'],
    largestLineQuantity: ['Quantité maximale par ligne', 'Largest quantity per line'],
  } as const satisfies PhraseFor<keyof ProductConstantsInput>,
  hints: {
    defaultQuantity: [
      'Ce dont part chaque nouvelle offre. Vide : sans limite',
      'What each new offer starts from. Empty: no limit',
    ],
    dailyChoices: ['Nombre de repas proposés un même jour', 'How many meals are offered on one day'],
    largestLineQuantity: ['Au plus, pour une ligne de commande', 'At most, in one line of an order'],
  } as const satisfies PhraseFor<keyof ProductConstantsInput>,
  name: ['Nom', 'Name'],
  /** What a button says beside the name of the thing it opens. */
  open: ['Modifier {name}', 'Edit {name}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module './nouns.ts' {
  interface NounWords {
    productConstants: typeof productConstants;
  }
}
