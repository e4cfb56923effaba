import type { Caller } from '../core/caller.ts';

const room = 10_000;

type CallerOf = (authorization: string | undefined) => Promise<Caller | undefined>;

/** Tokens valid at their last request skip the strangers' queue. Grants nothing: each request is checked. */
export function knownCallers(callerOf: CallerOf) {
  const kinds = new Map<string, Caller['kind']>();
  const kindOf = (authorization: string | undefined): Caller['kind'] | undefined =>
    authorization === undefined ? undefined : kinds.get(authorization);
  const lookUp = async (authorization: string | undefined): Promise<Caller | undefined> => {
    const caller = await callerOf(authorization);
    if (authorization === undefined) return caller;
    // Reinserted, so that the map stays ordered by last request.
    kinds.delete(authorization);
    if (caller) kinds.set(authorization, caller.kind);
    for (const first of kinds.keys())
      if (kinds.size > room) kinds.delete(first);
      else break;
    return caller;
  };
  return { kindOf, callerOf: lookUp };
}
