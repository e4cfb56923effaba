import type { ProductInput } from '@traiteur/contract/catalogue/products.ts';
import type { AllergenSource } from '@traiteur/domain/catalogue/ingredient-texts/lexicon/sources.ts';
import type { Presence } from '@traiteur/domain/orders/allergies.ts';
import type { Generated } from 'kysely';
import type { Named, Numeric, Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
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
        meat_origin_fr: Generated<string>;
        meat_origin_en: Generated<string>;
        category_id: number;
        tax_rate_id: number;
        status: 'draft' | 'published' | 'archived';
        weekdays: number[];
        allergens_declared: boolean;
        undeclared_sources: Generated<AllergenSource[]>;
        lexicon_version: Generated<number>;
        unknown_allergens: Generated<number[]>;
        disputed_allergens: Generated<number[]>;
        kj: Numeric;
        kcal: Numeric;
        fat: Numeric;
        saturates: Numeric;
        carbohydrate: Numeric;
        sugars: Numeric;
        fibre: Numeric;
        protein: Numeric;
        salt: Numeric;
        portion_weight: Generated<number | null>;
        storage: ProductInput['storage'];
        shelf_life: number | null;
        keeping_fr: string;
        keeping_en: string;
        reheating_fr: string;
        reheating_en: string;
        created_at: Generated<Date>;
        updated_at: Generated<Date>;
      };
    product_pictures: { product_id: number; picture_id: string; position: number; alt_fr: string; alt_en: string };
    product_tags: { product_id: number; tag_id: number };
    product_allergens: { product_id: number; allergen_id: number; presence: Presence };
    product_explanations: {
      product_id: number;
      source: AllergenSource;
      passage: string;
      word: string;
      reason: string;
      by_id: number | null;
      by_name: string;
      at: Date;
    };
    offer_availabilities: { product_id: number; size_id: number; delivery_date: string; available: number };
    offers: { product_id: number; size_id: number; price: number; quantity_available: number | null };
    product_portions: { product_id: number; size_id: number; weight: number };
  }
}

export const meanings = {
  products_published_declared: { code: 'allergens-not-declared', field: 'allergensDeclared' },
  product_pictures_picture_id_fkey: 'pictures',
  product_tags_tag_id_fkey: 'tagIds',
  product_allergens_allergen_id_fkey: 'allergens',
  offers_size_id_fkey: 'offers',
  product_portions_size_id_fkey: 'portions',
} as const satisfies ConstraintMeanings;
