import { useFormatter, useTranslations } from 'use-intl';
import { type Change, isEmpty, type Step } from './changes.ts';
import { type AuditedRecord, useAuditValues } from './use-audit-values.ts';

interface AuditValueProps {
  entry: AuditedRecord;
  path: readonly Step[];
  value: Change['before'];
  as?: 'del' | 'ins' | 'span';
}

export function AuditValue({ entry, path, value, as: Element = 'span' }: AuditValueProps) {
  const words = useTranslations('auditEntries');
  const format = useFormatter();
  const valueOf = useAuditValues();
  if (isEmpty(value)) return <em>{words('nothing')}</em>;
  if (typeof value === 'boolean') return <Element>{words(value ? 'yes' : 'no')}</Element>;
  const field = path.findLast((step) => typeof step === 'string') ?? '';
  const values = typeof value === 'object' ? value : [value];
  return <Element>{format.list(values.map((item) => valueOf(entry, field, item)))}</Element>;
}
