import type { ProductConstantsInput } from '@traiteur/contract/catalogue/product-constants.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const productConstants = {
  title: ['Constantes', 'Constants'],
  subtitle: ['ce qui vaut pour tous les plats', 'what holds for every dish'],
  figures: ['Repères', 'Figures'],
  fields: {
    defaultQuantity: ['Portions par date', 'Portions per date'],
    dailyChoices: ['Repas au choix chaque jour', 'Meals to choose from each day'],
    largestLineQuantity: ['Quantité maximale par ligne', 'Largest quantity per line'],
    allergiesByConfirmation: [
      'Sur le site, un client peut commander un plat auquel il est allergique, s’il le confirme',
      'On the site, clients may order a dish that they are allergic to, if they confirm it',
    ],
  } as const satisfies PhraseFor<keyof ProductConstantsInput>,
  hints: {
    defaultQuantity: [
      'Ce dont part chaque nouvelle offre. Vide : sans limite',
      'What each new offer starts from. Empty: no limit',
    ],
    dailyChoices: ['Nombre de repas proposés un même jour', 'How many meals are offered on one day'],
    largestLineQuantity: ['Au plus, pour une ligne de commande', 'At most, in one line of an order'],
    allergiesByConfirmation: [
      'Sans cela, le site refuse ces plats. La réponse du client figure sur la commande, la liste de production et le bon',
      'Otherwise the site refuses these dishes. The client’s answer stands on the order, the production list and the slip',
    ],
  } as const satisfies PhraseFor<keyof ProductConstantsInput>,
  name: ['Nom', 'Name'],
  /** On a button whose purpose the visible text does not say. */
  open: ['Modifier {name}', 'Edit {name}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    productConstants: typeof productConstants;
  }
}
