import type { PasswordOrigin } from '@traiteur/contract/access/administrators.ts';
import type { Locale } from '@traiteur/domain/text/language.ts';
import type { Right, Role } from '@traiteur/domain/access/scopes.ts';
import type { ColumnType, Generated } from 'kysely';
import type { Versioned } from '../../database/columns.ts';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    administrators: Versioned & {
      email: string;
      /** Null until an invited person chooses one. */
      password_hash: string | null;
      first_name: string;
      last_name: string;
      locale: Locale;
      role: Role;
      /** Null: those of the role. */
      rights: ColumnType<Right[] | null, Right[] | null | undefined>;
      active: Generated<boolean>;
      password_origin: Generated<PasswordOrigin>;
      password_changed_at: ColumnType<Date | null, Date | null | undefined>;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    invitations: { administrator_id: number; hash: Buffer; invited_by: number; created_at: Date; expires_at: Date };
  }
}

/** A code of its own, to say what uses the address. */
export const meanings = {
  administrators_email_key: { code: 'administrator-exists', field: 'email' },
} as const satisfies ConstraintMeanings;
