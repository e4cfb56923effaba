import type { EndReason } from './session-ends.ts';

declare module '../../database/schema.ts' {
  interface Database {
    sessions: {
      id: string;
      /** Either this or `client_id` is set. */
      administrator_id: number | null;
      client_id: number | null;
      access_hash: Buffer;
      access_expires_at: Date;
      expires_at: Date;
      created_at: Date;
      last_used_at: Date;
      confirmed_at: Date;
      user_agent: string;
      address: string;
      ended_at: Date | null;
      end_reason: EndReason | null;
    };
    refresh_tokens: { hash: Buffer; session_id: string; created_at: Date; used_at: Date | null };
  }
}
