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
  }
}

export {};
