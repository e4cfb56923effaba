import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import { derivedFields, memberKeys } from './audit-fields.ts';

type Leaf = string | number | boolean | null | readonly (string | number)[];

/** A field by its name, or a member of a list by its identifying field, else by its index. */
export type Step = string | { by: string; value: string | number };

export interface Change {
  /** Such as `['offers', { by: 'sizeId', value: 2 }, 'price']`. */
  path: readonly [field: string, ...steps: Step[]];
  before: Leaf | undefined;
  after: Leaf | undefined;
}

/** The differences, down to single values. A value that is empty on both sides is left out. */
export function changesOf({ tag, before, after }: Pick<AuditEntry, 'tag' | 'before' | 'after'>): Change[] {
  const [old, young] = [fieldsOf(tag, before), fieldsOf(tag, after)];
  const places = [...new Set([...young.keys(), ...old.keys()])];
  return places
    .map((place) => ({
      path: JSON.parse(place) as Change['path'],
      before: old.get(place),
      after: young.get(place),
    }))
    .filter((change) => JSON.stringify(change.before) !== JSON.stringify(change.after))
    .filter((change) => !(isEmpty(change.before) && isEmpty(change.after)));
}

export const isEmpty = (value: Leaf | undefined): value is undefined | null | '' =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

/** Values by their path, written as JSON so that paths compare. */
type Leaves = Map<string, Leaf>;

function fieldsOf(tag: string, record: AuditEntry['before']): Leaves {
  const shownEntries = Object.entries(record ?? {}).filter(([name]) => !derivedFields[tag]?.includes(name));
  return new Map(shownEntries.flatMap(([name, value]) => [...leavesOf(value, [name])]));
}

function leavesOf(value: unknown, path: readonly Step[]): Leaves {
  if (Array.isArray(value) && value.some((member) => typeof member === 'object'))
    return new Map(value.flatMap((member: object, place) => [...leavesOfMember(member, place, path)]));
  if (value !== null && typeof value === 'object' && !Array.isArray(value))
    return new Map(Object.entries(value).flatMap(([name, part]) => [...leavesOf(part, [...path, name])]));
  return new Map([[JSON.stringify(path), value as Leaf]]);
}

function leavesOfMember(member: object, place: number, path: readonly Step[]): Leaves {
  const fields = new Map<string, unknown>(Object.entries(member));
  const by = memberKeys.find((key) => fields.has(key));
  const step = by ? { by, value: fields.get(by) as number } : { by: 'place', value: place + 1 };
  if (by) fields.delete(by);
  return leavesOf(Object.fromEntries(fields), [...path, step]);
}
