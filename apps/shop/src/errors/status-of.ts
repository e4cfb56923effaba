import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { NothingThere } from '../site/page.tsx';

/**
 * The refusal's status, otherwise 500.
 * @throws the error itself while the database is away: the server then answers each page with a time to retry
 */
export function statusOf(error: unknown, { isAway }: Pick<RenderingWorld, 'isAway'>): number {
  if (isAway(error)) throw error;
  if (error instanceof NothingThere) return 404;
  // `instanceof` fails: the server has its own copy of the class.
  const problem = (error as Partial<ApiRefusal>).problem;
  return problem?.status === 422 ? 404 : (problem?.status ?? 500);
}
