import { useAddress } from './use-address.ts';
import type * as z from 'zod/mini';

type NameIn<Query extends z.ZodMiniObject> = keyof Query['shape'] & string;

/** A query as an address writes it: text by name, without what it does not say. */
export type QueryText<Query extends z.ZodMiniObject> = {
  [Name in NameIn<Query>]?: Extract<z.input<Query>[Name], string>;
};

/** Values to set by their name in the query; undefined takes one off. */
export type QueryChange<Query extends z.ZodMiniObject> = { [Name in NameIn<Query>]?: string | null | undefined };

/** What an operation is asked for, kept in the address and checked by the operation's own query; what the address says wrong is left out. */
export function useQueryInAddress<Query extends z.ZodMiniObject>(schema: Query) {
  const { address, change, settled } = useAddress();
  const read = (from: URLSearchParams) => checkedQuery(schema, Object.fromEntries(from));
  const text = read(address);
  return {
    /** All of the address, what the operation does not know too. */
    address,
    text,
    /** The query as the operation takes it, with what it adds to an address that does not say. */
    query: schema.parse(text),
    /** Whether the address is that of the last change. */
    settled,
    /** Sets some of it, or what follows from the query, and from the whole address, as it will be once the changes before have arrived. */
    change: (
      values: QueryChange<Query> | ((before: QueryText<Query>, address: URLSearchParams) => QueryChange<Query>),
      options?: Parameters<typeof change>[1],
    ) => change(typeof values === 'function' ? (before) => values(read(before), before) : values, options),
  };
}

/** The address of a screen that reads this of the query there. */
export function addressWithQuery<Query extends z.ZodMiniObject>(
  address: string,
  schema: Query,
  query: QueryText<Query>,
): string {
  const checkedValues = checkedQuery(schema, query as Record<string, string>);
  const text = new URLSearchParams(Object.entries<string>(checkedValues as Record<string, string>)).toString();
  return text ? `${address}?${text}` : address;
}

/** What of an address a query takes. */
export function checkedQuery<Query extends z.ZodMiniObject>(
  schema: Query,
  address: Readonly<Record<string, string>>,
): QueryText<Query> {
  let query = Object.fromEntries(
    Object.entries(address).filter(([name, value]) => value && Object.hasOwn(schema.shape, name)),
  );
  for (;;) {
    const result = schema.safeParse(query);
    // It holds no other names than the schema's.
    if (result.success) return query as QueryText<Query>;
    const blamedNames = new Set(result.error.issues.map(({ path }) => String(path[0])));
    const wrong = Object.keys(query).filter((name) => blamedNames.has(name));
    query = without(query, wrong.length > 0 ? wrong : halvesOf(schema, query));
  }
}

/** Names to drop when the schema misses one: the query has one day of a period without the other. */
function halvesOf(schema: z.ZodMiniObject, query: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(query);
  const half = names.find((name) => schema.safeParse(without(query, [name])).success);
  return half === undefined ? names : [half];
}

const without = (query: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
