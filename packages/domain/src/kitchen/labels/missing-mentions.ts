import { type LabelNutrition, labelNutrients } from '../../catalogue/nutrients.ts';
import type { LocalDate } from '../../dates/calendar.ts';
import type { Bilingual, Locale } from '../../text/language.ts';

/** What the law wants on packed food, the origin of meat among it, in the order of Regulation (EU) 1169/2011. */
export const labelMentions = [
  'name',
  'ingredients',
  'allergens',
  'netWeight',
  'useBy',
  'keeping',
  'maker',
  'meatOrigin',
  'nutrition',
] as const;
export type LabelMention = (typeof labelMentions)[number];

/** Who makes it (article 9, 1 h): a name alone finds nobody. */
export interface LabelMaker {
  name: string;
  address: string;
  city: string;
  /** Why its labels need no nutrition (annex V, 19); empty: they do. */
  exemption: string;
}

export interface LabelContent {
  name: Bilingual;
  ingredients: Bilingual;
  /** Nothing of its allergens is undeclared, unknown or disputed. */
  areAllergensSure: boolean;
  /** Milligrams. */
  netWeight: number | null;
  useBy: LocalDate | null;
  keeping: Bilingual;
  /** A meat that does not say all that decree 2002-1465 asks; null: none. */
  originlessIngredientId: number | null;
  /** Of the portion. */
  nutrition: LabelNutrition;
}

/** Articles 9, 19, 21, 24 and 30, in the language of the label (article 15). */
export function missingMentions(content: LabelContent, maker: LabelMaker, locale: Locale): LabelMention[] {
  const isThere: Record<LabelMention, boolean> = {
    name: content.name[locale] !== '',
    ingredients: content.ingredients[locale] !== '',
    allergens: content.areAllergensSure,
    netWeight: content.netWeight !== null,
    useBy: content.useBy !== null,
    keeping: content.keeping[locale] !== '',
    maker: maker.name !== '' && maker.address !== '' && maker.city !== '',
    meatOrigin: content.originlessIngredientId === null,
    nutrition: maker.exemption !== '' || isNutritionWhole(content.nutrition),
  };
  return labelMentions.filter((mention) => !isThere[mention]);
}

/** Article 30 leaves fibre to whoever wants to tell it. */
const isNutritionWhole = (nutrition: LabelNutrition) =>
  labelNutrients.every((name) => name === 'fibre' || nutrition[name] !== null);
