import type { Presence } from '@traiteur/domain/allergies.ts';
import type { TaxComponent } from '@traiteur/domain/tax.ts';
import type { Generated } from 'kysely';
import type { Named, Kept, Searched, Json, Numeric } from './columns.ts';

export interface CatalogueTables {
  allergens: Kept & Named & Searched & { slug: string; code: string; active: boolean };
  tags: Kept & Named & Searched & { slug: string; colour: string; active: boolean };
  sizes: Kept & Named & Searched & { slug: string; position: number; active: boolean };
  categories: Kept & Named & { position: number; active: Generated<boolean> };
  tax_rates: Kept & Named & { components: Json<TaxComponent[]>; active: Generated<boolean> };
  product_constants: {
    id: Generated<number>;
    default_quantity: number | null;
    daily_choices: Generated<number>;
    largest_line_quantity: Generated<number>;
    version: Generated<number>;
  };
  pictures: { id: Generated<string>; media_type: string; bytes: Buffer; created_at: Generated<Date> };
  products: Kept &
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
