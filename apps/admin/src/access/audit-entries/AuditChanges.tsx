import type { AuditEntry } from '@traiteur/contract/access/audit-entries.ts';
import { useTranslations } from 'use-intl';
import styles from './AuditChanges.module.css';
import { AuditValue } from '../../changes/AuditValue.tsx';
import { changesOf, type Step } from '../../changes/changes.ts';
import { useAuditValues } from '../../changes/use-audit-values.ts';
import { useAuditWords } from '../../changes/use-audit-words.ts';

/** More changes than this are folded. */
const few = 2;

export function AuditChanges({ entry }: { entry: AuditEntry }) {
  const words = useTranslations('auditEntries');
  const { fieldOf, partOf } = useAuditWords();
  const valueOf = useAuditValues();
  const changes = changesOf(entry);
  if (changes.length === 0) return null;
  const stepOf = (step: Step) =>
    typeof step === 'string' ? partOf(entry.tag, step) : valueOf(entry, step.by, step.value);
  const list = (
    <dl className={styles['changes']}>
      {changes.map(({ path: [field, ...steps], before, after }) => (
        <div key={JSON.stringify([field, steps])}>
          <dt>{[fieldOf(entry.tag, field), ...steps.map(stepOf)].filter(Boolean).join(' · ')}</dt>
          <dd>
            {entry.before && <AuditValue entry={entry} path={[field, ...steps]} value={before} as="del" />}
            {entry.before && entry.after && <span aria-hidden>→</span>}
            {entry.after && <AuditValue entry={entry} path={[field, ...steps]} value={after} as="ins" />}
          </dd>
        </div>
      ))}
    </dl>
  );
  if (changes.length <= few) return list;
  return (
    <details className={styles['more']}>
      <summary>{words(entry.before && entry.after ? 'show' : 'details', { count: changes.length })}</summary>
      {list}
    </details>
  );
}
