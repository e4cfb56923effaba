import en from 'virtual:words/screen/auditEntries/en';
import fr from 'virtual:words/screen/auditEntries/fr';
import { auditEntries } from '@traiteur/contract/access/audit-entries.ts';
import { useTranslations } from 'use-intl';
import { ListScreen } from '../../list/ListScreen.tsx';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useList } from '../../list/use-list.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { AuditChanges } from './AuditChanges.tsx';
import { AuditFilters } from './AuditFilters.tsx';
import { AuditRecord } from './AuditRecord.tsx';
import { useAuditWords } from '../../changes/use-audit-words.ts';

export default function AuditEntryList() {
  return (
    <ScreenWords fr={fr} en={en}>
      <Entries />
    </ScreenWords>
  );
}

function Entries() {
  const words = useTranslations('auditEntries');
  const { doneTo, nameOf } = useAuditWords();
  const dates = useDates();
  const list = useList(auditEntries, {
    filterLabels: { thingId: (id) => words('number', { id }) },
  });
  return (
    <ListScreen
      noun="auditEntries"
      list={list}
      viewed={list}
      filters={<AuditFilters list={list} />}
      columns={[
        { key: 'at', heading: words('columns.at'), render: (row) => dates.day(row.at), sort: 'at' },
        { key: 'by', heading: words('columns.by'), render: (row) => row.by.name },
        {
          key: 'what',
          heading: words('columns.what'),
          render: (row) => (
            <>
              <strong>{doneTo(row)}</strong>
              <small>
                <AuditRecord entry={row}>{nameOf(row)}</AuditRecord>
              </small>
            </>
          ),
        },
        { key: 'changes', heading: words('columns.changes'), render: (row) => <AuditChanges entry={row} /> },
      ]}
    />
  );
}
