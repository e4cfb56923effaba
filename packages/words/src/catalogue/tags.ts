import type { Tag } from '@traiteur/contract/catalogue/tags.ts';
import type { PhraseFor } from '../phrases/phrase.ts';

export const tags = {
  title: ['Mots-clefs', 'Tags'],
  subtitle: ['pour trouver ce qui fait envie', 'to find what you feel like'],
  menu: ['Liste des mots-clefs', 'Tag list'],
  add: ['Ajouter un mot-clef', 'Add a tag'],
  edit: ['Modifier le mot-clef', 'Edit the tag'],
  count: [
    '{count, plural, =0 {aucun mot-clef} one {# mot-clef} other {# mots-clefs}}',
    '{count, plural, =0 {no tags} one {# tag} other {# tags}}',
  ],
  empty: [
    'Aucun mot-clef pour l’instant. « Végétarien » est souvent le premier.',
    'No tags yet. “Vegetarian” is often the first.',
  ],
  fields: {
    name: ['Nom', 'Name'],
    slug: ['Identifiant d’adresse', 'Web address name'],
    colour: ['Couleur', 'Colour'],
    position: ['Ordre', 'Order'],
    active: ['Actif', 'Active'],
  } as const satisfies PhraseFor<Exclude<keyof Tag, 'id' | 'version'>>,
} as const;

declare module '../nouns.ts' {
  interface NounWords {
    tags: typeof tags;
  }
}
