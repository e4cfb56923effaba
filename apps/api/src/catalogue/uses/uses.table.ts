import type { MergedNoun } from '@traiteur/contract/catalogue/uses.ts';
import type { Presence, Severity } from '@traiteur/domain/orders/allergies.ts';
import type { GeneratedAlways } from 'kysely';
import type { MergedDeclarations } from './merge-declarations.ts';
import type { MergedStatement } from './merge-ingredients.ts';
import type { Json } from '../../database/columns.ts';

declare module '../../database/schema.ts' {
  interface Database {
    catalogue_merges: {
      id: GeneratedAlways<number>;
      noun: MergedNoun;
      kept_id: number;
      other_id: number;
      name_fr: string;
      name_en: string;
      at: Date;
      by_id: number | null;
      by_name: string;
      undo: Json<MergeUndo> | null;
    };
  }
}

/** What a product or a client had of both, and their version after the merge: with another, they were saved since. */
export interface MergedHolder<Held> {
  id: number;
  version: number;
  other: Held;
  /** Null where it had the other alone. */
  kept: Held | null;
}

export interface MergedEater extends MergedHolder<Severity> {
  clientId: number;
}

export interface MergedOffer {
  price: number;
  quantityAvailable: number | null;
}

export interface MergeUndo {
  keptVersion: number;
  wasActive: boolean;
  tagged?: MergedHolder<true>[];
  declared?: MergedHolder<Presence>[];
  eaters?: MergedEater[];
  offers?: MergedHolder<MergedOffer>[];
  statements?: MergedStatement[];
  declarations?: MergedDeclarations;
}
