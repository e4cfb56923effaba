import type { Caller } from '../core/caller.ts';

const room = 10_000;

type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/** Tokens valid at their last request skip the strangers' queue. Grants nothing: each request is checked. */
export function knownCallers(callerOf: CallerOf) {
  const tokens = new Set<string>();
  const isKnown = (authorization: string | undefined): boolean =>
    authorization !== undefined && tokens.has(authorization);
  const lookUp = async (authorization: string | undefined): Promise<Caller | undefined> => {
    const caller = await callerOf(authorization);
    if (authorization === undefined) return caller;
    // Reinserted, so that the set stays ordered by last request.
    tokens.delete(authorization);
    if (caller) tokens.add(authorization);
    for (const first of tokens)
      if (tokens.size > room) tokens.delete(first);
      else break;
    return caller;
  };
  return { isKnown, callerOf: lookUp };
}
