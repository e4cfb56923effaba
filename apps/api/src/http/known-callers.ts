import type { Caller } from '../core/caller.ts';

/** How many are remembered; beyond, those that asked longest ago are strangers again. */
const room = 10_000;

type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/**
 * Remembers whose token was good when it came last. It opens nothing, each request is looked up all the same: it says who need not stand
 * in line with strangers.
 */
export function knownCallers(callerOf: CallerOf) {
  const tokens = new Set<string>();
  const isKnown = (authorization: string | undefined): boolean =>
    authorization !== undefined && tokens.has(authorization);
  const lookUp = async (authorization: string | undefined): Promise<Caller | undefined> => {
    const caller = await callerOf(authorization);
    if (authorization === undefined) return caller;
    // The last that asked stands last.
    tokens.delete(authorization);
    if (caller) tokens.add(authorization);
    for (const first of tokens)
      if (tokens.size > room) tokens.delete(first);
      else break;
    return caller;
  };
  return { isKnown, callerOf: lookUp };
}
