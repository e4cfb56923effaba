import type { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { RenderingWorld } from '@traiteur/contract/wire/rendered-site.ts';
import { NothingThere } from '../site/page.tsx';

/**
 * The status of a page that could not be shown: that of a refusal, otherwise 500. Where the database is away it throws that on: of every page the
 * server then says when to come back.
 */
export function statusOf(error: unknown, { isAway }: Pick<RenderingWorld, 'isAway'>): number {
  if (isAway(error)) throw error;
  if (error instanceof NothingThere) return 404;
  // A refusal of the server is of its own copy of the class.
  const problem = (error as Partial<ApiRefusal>).problem;
  return problem?.status === 422 ? 404 : (problem?.status ?? 500);
}
