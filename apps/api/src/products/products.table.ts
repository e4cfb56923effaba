import type { Presence } from '@traiteur/domain/allergies.ts';
import type { Generated } from 'kysely';
import type { Named, Numeric, Searched, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    products: Versioned &
      Named &
      Searched & {
        slug_fr: string;
        slug_en: string;
        description_fr: string;
        description_en: string;
        ingredients_fr: string;
        ingredients_en: string;
        category_id: number;
        tax_rate_id: number;
        status: 'draft' | 'published' | 'archived';
        picture_id: string | null;
        weekdays: number[];
        allergens_declared: boolean;
        kcal: Numeric;
        protein: Numeric;
        carbohydrate: Numeric;
        fat: Numeric;
        fibre: Numeric;
        salt: Numeric;
        created_at: Generated<Date>;
        updated_at: Generated<Date>;
      };
    product_tags: { product_id: number; tag_id: number };
    product_allergens: { product_id: number; allergen_id: number; presence: Presence };
    offers: { product_id: number; size_id: number; price: number; quantity_available: number | null };
  }
}
