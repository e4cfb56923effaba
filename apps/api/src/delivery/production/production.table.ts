import type { Json } from '../../database/columns.ts';

/** A dish in a size as it stood on paper. */
export interface PrintedDish {
  productId: number;
  sizeId: number;
  quantity: number;
}

declare module '../../database/schema.ts' {
  interface Database {
    production_ticks: {
      delivery_date: string;
      product_id: number;
      size_id: number;
      quantity: number;
      at: Date;
      by_id: number | null;
      by_name: string;
    };
    production_prints: {
      date: string;
      dishes: Json<PrintedDish[]>;
      /** Keys of `exceptionKey`. */
      exceptions: string[];
      at: Date;
      by_id: number | null;
      by_name: string;
    };
  }
}
