declare module '../../database/schema.ts' {
  interface Database {
    packing_ticks: { line_id: number; quantity: number; at: Date; by_id: number | null; by_name: string };
  }
}

export {};
