import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    kitchen_book: {
      id: Generated<number>;
      point_id: number;
      date: string;
      hour: string | null;
      subject: string;
      cooked_batch_id: number | null;
      lowest: number | null;
      highest: number | null;
      reading: number | null;
      conform: boolean | null;
      action: string;
      picture_id: Generated<string | null>;
      at: Date;
      by_id: number | null;
      by_name: string;
      end_reading: number | null;
      end_picture_id: Generated<string | null>;
      ended_at: Date | null;
      ended_by_name: Generated<string>;
      withdrawn_at: Date | null;
      withdrawn_by_name: Generated<string>;
      withdrawal_reason: Generated<string>;
    };
    kitchen_signatures: { date: string; at: Date; by_id: number | null; by_name: string; missing: number };
  }
}
