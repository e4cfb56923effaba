import type { Scope } from '@traiteur/domain/access/scopes.ts';
import * as z from 'zod/mini';
import { spreadsheetType } from './fields.ts';
import { listedQuery } from './lists.ts';

interface ListStatement<Filters extends Record<string, z.ZodMiniType>> {
  tag: string;
  read: Scope;
  filters: Filters;
}

/** Response header: number of rows in the file. */
export const exportedRows = 'x-total-count';

/** The file of a list; its rows are those of the list's own statement. */
export const listExport = <Filters extends Record<string, z.ZodMiniType>>(
  { tag, read, filters }: ListStatement<Filters>,
  more = '',
) => ({ ...fileOf(tag, read, listedQuery(filters), more), mayLag: true }) as const;

/** Of a short list that nobody searches and somebody acts on, such as recalls: as it is now. */
export const plainListExport = <Filters extends Record<string, z.ZodMiniType>>({
  tag,
  read,
  filters,
}: ListStatement<Filters>) => fileOf(tag, read, z.strictObject(filters));

const fileOf = <Query extends z.ZodMiniType>(tag: string, read: Scope, query: Query, more = '') =>
  ({
    summary: `Streams an Excel file of the ${tag} that a list with these filters shows, in its usual order${more}; \`${exportedRows}\` says how many.`,
    method: 'GET',
    path: `/exports/${tag}`,
    scope: read,
    query,
    produces: spreadsheetType,
    audit: 'call',
    refusals: ['exports-under-way'],
  }) as const;
