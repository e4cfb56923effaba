import type { Bilingual } from '@traiteur/domain/text/language.ts';

export const demoCategories = [
  { key: 'breakfasts', name: { fr: 'Petits déjeuners', en: 'Breakfasts' }, position: 1 },
  { key: 'starters', name: { fr: 'Entrées', en: 'Starters' }, position: 2 },
  { key: 'bowls', name: { fr: 'Salades & bowls', en: 'Salads & bowls' }, position: 3 },
  { key: 'mains', name: { fr: 'Plats', en: 'Main dishes' }, position: 4 },
  { key: 'soups', name: { fr: 'Soupes', en: 'Soups' }, position: 5 },
  { key: 'desserts', name: { fr: 'Desserts', en: 'Desserts' }, position: 6 },
  { key: 'drinks', name: { fr: 'Boissons', en: 'Drinks' }, position: 7 },
] as const satisfies readonly { key: string; name: Bilingual; position: number }[];

export type CategoryKey = (typeof demoCategories)[number]['key'];
