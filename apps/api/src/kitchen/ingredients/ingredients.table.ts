import type { Meat, OriginCountry } from '@traiteur/domain/kitchen/origins/meat-origins.ts';
import type { Unit } from '@traiteur/domain/kitchen/pots/amounts.ts';
import type { AllergenState } from '@traiteur/domain/kitchen/pots/allergen-states.ts';
import type { Ingredient } from '@traiteur/contract/kitchen/ingredients.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { Named, Numeric, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    ingredients: Versioned &
      Named &
      Searched & {
        composition_fr: string;
        composition_en: string;
        active: boolean;
        free: Generated<boolean>;
        density: number | null;
        piece_weight: number | null;
        edible_share: number;
        storage: Ingredient['storage'];
        shelf_life_closed: number | null;
        shelf_life_opened: number | null;
        kj: Numeric;
        kcal: Numeric;
        fat: Numeric;
        saturates: Numeric;
        carbohydrate: Numeric;
        sugars: Numeric;
        fibre: Numeric;
        protein: Numeric;
        salt: Numeric;
        meat: Meat | null;
        raw_meat: Generated<boolean>;
        document: string;
        validated_at: Date | null;
        validated_by_id: number | null;
        validated_by_name: Generated<string>;
      };
    ingredient_allergens: {
      ingredient_id: number;
      allergen_id: number;
      state: Exclude<AllergenState, 'unknown'>;
    };
    supplier_articles: {
      id: GeneratedAlways<number>;
      ingredient_id: number;
      supplier_id: number;
      position: number;
      name: string;
      code: string;
      pack_quantity: number;
      pack_unit: Unit;
      price: number;
      tax_rate_id: number;
      active: boolean;
      born: OriginCountry | null;
      raised: OriginCountry | null;
      slaughtered: OriginCountry | null;
    };
    supplier_article_allergens: {
      article_id: number;
      allergen_id: number;
      state: Exclude<AllergenState, 'none'>;
    };
    supplier_article_prices: {
      article_id: number;
      at: Date;
      price: number;
      pack_quantity: number;
      pack_unit: Unit;
    };
  }
}

export const meanings = {
  ingredient_allergens_allergen_id_fkey: 'allergens',
  supplier_article_allergens_allergen_id_fkey: 'articles',
  supplier_articles_supplier_id_fkey: 'articles',
  supplier_articles_tax_rate_id_fkey: 'articles',
} as const satisfies ConstraintMeanings;
