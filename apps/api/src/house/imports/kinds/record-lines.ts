/**
 * For each line that shares a key with another one the first line of their record. One record may have several keys,
 * an address and a telephone, and a line may bring two records together.
 */
export class RecordLines {
  readonly #leaders = new Map<number, number>();
  readonly #linesByKey = new Map<string, number>();

  add(number: number, keys: readonly string[]): void {
    this.#leaders.set(number, number);
    for (const key of keys) {
      const otherLine = this.#linesByKey.get(key);
      if (otherLine === undefined) this.#linesByKey.set(key, number);
      else this.#unite(this.#leaderOf(otherLine), this.#leaderOf(number));
    }
  }

  /** Of records with several lines alone. */
  joined(): { number: number; recordLine: number }[] {
    const lines = [...this.#leaders.keys()].map((number) => ({ number, recordLine: this.#leaderOf(number) }));
    const counts = Map.groupBy(lines, ({ recordLine }) => recordLine);
    return lines.filter(({ recordLine }) => (counts.get(recordLine)?.length ?? 0) > 1);
  }

  #unite(first: number, second: number): void {
    if (first !== second) this.#leaders.set(Math.max(first, second), Math.min(first, second));
  }

  #leaderOf(number: number): number {
    let leader = number;
    for (let next = this.#leaders.get(leader); next !== undefined && next !== leader; next = this.#leaders.get(leader))
      leader = next;
    this.#leaders.set(number, leader);
    return leader;
  }
}
