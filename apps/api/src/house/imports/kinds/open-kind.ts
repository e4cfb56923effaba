import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { clientColumns, clientLines } from './client-lines.ts';
import type { ImportColumn } from './import-kind.ts';
import type { ImportedLines } from './import-lines.ts';
import { productColumns, productLines } from './product-lines.ts';
import { postalCodeColumns, postalCodeLines } from './postal-code-lines.ts';

interface Kind {
  columns: (db: Kysely<Database>) => Promise<readonly ImportColumn[]>;
  /** Reads the facts that lines are read by. */
  open: (db: Kysely<Database>, createMissing: boolean) => Promise<ImportedLines>;
  mayCreateMissing: boolean;
}

const kinds: Record<ImportedNoun, Kind> = {
  'postal-codes': { columns: async () => postalCodeColumns, open: postalCodeLines, mayCreateMissing: true },
  clients: { columns: clientColumns, open: clientLines, mayCreateMissing: false },
  products: { columns: productColumns, open: productLines, mayCreateMissing: true },
};

export const importColumnsOf = (db: Kysely<Database>, noun: ImportedNoun) => kinds[noun].columns(db);

export const openKind = (db: Kysely<Database>, noun: ImportedNoun, createMissing: boolean) =>
  kinds[noun].open(db, createMissing);

export const mayCreateMissing = (noun: ImportedNoun): boolean => kinds[noun].mayCreateMissing;
