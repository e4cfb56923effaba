import type { Size } from '@traiteur/contract/catalogue/sizes.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const sizes = {
  title: ['Tailles', 'Sizes'],
  subtitle: ['de la petite faim à la grande', 'from peckish to hungry'],
  menu: ['Liste des tailles', 'Size list'],
  add: ['Ajouter une taille', 'Add a size'],
  edit: ['Modifier la taille', 'Edit the size'],
  count: [
    '{count, plural, =0 {aucune taille} one {# taille} other {# tailles}}',
    '{count, plural, =0 {no sizes} one {# size} other {# sizes}}',
  ],
  empty: [
    'Aucune taille pour l’instant. Un produit se vend dans une taille au moins.',
    'No sizes yet. A product is sold in at least one.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    slug: ['Identifiant d’adresse', 'Web address name'],
    position: ['Ordre', 'Order'],
    active: ['Active', 'Active'],
  } as const satisfies PhraseFor<Exclude<keyof Size, 'id' | 'version'>>,
} as const;

declare module '../nouns.ts' {
  interface NounWords {
    sizes: typeof sizes;
  }
}
