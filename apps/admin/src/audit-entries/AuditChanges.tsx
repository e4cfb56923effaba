import type { AuditEntry } from '@traiteur/contract/audit-entries.ts';
import { useTranslations } from 'use-intl';
import styles from './AuditChanges.module.css';
import { type Change, changesOf } from './changes.ts';
import { useAuditWords } from './use-audit-words.ts';

/** So many changes are shown at once; more wait to be asked for. */
const few = 2;

/** What an entry's thing was before, and what it became. */
export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const words = useTranslations('auditEntries');
  const { fieldOf } = useAuditWords();
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const list = (
    <dl className={styles['changes']}>
      {changes.map(({ path, before, after }) => (
        <div key={path}>
          <dt>{fieldOf(entry.tag, path)}</dt>
          <dd>
            {entry.before && <Value value={before} gone />}
            {entry.before && entry.after && <span aria-hidden>→</span>}
            {entry.after && <Value value={after} />}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= few) return list;
  return (
    <details className={styles['more']}>
      <summary>{words('show', { count: changes.length })}</summary>
      {list}
    </details>
  );
}

function Value({ value, gone = false }: { value: Change['before']; gone?: boolean }) {
  const words = useTranslations();
  const Element = gone ? 'del' : 'ins';
  if (value === undefined || value === null || value === '') return <em>{words('auditEntries.nothing')}</em>;
  if (typeof value === 'boolean') return <Element>{words(value ? 'shell.yes' : 'shell.no')}</Element>;
  return <Element>{value}</Element>;
}
