import { useQuery } from '@tanstack/react-query';
import type { ImportRecord } from '@traiteur/contract/house/imports.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { latestImportsQuery } from './import-queries.ts';
import styles from './Imports.module.css';

export function LatestImports({ onOpen }: { onOpen: (record: ImportRecord) => void }) {
  const api = useApi();
  const words = useTranslations('imports');
  const dates = useDates();
  const query = useQuery(latestImportsQuery(api));
  return (
    <Card title={words('latest.title')}>
      <Shown
        query={query}
        shape={<Skeleton width="60%" height={40} />}
        empty={({ items }) => items.length === 0 && words('latest.none')}
      >
        {({ items }) => (
          <ul className={styles['latest']}>
            {items.map((record) => (
              <li key={record.id}>
                <Button variant="subtle" onClick={() => onOpen(record)}>
                  {record.fileName || words(`nouns.${record.noun}`)}
                </Button>
                <span>
                  {words(`nouns.${record.noun}`)} · {words(`states.${record.state}`)} ·{' '}
                  {words('latest.by', { by: record.by, at: dates.moment(record.createdAt) })}
                </span>
              </li>
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}
