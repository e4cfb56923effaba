import type { Bilingual } from '@traiteur/domain/text/language.ts';

/** Fills for the dark text #1f2a16, with a contrast of at least 4.5. */
export const demoTags = [
  {
    key: 'vegetarian',
    name: { fr: 'Végétarien', en: 'Vegetarian' },
    slug: { fr: 'vegetarien', en: 'vegetarian' },
    colour: '#91c954',
  },
  { key: 'vegan', name: { fr: 'Végan', en: 'Vegan' }, slug: { fr: 'vegan', en: 'vegan' }, colour: '#b7dd8b' },
  {
    key: 'glutenFree',
    name: { fr: 'Sans gluten', en: 'Gluten-free' },
    slug: { fr: 'sans-gluten', en: 'gluten-free' },
    colour: '#f2cf7a',
  },
  {
    key: 'highProtein',
    name: { fr: 'Riche en protéines', en: 'High in protein' },
    slug: { fr: 'riche-en-proteines', en: 'high-in-protein' },
    colour: '#9fc9e8',
  },
  { key: 'spicy', name: { fr: 'Épicé', en: 'Spicy' }, slug: { fr: 'epice', en: 'spicy' }, colour: '#f59a72' },
  {
    key: 'seasonal',
    name: { fr: 'De saison', en: 'In season' },
    slug: { fr: 'de-saison', en: 'in-season' },
    colour: '#f6b26b',
  },
  { key: 'new', name: { fr: 'Nouveau', en: 'New' }, slug: { fr: 'nouveau', en: 'new' }, colour: '#f7a8b8' },
  {
    key: 'comforting',
    name: { fr: 'Réconfortant', en: 'Comforting' },
    slug: { fr: 'reconfortant', en: 'comforting' },
    colour: '#dcbfa0',
  },
  { key: 'light', name: { fr: 'Léger', en: 'Light' }, slug: { fr: 'leger', en: 'light' }, colour: '#a9dccb' },
] as const satisfies readonly { key: string; name: Bilingual; slug: Bilingual; colour: string }[];

export type TagKey = (typeof demoTags)[number]['key'];
