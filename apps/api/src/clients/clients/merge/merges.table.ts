import type { GeneratedAlways, Selectable } from 'kysely';
import type { Json } from '../../../database/columns.ts';
import type { Database } from '../../../database/schema.ts';
import type { KeptMembership } from '../../companies/company-people.ts';
import type { Reactions } from '../eater-rows.ts';

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

/** As `to_jsonb` writes a row. */
export type ClientSnapshot = Omit<Selectable<Database['clients']>, 'search'>;

export type NamedEater = Pick<Selectable<Database['eaters']>, 'id' | 'name'>;

export interface MovedEaters {
  /** Who ate with the other. */
  eaterIds: number[];
  /** Who had a namesake at the kept table, as they were called before. */
  namesakes: NamedEater[];
}

/** Eaters are absent in merges older than them, namesakes in those older than unique names. */
interface UndoneBy extends Partial<MovedEaters> {
  keeper: ClientSnapshot;
  /** What both said of themselves. */
  keptSelf: Reactions;
  /** After the merge: with another version now, the record was saved since. */
  keptVersion: number;
  other: ClientSnapshot;
  otherSelf: Reactions;
  otherEaterId?: number;
  /** Moved from the other record to the kept one, as are orders and messages. */
  addressIds: number[];
  orderIds: number[];
  /** Absent in merges that left messages without a client. */
  messageIds?: number[];
  /** Absent in merges older than group orders. */
  groupOrderIds?: number[];
  /** Whole rows, which the kept record had already. */
  droppedAddresses: object[];
  /** Absent in merges older than accounts on the site. */
  accountMoved?: boolean;
  /** Absent in merges older than companies. */
  otherCompany?: KeptMembership | null;
  companyMoved?: boolean;
}
