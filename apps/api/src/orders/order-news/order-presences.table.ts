declare module '../../database/schema.ts' {
  interface Database {
    order_presences: { order_id: number; administrator_id: number; editing: boolean; seen_at: Date };
  }
}

export {};
