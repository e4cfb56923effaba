import { useAddress } from './use-address.ts';
import type * as z from 'zod/mini';

type NameIn<Query extends z.ZodMiniObject> = keyof Query['shape'] & string;

export type QueryText<Query extends z.ZodMiniObject> = {
  [Name in NameIn<Query>]?: Extract<z.input<Query>[Name], string>;
};

export type QueryChange<Query extends z.ZodMiniObject> = { [Name in NameIn<Query>]?: string | null | undefined };

/** An operation's query kept in the address and checked by the operation's schema; invalid values are ignored. */
export function useQueryInAddress<Query extends z.ZodMiniObject>(schema: Query) {
  const { address, change, settled } = useAddress();
  const read = (from: URLSearchParams) => checkedQuery(schema, Object.fromEntries(from));
  const text = read(address);
  return {
    address,
    text,
    query: schema.parse(text),
    settled,
    /** Changes some values, or computes them from the query and address after pending changes. */
    change: (
      values: QueryChange<Query> | ((before: QueryText<Query>, address: URLSearchParams) => QueryChange<Query>),
      options?: Parameters<typeof change>[1],
    ) => change(typeof values === 'function' ? (parameters) => values(read(parameters), parameters) : values, options),
  };
}

export function addressWithQuery<Query extends z.ZodMiniObject>(
  address: string,
  schema: Query,
  query: QueryText<Query>,
): string {
  const checkedValues = checkedQuery(schema, query as Record<string, string>);
  const text = new URLSearchParams(Object.entries<string>(checkedValues as Record<string, string>)).toString();
  return text ? `${address}?${text}` : address;
}

export function checkedQuery<Query extends z.ZodMiniObject>(
  schema: Query,
  address: Readonly<Record<string, string>>,
): QueryText<Query> {
  let query = Object.fromEntries(
    Object.entries(address).filter(([name, value]) => value && Object.hasOwn(schema.shape, name)),
  );
  for (;;) {
    const result = schema.safeParse(query);
    if (result.success) return query as QueryText<Query>;
    const blamedNames = new Set(result.error.issues.map(({ path }) => String(path[0])));
    const wrong = Object.keys(query).filter((name) => blamedNames.has(name));
    query = without(query, wrong.length > 0 ? wrong : halvesOf(schema, query));
  }
}

/** When one day of a period is missing: the names to drop. */
function halvesOf(schema: z.ZodMiniObject, query: Readonly<Record<string, string>>): string[] {
  const names = Object.keys(query);
  const half = names.find((name) => schema.safeParse(without(query, [name])).success);
  return half === undefined ? names : [half];
}

const without = (query: Readonly<Record<string, string>>, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(Object.entries(query).filter(([name]) => !names.includes(name)));
