import type { SecondFactorGroup } from '@traiteur/domain/access/second-factor.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Versioned } from '../../database/columns.ts';

type Later = ColumnType<Date | null, Date | null | undefined>;

declare module '../../database/schema.ts' {
  interface Database {
    authenticators: {
      administrator_id: number;
      sealed_seed: Buffer;
      last_step: number;
      added_at: Date;
      last_used_at: Later;
    };
    passkeys: {
      id: GeneratedAlways<number>;
      administrator_id: number;
      name: string;
      credential_id: string;
      public_key: Buffer;
      counter: number;
      /** Joined by commas. */
      transports: string;
      added_at: Date;
      last_used_at: Later;
    };
    passkey_challenges: { hash: Buffer; administrator_id: number | null; expires_at: Date };
    recovery_codes: {
      administrator_id: number;
      beginning: string;
      rest_hash: string;
      made_at: Date;
      used_at: Later;
    };
    sign_in_tickets: { hash: Buffer; administrator_id: number; expires_at: Date };
    wrong_codes: { administrator_id: number; count: number; wait_until: Date };
    second_factor_policies: Versioned & { required_of: Generated<SecondFactorGroup> };
  }
}
