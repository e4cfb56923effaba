import { type Expression, type Kysely, sql } from 'kysely';
import type { Database } from '../schema.ts';

type Answers<Questions> = {
  [Name in keyof Questions]: Questions[Name] extends Expression<infer Row> ? Row[] : never;
};

/** Several questions in one statement: dates come as ever, but moments and long numbers as JSON has them. */
export async function askTogether<Questions extends Record<string, Expression<unknown>>>(
  db: Kysely<Database>,
  questions: Questions,
): Promise<Answers<Questions>> {
  const columns = Object.entries(questions).map(
    ([name, question]) => sql`(select coalesce(json_agg(asked.*), '[]') from (${question}) asked) as ${sql.ref(name)}`,
  );
  const { rows } = await sql<Answers<Questions>>`select ${sql.join(columns)}`.execute(db);
  const [answers] = rows;
  if (!answers) throw new Error('a statement without a table answered no row');
  return answers;
}
