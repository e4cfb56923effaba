/** How much of each thing that is limited: a slot's places, a dish's portions. */
export type Amounts = Readonly<Record<string, number>>;

/** What somebody asked for between two moments, and what came of it. */
export interface Deed {
  /** Does one thing after the other. */
  person: number;
  start: number;
  end: number;
  /** More than before is positive, what is given back negative. */
  takes: Amounts;
  /** Of a refused deed nothing was taken: there was too little just then. */
  isRefused: boolean;
}

/**
 * An order of the deeds, one at a time, in which nothing was ever taken beyond its limit and each refusal was true; a
 * deed that ended before another began comes before it. Undefined where there is none: then the house has broken a
 * promise.
 */
export function orderOf(deeds: readonly Deed[], limits: Amounts): Deed[] | undefined {
  const queues = queuesOf(deeds);
  const triedFronts = new Set<string>();
  const order: Deed[] = [];
  /** Of each step the next deeds that were not tried yet. */
  const choices: Choice[][] = [];
  let front = queues.map(() => 0);
  let sum: Amounts = {};

  choices.push(choicesAt());
  while (order.length < deeds.length) {
    const choice = choices.at(-1)?.pop();
    if (choice) {
      front = front.with(choice.queue, (front[choice.queue] ?? 0) + 1);
      if (!choice.deed.isRefused) sum = sumOf(sum, choice.deed.takes, 1);
      order.push(choice.deed);
      choices.push(choicesAt());
      continue;
    }
    choices.pop();
    const last = order.pop();
    if (!last) return undefined;
    const queue = queues.findIndex((queued) => queued.includes(last));
    front = front.with(queue, (front[queue] ?? 0) - 1);
    if (!last.isRefused) sum = sumOf(sum, last.takes, -1);
  }
  return order;

  function choicesAt(): Choice[] {
    const key = front.join();
    // Whatever order led here, the same has been taken.
    if (triedFronts.has(key)) return [];
    triedFronts.add(key);
    const heads = queues.flatMap((queue, index): Choice[] => {
      const deed = queue[front[index] ?? 0];
      return deed ? [{ deed, queue: index }] : [];
    });
    const earliestEnd = Math.min(...heads.map(({ deed }) => deed.end));
    const possible = heads.filter(({ deed }) => deed.start <= earliestEnd && isTrue(deed, sumOf(sum, deed.takes, 1)));
    // The last is tried first: what gives back, for that never does harm; then what ended first.
    return possible.sort((a, b) => Number(givesBack(a.deed)) - Number(givesBack(b.deed)) || b.deed.end - a.deed.end);
  }

  function isTrue(deed: Deed, amounts: Amounts): boolean {
    const isBeyond = Object.keys(deed.takes).some(
      (name) => (deed.takes[name] ?? 0) > 0 && amountIn(amounts, name) > amountIn(limits, name),
    );
    return isBeyond === deed.isRefused;
  }
}

interface Choice {
  deed: Deed;
  queue: number;
}

const amountIn = (amounts: Amounts, name: string): number => amounts[name] ?? 0;

const givesBack = ({ takes }: Deed): boolean => Object.values(takes).every((amount) => amount <= 0);

function queuesOf(deeds: readonly Deed[]): Deed[][] {
  const queues = Map.groupBy(deeds, ({ person }) => person);
  return [...queues.values()].map((queue) => queue.toSorted((a, b) => a.start - b.start));
}

export function sumOf(amounts: Amounts, more: Amounts, sign: 1 | -1): Amounts {
  const sum = { ...amounts };
  for (const [name, amount] of Object.entries(more)) sum[name] = amountIn(sum, name) + sign * amount;
  return sum;
}
