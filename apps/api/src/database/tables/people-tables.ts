import type { Role } from '@traiteur/domain/scopes.ts';
import type { ColumnType, Generated, GeneratedAlways } from 'kysely';
import type { Kept, Searched } from './columns.ts';
import type { Locale } from '@traiteur/domain/language.ts';

export interface PeopleTables {
  administrators: Kept & {
    email: string;
    password_hash: string;
    first_name: string;
    last_name: string;
    locale: Locale;
    role: Role;
    active: Generated<boolean>;
    password_changed_at: ColumnType<Date | null, Date | null | undefined>;
    created_at: Generated<Date>;
    updated_at: Generated<Date>;
  };
  sessions: {
    id: string;
    administrator_id: number;
    access_hash: Buffer;
    access_expires_at: Date;
    expires_at: Date;
    created_at: Date;
    last_used_at: Date;
    user_agent: string;
    address: string;
    ended_at: Date | null;
  };
  refresh_tokens: { hash: Buffer; session_id: string; created_at: Date; used_at: Date | null };
  password_resets: {
    hash: Buffer;
    administrator_id: number;
    created_at: Date;
    expires_at: Date;
    used_at: ColumnType<Date | null, Date | null | undefined>;
  };
  sign_in_attempts: { key: string; attempts: number; since: Date };
  provider_sign_ins: {
    state_hash: Buffer;
    provider: string;
    code_verifier: string;
    nonce: string;
    created_at: Date;
    expires_at: Date;
  };
  audit_entries: Searched & {
    id: GeneratedAlways<number>;
    at: Date;
    administrator_id: number | null;
    administrator_name: string;
    tag: string;
    operation: string;
    thing_id: string | null;
    thing_name: string | null;
    before: ColumnType<object | null, string | null>;
    after: ColumnType<object | null, string | null>;
  };
}
