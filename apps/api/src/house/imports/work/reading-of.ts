import { matchedColumns } from '@traiteur/domain/house/imports/matched-columns.ts';
import type { Reading } from '../kinds/assess-lines.ts';
import type { ImportColumn } from '../kinds/import-kind.ts';
import { mappingOf, type StoredImport } from '../import-rows.ts';
import { namesOf } from '../upload-import.ts';

/** How the lines of an import are read; what its headings say of allergies, and nobody reads, is doubted. */
export function readingOf(row: StoredImport, columns: readonly ImportColumn[]): Reading {
  const mapping = mappingOf(row);
  const keysOfAllergies = new Set(columns.flatMap(({ key, ofAllergies }) => (ofAllergies ? [key] : [])));
  const isOfAllergies = (key: string | null | undefined) => keysOfAllergies.has(key ?? '');
  const guesses = matchedColumns(row.headings, columns.map(namesOf));
  const doubtful = row.headings.flatMap((_, index) =>
    isOfAllergies(guesses[index]) && !isOfAllergies(mapping[index]) ? [index] : [],
  );
  return { headings: row.headings, mapping, doubtful: new Set(doubtful), seenKeys: new Map() };
}
