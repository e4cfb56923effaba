/** A fault that somebody could make in a verb of orders, and the tests that must find it. */
export interface Mutant {
  /** What goes wrong, as the report says it. */
  fault: string;
  /** From the root, like `killers`. */
  path: string;
  /** Stands in the file exactly once, comments left out of it. */
  text: string;
  becomes: string;
  /** Files of tests, of which one at least must fail. */
  killers: readonly string[];
  /** Why no test can find it. Whoever makes one that does leaves the reason out. */
  reason?: string;
}

/** The source with the fault in it. */
export function mutatedSource(source: string, { path, fault, text, becomes }: Mutant): string {
  const count = source.split(text).length - 1;
  if (count !== 1)
    throw new Error(`${path} holds the text of the mutant “${fault}” ${count} times instead of once: ${text}`);
  // A function, so that `$` means nothing in it.
  return source.replace(text, () => becomes);
}
