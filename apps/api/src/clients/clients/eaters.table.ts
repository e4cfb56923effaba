import type { Severity } from '@traiteur/domain/orders/allergies.ts';
import type { Generated, GeneratedAlways } from 'kysely';
import type { ConstraintMeanings } from '../../database/rows/constraints.ts';

declare module '../../database/schema.ts' {
  interface Database {
    eaters: {
      id: GeneratedAlways<number>;
      client_id: number;
      /** The client themselves, of whom each client has one: a trigger adds it. */
      is_client: Generated<boolean>;
      /** Empty for the client themselves. */
      name: Generated<string>;
      /** Of the name, or of the client's first name: once at each table. Triggers write it. */
      plain_name: GeneratedAlways<string>;
      diet_note: Generated<string>;
      allergies_asked: Generated<boolean>;
      /** For a guest, who sits at the table for that group order alone. */
      group_order_id: Generated<number | null>;
    };
    eater_allergens: {
      eater_id: number;
      allergen_id: number;
      severity: Severity;
      /** Always true: a known allergy implies that they were asked. */
      asked: Generated<boolean>;
    };
  }
}

export const eaterMeanings = {
  eater_allergens_allergen_id_fkey: 'allergens',
  eaters_plain_name_key: { code: 'name-at-table', field: 'name' },
  clients_first_name_key: { code: 'name-at-table', field: 'firstName' },
} as const satisfies ConstraintMeanings;
