import type { SizeKey } from '@traiteur/domain/catalogue/usual-records.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { Bilingual } from '@traiteur/domain/text/language.ts';
import type { IngredientKey } from './ingredients/ingredients.ts';

export type PreparationKey =
  | 'cookedBasmati'
  | 'cookedBrownRice'
  | 'cookedJasmineRice'
  | 'cookedRoundRice'
  | 'seasonedSushiRice'
  | 'cookedQuinoa'
  | 'cookedCouscous'
  | 'cookedBulgur'
  | 'soakedVermicelli'
  | 'soakedNoodles'
  | 'cookedPenne'
  | 'cookedPuyLentils'
  | 'cookedBelugaLentils'
  | 'vegetableStock'
  | 'beefStock'
  | 'chickenStock'
  | 'mayonnaise'
  | 'tomatoSauce'
  | 'bechamel'
  | 'basilPesto'
  | 'peanutSauce'
  | 'hummus'
  | 'kimchi'
  | 'shortcrust'
  | 'croutons';

export type PartKey = IngredientKey | PreparationKey;

type Step = readonly [fr: string, en: string, minutes?: number, temperature?: number];

export interface DemoRecipe {
  /** As a cook writes it down. */
  lines: readonly `${number} ${Unit} ${PartKey}`[];
  /** That the name of the dish promises. */
  promised?: readonly PartKey[];
  /** Percent that stays on board and blade, and that steams away. */
  losses?: readonly [preparing: number, cooking: number];
  steps: readonly Step[];
}

/** A part of dishes, or of another one. */
export type Preparation = DemoRecipe & Bilingual;

export interface DishRecipe extends DemoRecipe {
  /** Grams. */
  portions: Partial<Record<SizeKey, number>>;
  /** Grams of a millilitre of what is sold by volume. */
  density?: number;
}

/** By the French name of the dish. */
export type DishRecipes = Readonly<Record<string, DishRecipe>>;
