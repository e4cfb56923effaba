import type { DiscountType } from '@traiteur/domain/money/discount-codes.ts';
import type { Generated } from 'kysely';
import type { Searched, Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    discount_codes: Versioned &
      Searched & {
        code: string;
        type: DiscountType;
        value: number | null;
        minimum_goods: number | null;
        valid_from: Date | null;
        valid_until: Date | null;
        total_limit: number | null;
        client_limit: number | null;
        first_order_only: boolean;
        active: boolean;
        uses: Generated<number>;
        series_id: Generated<number | null>;
      };
    discount_code_series: Versioned & {
      name: string;
      active: Generated<boolean>;
      type: DiscountType;
      value: number | null;
      valid_until: Date | null;
      at: Date;
      by_name: string;
    };
    /** Updated by triggers on the orders. */
    discount_code_sales: { discount_code_id: number; orders: number; revenue: number; discount: number };
    discount_code_categories: { discount_code_id: number; category_id: number };
    discount_code_uses: { discount_code_id: number; client_id: number; uses: number };
  }
}

export const meanings = {
  discount_code_categories_category_id_fkey: 'categoryIds',
} as const satisfies ConstraintMeanings;
