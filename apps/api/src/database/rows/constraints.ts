import type { RefusalCode } from '@traiteur/contract/statement/refusals.ts';
import { Refusal } from '../../core/refusal.ts';

/** Field or refusal of a constraint whose name does not say it. */
export type ConstraintMeanings = Readonly<Record<string, string | { code: RefusalCode; field: string }>>;

/** PostgreSQL: unique and foreign key violations. */
const codes: Readonly<Record<string, RefusalCode>> = { 23505: 'already-taken', 23503: 'unknown-reference' };

/** Undefined for a bug. `tags_slug_key`: the slug is taken; `products_category_id_fkey`: no such `categoryId`. */
export function refusalOf(error: unknown, meanings: ConstraintMeanings): Refusal | undefined {
  const { code: state, table, constraint } = error as Readonly<Record<string, unknown>>;
  if (typeof state !== 'string' || typeof table !== 'string' || typeof constraint !== 'string') return undefined;
  const meaning = meanings[constraint];
  if (typeof meaning === 'object') return new Refusal(meaning.code, { field: meaning.field });
  const field = meaning ?? fieldIn(constraint, table);
  const code = codes[state];
  return code && field !== undefined ? new Refusal(code, { field }) : undefined;
}

function fieldIn(constraint: string, table: string): string | undefined {
  const [, column, locale] = /^(.+?)(?:_(fr|en))?_f?key$/.exec(constraint.slice(table.length + 1)) ?? [];
  const field = column?.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase());
  return field && constraint.startsWith(`${table}_`) ? `${field}${locale ? `.${locale}` : ''}` : undefined;
}
