declare module '../../database/schema.ts' {
  interface Database {
    cart_lines: {
      cart_id: number;
      line_id: string;
      product_id: number;
      size_id: number;
      quantity: number;
      /** In cents, as last shown to the client; null if it was not. */
      unit_price: number | null;
      position: number;
    };
  }
}

export {};
