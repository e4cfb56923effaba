import * as z from 'zod/mini';
import { count, id, idParameter, version, writable } from './fields.ts';

type Shape = Record<string, z.ZodMiniType>;

const usualLimit = 50;

export const searchText = z.string().check(z.trim(), z.maxLength(200), writable);

const page = {
  limit: z._default(z.coerce.number<string | number>().check(z.int(), z.minimum(1), z.maximum(200)), usualLimit),
  after: z.optional(z.string().check(z.maxLength(1000))),
};

/** `sort`: a field, with a leading hyphen when descending. `after`: the previous page's `next`. */
export const sortedQuery = <const Sorts extends readonly [string, ...string[]], Filters extends Shape>(
  sorts: Sorts,
  filters: Filters,
) =>
  z.strictObject({
    ...filters,
    sort: z.optional(z.enum(sorts.flatMap((sort) => [sort, `-${sort}`]) as [Sort<Sorts[number]>])),
    ...page,
  });

/** For lists that are searched too. */
export const listQuery = <const Sorts extends readonly [string, ...string[]], Filters extends Shape>(
  sorts: Sorts,
  filters: Filters,
) => sortedQuery(sorts, { ...filters, search: z.optional(searchText) });

/** For lists with a fixed order. */
export const pageQuery = <Filters extends Shape>(filters: Filters) => z.strictObject({ ...filters, ...page });

/** What a list shows, without its pages: for a file of it. */
export const listedQuery = <Filters extends Shape>(filters: Filters) =>
  z.strictObject({ ...filters, search: z.optional(searchText) });

export type Sort<Field extends string> = Field | `-${Field}`;

/** `next`: cursor of the next page, null on the last; `total` may be an estimate. */
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

export const oneThing = z.strictObject({ id: idParameter });

export const storedFields = { id, version };
