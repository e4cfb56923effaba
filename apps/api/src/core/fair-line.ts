/**
 * Those who wait, by name: whose turn it is goes round the names, so that whoever comes often stands in nobody's way but their own.
 */
export function fairLine<Entry>() {
  const lines = new Map<string, Entry[]>();
  let length = 0;
  return {
    /** How many wait. */
    length: () => length,
    /** How many wait under that name. */
    lengthOf: (name: string) => lines.get(name)?.length ?? 0,
    add(name: string, entry: Entry): void {
      const line = lines.get(name);
      if (line) line.push(entry);
      else lines.set(name, [entry]);
      length++;
    },
    /** Somebody waits no longer. */
    remove(name: string, entry: Entry): void {
      const line = lines.get(name) ?? [];
      const rest = line.filter((other) => other !== entry);
      length -= line.length - rest.length;
      if (rest.length > 0) lines.set(name, rest);
      else lines.delete(name);
    },
    /** Who is next, and waits no longer; undefined where nobody waits. */
    next(): Entry | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [name, line] = first;
      const entry = line.shift();
      length--;
      // A map goes through its keys as they were added: this name stands last from now on.
      lines.delete(name);
      if (line.length > 0) lines.set(name, line);
      return entry;
    },
  };
}
