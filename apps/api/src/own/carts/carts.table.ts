declare module '../../database/schema.ts' {
  interface Database {
    cart_lines: {
      cart_id: number;
      line_id: string;
      product_id: number;
      size_id: number;
      quantity: number;
      /** In cents, as its client was told last. */
      unit_price: number | null;
      position: number;
    };
  }
}

export {};
