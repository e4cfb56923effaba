import type { AuditEntry } from '@traiteur/contract/audit-entries.ts';

type Leaf = string | number | boolean | null;

export interface Change {
  /** Dotted path of what changed: `offers.0.price`. */
  path: string;
  before: Leaf | undefined;
  after: Leaf | undefined;
}

/** What differs between before and after, down to the single values; what is empty on both sides is left out. */
export function changesOf({ before, after }: Pick<AuditEntry, 'before' | 'after'>): Change[] {
  const [old, young] = [leavesOf(before), leavesOf(after)];
  const paths = [...new Set([...young.keys(), ...old.keys()])];
  return paths
    .map((path) => ({ path, before: old.get(path), after: young.get(path) }))
    .filter((change) => change.before !== change.after && !(isEmpty(change.before) && isEmpty(change.after)));
}

const isEmpty = (value: Leaf | undefined) => value === undefined || value === null || value === '';

function leavesOf(value: unknown, path = ''): Map<string, Leaf> {
  if (value !== null && typeof value === 'object')
    return new Map(
      Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, path ? `${path}.${name}` : name)]),
    );
  const leaf: [string, Leaf][] = path ? [[path, value as Leaf]] : [];
  return new Map(leaf);
}
