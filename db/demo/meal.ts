import type { AllergenCode, CategoryKey, SizeKey, TaxRateKey } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { Drawing } from './drawings.ts';
import type { TagKey } from './tags.ts';

type AllergenDeclaration = { code: AllergenCode; presence: 'contains' | 'may_contain' };

/** Price in cents with tax; quantity per delivery date, null for no limit. */
type MealOffer = { size: SizeKey; price: number; quantityAvailable: number | null };

export type DemoMeal = {
  name: Bilingual;
  description: Bilingual;
  category: CategoryKey;
  tags: readonly TagKey[];
  taxRate: TaxRateKey;
  status: 'draft' | 'published' | 'archived';
  allergens: readonly AllergenDeclaration[];
  /** ISO: Monday is 1. */
  weekdays: readonly number[];
  offers: readonly MealOffer[];
  drawing: Drawing;
  /** After the first, with what each shows. */
  otherDrawings?: readonly { drawing: Drawing; alt: Bilingual }[];
};

export const mondayToSaturday = [1, 2, 3, 4, 5, 6] as const;

export const contains = (...codes: AllergenCode[]): AllergenDeclaration[] =>
  codes.map((code) => ({ code, presence: 'contains' }));

export const mayContain = (...codes: AllergenCode[]): AllergenDeclaration[] =>
  codes.map((code) => ({ code, presence: 'may_contain' }));

export const offer = (size: SizeKey, price: number, quantityAvailable: number | null): MealOffer => ({
  size,
  price,
  quantityAvailable,
});
