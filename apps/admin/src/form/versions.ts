type Fields = Readonly<Record<string, unknown>>;
type Member = Readonly<Record<string, unknown>>;

/** The fields that identify a member of a list in every version. */
const identities = ['sizeId', 'allergenId', 'id'] as const;

interface Identity {
  by: (typeof identities)[number];
  value: unknown;
}

/** A field, or one member of a list, that two versions of a record leave different. */
export interface Difference {
  field: string;
  /** Null where the whole field differs. */
  member: Identity | null;
  /** `mine` and `theirs` are undefined where that version has no such member. */
  mine: unknown;
  theirs: unknown;
  /** Who changed it since the common base. */
  changedBy: 'me' | 'them' | 'both';
}

interface Versions {
  /** What both versions began from. */
  base: Fields;
  mine: Fields;
  theirs: Fields;
}

/** Compares two versions field by field, and lists with identifiable members member by member. */
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

/** Only the fields that change when these parts are taken, with their new values. */
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

/** List members by their identity, unsaved ones left out; undefined for a value that is no such list. */
function membersOf(value: unknown): Map<string, { identity: Identity; member: Member }> | undefined {
  if (!Array.isArray(value) || !value.every((item) => typeof item === 'object' && item !== null)) return undefined;
  // `every` has checked that each is an object.
  const members = (value as Member[]).flatMap((member) => {
    const by = identities.find((key) => member[key] !== undefined);
    return by ? [[`${by} ${String(member[by])}`, { identity: { by, value: member[by] }, member }] as const] : [];
  });
  return members.length > 0 || value.length === 0 ? new Map(members) : undefined;
}

const isSame = (a: unknown, b: unknown) => textOf(a) === textOf(b);

/** Equal values give the same text, whatever the order of their fields. */
const textOf = (value: unknown) =>
  JSON.stringify(value, (_, part: unknown) =>
    typeof part === 'object' && part !== null && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => (a < b ? -1 : 1)))
      : part,
  );
