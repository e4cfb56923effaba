import type { Category } from '@traiteur/contract/catalogue/categories.ts';
import type { Phrase, PhraseFor } from '../phrases/phrase.ts';

export const categories = {
  title: ['Catégories', 'Categories'],
  add: ['Ajouter une catégorie', 'Add a category'],
  edit: ['Modifier la catégorie', 'Edit the category'],
  empty: [
    'Aucune catégorie pour l’instant. Chaque produit a la sienne : ajoutez la première.',
    'No categories yet. Every product has one: add the first.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    active: ['Active', 'Active'],
    position: ['Ordre', 'Order'],
    permanent: ['Toujours à la carte', 'Always on the menu'],
  } as const satisfies PhraseFor<Exclude<keyof Category, 'id' | 'version'>>,
  hints: {
    active: [
      'Inactive, elle n’est plus proposée ; les produits qui l’ont la gardent',
      'Inactive, it is no longer offered; products that have it keep it',
    ],
    permanent: [
      'Ses produits restent proposés à côté des plats choisis pour un jour planifié : boissons, desserts, pains',
      'Its products stay on offer beside the dishes chosen for a planned day: drinks, desserts, breads',
    ],
  },
} as const satisfies Record<string, Phrase | Record<string, Phrase>>;

declare module '../nouns.ts' {
  interface NounWords {
    categories: typeof categories;
  }
}
