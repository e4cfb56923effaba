import * as z from 'zod/mini';
import { count, id, idParameter, version, writable } from './fields.ts';

type Shape = Record<string, z.ZodMiniType>;

/** Rows a list answers when the caller does not say. */
const usualLimit = 50;

/** What is looked for in a list. */
export const searchText = z.string().check(z.trim(), z.maxLength(200), writable);

const page = {
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(200)), usualLimit),
  after: z.optional(z.string().check(z.maxLength(1000))),
};

/**
 * Query of a list: `search`, `sort` (a field, descending with a leading hyphen), the noun's filters, `limit` (≤ 200) and `after`,
 * the cursor that the page before gave as `next`.
 */
export const listQuery = <const Sorts extends readonly [string, ...string[]], Filters extends Shape>(
  sorts: Sorts,
  filters: Filters,
) =>
  z.strictObject({
    ...filters,
    search: z.optional(searchText),
    sort: z.optional(z.enum(sorts.flatMap((sort) => [sort, `-${sort}`]) as [Sort<Sorts[number]>])),
    ...page,
  });

/** Query of a list that has one order: its filters, `limit` and `after` as in `listQuery`. */
export const pageQuery = <Filters extends Shape>(filters: Filters) => z.strictObject({ ...filters, ...page });

/** A sort as the query string writes it. */
export type Sort<Field extends string> = Field | `-${Field}`;

/** One page of a list. `next` is the cursor of the page after, null on the last; `total` is a guess when it says so. */
export const pageOf = <Row extends z.ZodMiniType>(row: Row) =>
  z.object({
    items: z.array(row),
    next: z.nullable(z.string()),
    total: count,
    totalIsEstimate: z.boolean(),
  });

export interface Page<Row> {
  items: Row[];
  next: string | null;
  total: number;
  totalIsEstimate: boolean;
}

/** Path parameter of everything that concerns one thing. */
export const oneThing = z.strictObject({ id: idParameter });

/** What every stored thing answers beside its own fields. */
export const storedFields = { id, version };
