import { AuditValue } from '../changes/AuditValue.tsx';
import { type Change, changesOf } from '../changes/changes.ts';
import { useAuditValues } from '../changes/use-audit-values.ts';
import { useAuditWords } from '../changes/use-audit-words.ts';
import { VersionChoice, type VersionChoiceProps } from './VersionChoice.tsx';
import type { Difference } from './versions.ts';
import styles from './VersionChoice.module.css';

interface RecordVersionChoiceProps extends Pick<VersionChoiceProps, 'changedBy' | 'isTheirs' | 'onChoose'> {
  tag: string;
  difference: Difference;
}

/** A difference of two versions, written as in the audit log. */
export function RecordVersionChoice({ tag, difference, ...choice }: RecordVersionChoiceProps) {
  const { field, member, mine, theirs } = difference;
  const entry = {
    tag,
    before: { [field]: without(theirs, member?.by) },
    after: { [field]: without(mine, member?.by) },
  };
  const changes = changesOf(entry);
  const nameOf = useDifferenceName(tag);
  const partsOf = (side: 'before' | 'after') =>
    changes.map((change) => <Part key={JSON.stringify(change.path)} entry={entry} change={change} side={side} />);
  return <VersionChoice {...choice} name={nameOf(difference)} mine={partsOf('after')} theirs={partsOf('before')} />;
}

interface PartProps {
  entry: Parameters<typeof changesOf>[0];
  change: Change;
  side: 'before' | 'after';
}

function Part({ entry, change: { path, ...values }, side }: PartProps) {
  const { partOf } = useAuditWords();
  const part = path.slice(1).findLast((step) => typeof step === 'string');
  const name = part && partOf(entry.tag, part);
  return (
    <span className={styles['part']}>
      {name && <small>{name} </small>}
      <AuditValue entry={entry} path={path} value={values[side]} />
    </span>
  );
}

/** The field, and for a list the name of its member. */
function useDifferenceName(tag: string) {
  const { fieldOf } = useAuditWords();
  const valueOf = useAuditValues();
  return ({ field, member, mine, theirs }: Difference): string => {
    if (!member) return fieldOf(tag, field);
    const record = (mine ?? theirs) as Readonly<Record<string, unknown>>;
    // A member with an id has no choice list to name it, so its own fields do.
    const recordName = [record['label'], record['address'], record['name']].find(
      (text) => typeof text === 'string' && text,
    );
    const name =
      member.by === 'id'
        ? String(recordName ?? member.value)
        : valueOf({ tag, before: null, after: null }, member.by, Number(member.value));
    return `${fieldOf(tag, field)} · ${name}`;
  };
}

/** A member without the field that identifies it. */
const without = (value: unknown, identity: string | undefined): unknown =>
  identity && typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value).filter(([name]) => name !== identity))
    : value;
