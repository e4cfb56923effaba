/** Waiting entries by name, served in turn by name: frequent requests delay only their own name. */
export function fairLine<Entry>() {
  const lines = new Map<string, Entry[]>();
  let length = 0;
  return {
    length: () => length,
    lengthOf: (name: string) => lines.get(name)?.length ?? 0,
    firstOf: (name: string) => lines.get(name)?.[0],
    add(name: string, entry: Entry): void {
      const line = lines.get(name);
      if (line) line.push(entry);
      else lines.set(name, [entry]);
      length++;
    },
    remove(name: string, entry: Entry): void {
      const line = lines.get(name) ?? [];
      const remaining = line.filter((candidate) => candidate !== entry);
      length -= line.length - remaining.length;
      if (remaining.length > 0) lines.set(name, remaining);
      else lines.delete(name);
    },
    next(): Entry | undefined {
      const [first] = lines;
      if (!first) return undefined;
      const [name, line] = first;
      const entry = line.shift();
      length--;
      // A map iterates in insertion order: this puts the name last.
      lines.delete(name);
      if (line.length > 0) lines.set(name, line);
      return entry;
    },
  };
}
