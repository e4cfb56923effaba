import type { Bilingual } from '@traiteur/domain/text/language.ts';

/** The fourteen of annex II of Regulation (EU) No 1169/2011, in the order of that annex. */
export const demoAllergens = [
  { code: 'gluten', name: { fr: 'Céréales contenant du gluten', en: 'Cereals containing gluten' } },
  { code: 'crustaceans', name: { fr: 'Crustacés', en: 'Crustaceans' } },
  { code: 'eggs', name: { fr: 'Œufs', en: 'Eggs' } },
  { code: 'fish', name: { fr: 'Poissons', en: 'Fish' } },
  { code: 'peanuts', name: { fr: 'Arachides', en: 'Peanuts' } },
  { code: 'soybeans', name: { fr: 'Soja', en: 'Soybeans' } },
  { code: 'milk', name: { fr: 'Lait', en: 'Milk' } },
  { code: 'nuts', name: { fr: 'Fruits à coque', en: 'Tree nuts' } },
  { code: 'celery', name: { fr: 'Céleri', en: 'Celery' } },
  { code: 'mustard', name: { fr: 'Moutarde', en: 'Mustard' } },
  { code: 'sesame', name: { fr: 'Graines de sésame', en: 'Sesame seeds' } },
  { code: 'sulphites', name: { fr: 'Anhydride sulfureux et sulfites', en: 'Sulphur dioxide and sulphites' } },
  { code: 'lupin', name: { fr: 'Lupin', en: 'Lupin' } },
  { code: 'molluscs', name: { fr: 'Mollusques', en: 'Molluscs' } },
] as const satisfies readonly { code: string; name: Bilingual }[];

export type AllergenCode = (typeof demoAllergens)[number]['code'];
