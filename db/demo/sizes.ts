import type { Bilingual } from '@traiteur/domain/text/language.ts';

export const demoSizes = [
  { key: 'small', name: { fr: 'Petite', en: 'Small' }, slug: { fr: 'petite', en: 'small' }, position: 1 },
  { key: 'medium', name: { fr: 'Moyenne', en: 'Medium' }, slug: { fr: 'moyenne', en: 'medium' }, position: 2 },
  { key: 'large', name: { fr: 'Grande', en: 'Large' }, slug: { fr: 'grande', en: 'large' }, position: 3 },
  { key: 'single', name: { fr: 'Unique', en: 'Single' }, slug: { fr: 'unique', en: 'single' }, position: 4 },
] as const satisfies readonly { key: string; name: Bilingual; slug: Bilingual; position: number }[];

export type SizeKey = (typeof demoSizes)[number]['key'];
