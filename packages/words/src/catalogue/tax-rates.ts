import type { TaxComponent, TaxRate } from '@traiteur/contract/catalogue/tax-rates.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const taxRates = {
  title: ['Taux de taxe', 'Tax rates'],
  add: ['Ajouter un taux', 'Add a tax rate'],
  edit: ['Modifier le taux', 'Edit the tax rate'],
  empty: [
    'Aucun taux pour l’instant. Chaque produit a le sien : ajoutez le premier.',
    'No tax rates yet. Every product has one: add the first.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    components: ['Taxes', 'Taxes'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Exclude<keyof TaxRate, 'id' | 'version'>>,
  component: {
    name: ['Nom sur la facture', 'Name on the bill'],
    rate: ['Taux', 'Rate'],
  } as const satisfies PhraseFor<keyof TaxComponent>,
  hints: {
    components: [
      'Une taxe, ou deux sur le même montant hors taxes. Les commandes passées gardent celles de leur jour.',
      'One tax, or two on the same amount before tax. Orders already placed keep those of their day.',
    ],
    active: [
      'Inactif, il n’est plus proposé ; les produits qui l’ont le gardent',
      'Inactive, it is no longer offered; products that have it keep it',
    ],
  },
  addComponent: ['Ajouter une seconde taxe', 'Add a second tax'],
  nthComponent: ['Taxe {number, number}', 'Tax {number, number}'],
  removeComponent: ['Retirer la taxe {number, number}', 'Remove tax {number, number}'],
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    taxRates: typeof taxRates;
  }
}
