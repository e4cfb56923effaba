declare module '../../database/schema.ts' {
  interface Database {
    order_messages: { event_id: number; subject: string; body: string };
  }
}

export {};
