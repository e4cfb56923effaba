export type Random = {
  /** From 0 to below 1. */
  next: () => number;
  /** Inclusive bounds. */
  int: (from: number, to: number) => number;
  chance: (probability: number) => boolean;
  pick: <T>(items: readonly T[]) => T;
  weighted: <T>(items: readonly T[], weight: (item: T) => number) => T;
};

/** Repeatable sequence per seed (mulberry32, 32-bit state): never for secrets. */
export function seededRandom(seed: number): Random {
  const next = mulberry32(seed);
  const int = (from: number, to: number) => from + Math.floor(next() * (to - from + 1));
  return {
    next,
    int,
    chance: (probability) => next() < probability,
    pick: (items) => itemAt(items, int(0, items.length - 1)),
    weighted: (items, weight) => pickWeighted(items, weight, next()),
  };
}

function mulberry32(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return ((bits ^ (bits >>> 14)) >>> 0) / 4294967296;
  };
}

function pickWeighted<T>(items: readonly T[], weight: (item: T) => number, share: number): T {
  const total = items.reduce((sum, item) => sum + weight(item), 0);
  let remainder = share * total;
  const index = items.findIndex((item) => {
    remainder -= weight(item);
    return remainder < 0;
  });
  return itemAt(items, index === -1 ? items.length - 1 : index);
}

function itemAt<T>(items: readonly T[], index: number): T {
  const item = items[index];
  if (item === undefined) throw new RangeError(`no item at ${index} of ${items.length}`);
  return item;
}
