import type { Bilingual } from '../text/language.ts';

/** The fourteen of annex II of Regulation (EU) No 1169/2011, in the order of that annex. */
export const usualAllergens = [
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
export type AllergenCode = (typeof usualAllergens)[number]['code'];

/** In the order of the menu; what is permanent stays on offer beside the choices of a planned day. */
export const usualCategories = [
  { key: 'breakfasts', name: { fr: 'Petits déjeuners', en: 'Breakfasts' }, permanent: true },
  { key: 'starters', name: { fr: 'Entrées', en: 'Starters' }, permanent: true },
  { key: 'bowls', name: { fr: 'Salades & bowls', en: 'Salads & bowls' }, permanent: false },
  { key: 'mains', name: { fr: 'Plats', en: 'Main dishes' }, permanent: false },
  { key: 'soups', name: { fr: 'Soupes', en: 'Soups' }, permanent: false },
  { key: 'desserts', name: { fr: 'Desserts', en: 'Desserts' }, permanent: true },
  { key: 'drinks', name: { fr: 'Boissons', en: 'Drinks' }, permanent: true },
] as const satisfies readonly { key: string; name: Bilingual; permanent: boolean }[];
export type CategoryKey = (typeof usualCategories)[number]['key'];

/** The smallest first. */
export const usualSizes = [
  { key: 'small', name: { fr: 'Petite', en: 'Small' } },
  { key: 'medium', name: { fr: 'Moyenne', en: 'Medium' } },
  { key: 'large', name: { fr: 'Grande', en: 'Large' } },
  { key: 'single', name: { fr: 'Unique', en: 'Single' } },
] as const satisfies readonly { key: string; name: Bilingual }[];
export type SizeKey = (typeof usualSizes)[number]['key'];

/** French VAT on food (articles 278-0 bis and 279 of the Code général des impôts), in thousandths of a percent. */
export const usualTaxRates = [
  {
    key: 'packaged',
    name: { fr: '5,5 % – à conserver', en: '5.5% – packaged to keep' },
    components: [{ name: 'TVA 5,5 %', rate: 5500 }],
  },
  {
    key: 'readyToEat',
    name: { fr: '10 % – à consommer aussitôt', en: '10% – ready to eat' },
    components: [{ name: 'TVA 10 %', rate: 10000 }],
  },
  {
    key: 'standard',
    name: { fr: '20 % – taux normal', en: '20% – standard rate' },
    components: [{ name: 'TVA 20 %', rate: 20000 }],
  },
] as const satisfies readonly { key: string; name: Bilingual; components: readonly { name: string; rate: number }[] }[];
export type TaxRateKey = (typeof usualTaxRates)[number]['key'];

/** Of a kitchen, in the order in which food passes them. */
export const usualStations = [
  { key: 'hot', name: { fr: 'Chaud', en: 'Hot' } },
  { key: 'cold', name: { fr: 'Froid', en: 'Cold' } },
  { key: 'pastry', name: { fr: 'Pâtisserie', en: 'Pastry' } },
  { key: 'packing', name: { fr: 'Conditionnement', en: 'Packing' } },
] as const satisfies readonly { key: string; name: Bilingual }[];

export const usualKinds = ['allergens', 'taxRates', 'categories', 'sizes', 'stations'] as const;
export type UsualKind = (typeof usualKinds)[number];
