import { type RawBuilder, sql } from 'kysely';

/** Two places that should say the same of something, and do not. */
export interface Disagreement {
  /** Of what: an order's number, a slot, a client's. */
  subject: string;
  what: string;
  expected: string;
  actual: string;
}

/** Something that holds in every sound database; its statement answers each {@link Disagreement}, and adds up in the database. */
export interface Check {
  name: string;
  disagreements: RawBuilder<Disagreement>;
}

/** A value that one place says, beside the same that another one keeps. */
interface Pair {
  what: string;
  expected: RawBuilder<unknown>;
  actual: RawBuilder<unknown>;
}

/** A row for each pair of values that differ, of each row that `from` gives. */
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

/** A row for each amount that differs between two selections of amounts by the same keys, of which none is the same as nought. */
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
