import type { ImportedNoun } from '@traiteur/contract/house/imports.ts';
import type { Scope } from '@traiteur/domain/access/scopes.ts';
import type { Kysely } from 'kysely';
import type { Database } from '../../../database/schema.ts';
import { clientColumns, clientLines } from './client-lines.ts';
import type { ImportColumn } from './import-kind.ts';
import type { ImportedLines } from './import-lines.ts';
import { ingredientColumns, ingredientLines } from './ingredient-lines.ts';
import { productColumns, productLines } from './product-lines.ts';
import { postalCodeColumns, postalCodeLines } from './postal-code-lines.ts';

interface Kind {
  /** Whoever imports may write it by hand. */
  scope: Scope;
  columns: (db: Kysely<Database>) => Promise<readonly ImportColumn[]>;
  /** Reads the facts that lines are read by. */
  open: (db: Kysely<Database>, createMissing: boolean, taxRateId: number | null) => Promise<ImportedLines>;
  mayCreateMissing: boolean;
}

const kinds: Record<ImportedNoun, Kind> = {
  'postal-codes': {
    scope: 'delivery:write',
    columns: async () => postalCodeColumns,
    open: postalCodeLines,
    mayCreateMissing: true,
  },
  clients: { scope: 'clients:write', columns: clientColumns, open: clientLines, mayCreateMissing: false },
  ingredients: { scope: 'kitchen:write', columns: ingredientColumns, open: ingredientLines, mayCreateMissing: true },
  products: { scope: 'catalogue:write', columns: productColumns, open: productLines, mayCreateMissing: true },
};

export const importColumnsOf = (db: Kysely<Database>, noun: ImportedNoun) => kinds[noun].columns(db);

interface Choices {
  noun: ImportedNoun;
  create_missing: boolean;
  tax_rate_id: number | null;
}

export const openKind = (db: Kysely<Database>, choices: Choices) =>
  kinds[choices.noun].open(db, choices.create_missing, choices.tax_rate_id);

export const importScopeOf = (noun: ImportedNoun): Scope => kinds[noun].scope;

export const mayCreateMissing = (noun: ImportedNoun): boolean => kinds[noun].mayCreateMissing;
