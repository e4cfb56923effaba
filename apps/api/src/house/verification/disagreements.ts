import { type RawBuilder, sql } from 'kysely';

export interface Disagreement {
  subject: string;
  what: string;
  expected: string;
  actual: string;
}

/** Its statement finds each {@link Disagreement} within the database. */
export interface Check {
  name: string;
  disagreements: RawBuilder<Disagreement>;
}

interface Pair {
  what: string;
  expected: RawBuilder<unknown>;
  actual: RawBuilder<unknown>;
}

export const differing = (
  subject: RawBuilder<unknown>,
  from: RawBuilder<unknown>,
  pairs: readonly Pair[],
): RawBuilder<Disagreement> => sql`
  select ${subject} as subject, pair.what, coalesce(pair.expected, 'none') as expected, coalesce(pair.actual, 'none') as actual
  from ${from}, lateral (values ${sql.join(
    pairs.map(({ what, expected, actual }) => sql`(${sql.lit(what)}, (${expected})::text, (${actual})::text)`),
  )}) as pair (what, expected, actual)
  where pair.expected is distinct from pair.actual`;

/** Compares sums by key; a missing key counts as 0. */
export function differingSums(
  subject: RawBuilder<unknown>,
  keys: readonly string[],
  amounts: readonly string[],
  { expected, actual }: { expected: RawBuilder<unknown>; actual: RawBuilder<unknown> },
): RawBuilder<Disagreement> {
  const columns = sql.join(keys.map((key) => sql.ref(key)));
  const side = (prefix: string, otherPrefix: string) =>
    sql.join(
      amounts.map(
        (amount) =>
          sql`${sql.ref(amount)} as ${sql.ref(`${prefix}_${amount}`)}, 0 as ${sql.ref(`${otherPrefix}_${amount}`)}`,
      ),
    );
  const sums = sql.join(
    ['expected', 'actual'].flatMap((prefix) =>
      amounts.map((amount) => sql`sum(${sql.ref(`${prefix}_${amount}`)}) as ${sql.ref(`${prefix}_${amount}`)}`),
    ),
  );
  const swappedColumns = sql.join(
    amounts.map(
      (amount) => sql`0 as ${sql.ref(`expected_${amount}`)}, ${sql.ref(amount)} as ${sql.ref(`actual_${amount}`)}`,
    ),
  );
  const fullJoin = sql`(select ${columns}, ${sums} from (
      select ${columns}, ${side('expected', 'actual')} from (${expected}) said
      union all
      select ${columns}, ${swappedColumns} from (${actual}) kept
    ) side group by ${columns}) as both_sides`;
  return differing(
    subject,
    fullJoin,
    amounts.map((amount) => ({
      what: amount.replaceAll('_', ' '),
      expected: sql.ref(`expected_${amount}`),
      actual: sql.ref(`actual_${amount}`),
    })),
  );
}
