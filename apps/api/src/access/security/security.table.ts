import type { SecurityKind } from '@traiteur/contract/access/security.ts';
import type { Generated } from 'kysely';

declare module '../../database/schema.ts' {
  interface Database {
    security_events: {
      id: Generated<number>;
      kind: SecurityKind;
      address: string;
      administrator_id: number | null;
      quarter: Date;
      first_at: Date;
      last_at: Date;
      count: number;
    };
  }
}
