declare module '../../database/schema.ts' {
  interface Database {
    cart_lines: {
      cart_id: number;
      line_id: string;
      product_id: number;
      size_id: number;
      /** Null: the whole table. */
      eater_id: number | null;
      /** Null: the cart's. */
      delivery_date: string | null;
      quantity: number;
      /** In cents, as last shown to the client; null if it was not. */
      unit_price: number | null;
      position: number;
    };
  }
}

export {};
