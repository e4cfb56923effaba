type Fields = Readonly<Record<string, unknown>>;
type Member = Readonly<Record<string, unknown>>;

/** What tells the members of a list apart in every version of it. */
const identities = ['sizeId', 'allergenId', 'id'] as const;

interface Identity {
  by: (typeof identities)[number];
  value: unknown;
}

/** A part of a record that two people have left different: a field, or one member of the list that it holds. */
export interface Difference {
  field: string;
  /** Null where the field is taken whole. */
  member: Identity | null;
  /** Undefined where that version has no such member. */
  mine: unknown;
  theirs: unknown;
  /** Who changed it since both began from the same record. */
  changedBy: 'me' | 'them' | 'both';
}

interface Versions {
  /** What both began from. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** What differs between two versions of a record, field by field; a list whose members can be told apart, member by member. */
export const differencesOf = ({ base, mine, theirs }: Versions): Difference[] =>
  Object.keys(mine)
    .filter((field) => field in theirs)
    .flatMap((field) => {
      const lists = [base[field], mine[field], theirs[field]].map(membersOf);
      const [baseMembers, myMembers, theirMembers] = lists;
      if (!baseMembers || !myMembers || !theirMembers)
        return differenceOf(field, null, base[field], mine[field], theirs[field]);
      const members = new Map([...myMembers, ...theirMembers].map(([key, { identity }]) => [key, identity]));
      return [...members].flatMap(([key, identity]) =>
        differenceOf(
          field,
          identity,
          baseMembers.get(key)?.member,
          myMembers.get(key)?.member,
          theirMembers.get(key)?.member,
        ),
      );
    });

function differenceOf(
  field: string,
  member: Identity | null,
  base: unknown,
  myValue: unknown,
  theirValue: unknown,
): Difference[] {
  if (isSame(myValue, theirValue)) return [];
  const changedBy = isSame(myValue, base) ? 'them' : isSame(theirValue, base) ? 'me' : 'both';
  return [{ field, member, mine: myValue, theirs: theirValue, changedBy }];
}

/** My fields once I have taken some of theirs: those that change, with their new values. */
export function takenFields(myFields: Fields, theirParts: readonly Difference[]): Record<string, unknown> {
  const fields: Record<string, unknown> = {};
  for (const { field, member, theirs } of theirParts) {
    const list = fields[field] ?? myFields[field];
    // A difference has a member only in a list whose members are objects, on both sides.
    fields[field] = member && Array.isArray(list) ? replaceMember(list as Member[], member, theirs) : theirs;
  }
  return fields;
}

function replaceMember(list: readonly Member[], { by, value }: Identity, theirValue: unknown): unknown[] {
  const index = list.findIndex((member) => member[by] === value);
  if (index < 0) return [...list, theirValue];
  return theirValue === undefined ? list.toSpliced(index, 1) : list.with(index, theirValue as Member);
}

/** The members of a list by what tells them apart; those that are not saved yet have nothing, and stay. Undefined for what is no such list. */
function membersOf(value: unknown): Map<string, { identity: Identity; member: Member }> | undefined {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'object' && item !== null)) return undefined;
  // Each was just found to be an object.
  const members = (value as Member[]).flatMap((member) => {
    const by = identities.find((key) => member[key] !== undefined);
    return by ? [[`${by} ${String(member[by])}`, { identity: { by, value: member[by] }, member }] as const] : [];
  });
  return members.length > 0 || value.length === 0 ? new Map(members) : undefined;
}

const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b);

/** The same text for the same value, in whatever order its fields stand. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
