import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import type { GeneratedAlways, Selectable } from 'kysely';
import type { Json } from '../../../database/columns.ts';
import type { Database } from '../../../database/schema.ts';

declare module '../../../database/schema.ts' {
  interface Database {
    client_merges: {
      id: GeneratedAlways<number>;
      kept_id: number;
      other_id: number;
      at: Date;
      by_id: number | null;
      by_name: string;
      undo: Json<UndoneBy> | null;
    };
  }
}

/** A client's row as JSON keeps it. */
export type ClientSnapshot = Omit<Selectable<Database['clients']>, 'search'>;

/** Both records as they were before they were merged. */
interface UndoneBy {
  keeper: ClientSnapshot;
  keptAllergens: ClientAllergen[];
  /** The version that merging gave the kept record: another one says that somebody saved it since. */
  keptVersion: number;
  other: ClientSnapshot;
  otherAllergens: ClientAllergen[];
  /** Addresses and orders that went from the other record to the kept one. */
  addressIds: number[];
  orderIds: number[];
  /** What the other had written to the house; absent of merges that left it nobody's. */
  messageIds?: number[];
  /** Addresses of the other record that the kept one had already, whole. */
  droppedAddresses: object[];
  /** Whether the other's account on the site went to the kept one; absent of merges from before there were any. */
  accountMoved?: boolean;
}
