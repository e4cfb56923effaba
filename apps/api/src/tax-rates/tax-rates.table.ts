import type { TaxComponent } from '@traiteur/domain/tax.ts';
import type { Generated } from 'kysely';
import type { Json, Named, Versioned } from '../database/columns.ts';

declare module '../database/schema.ts' {
  interface Database {
    tax_rates: Versioned & Named & { components: Json<TaxComponent[]>; active: Generated<boolean> };
  }
}
