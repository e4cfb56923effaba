import type { ImportDetail } from '@traiteur/contract/house/imports.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Counts } from './Counts.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import styles from './Imports.module.css';
import { useImportStep } from './use-import-step.ts';

export function CheckStep({ detail }: { detail: ImportDetail }) {
  const { id, counts, headingLine } = detail;
  const words = useTranslations('imports');
  const [allOrNothing, setAllOrNothing] = useState(false);
  const run = useImportStep((api) => api.call('imports', 'runImport', { id }, { allOrNothing }));
  const back = useImportStep((api) => api.call('imports', 'setHeadingLine', { id }, { headingLine }));
  const count = counts.new + counts.changed;
  return (
    <>
      {detail.allOrNothing && counts.refused > 0 && <Alarm tone="warning" title={words('check.givenUp')} />}
      <Card title={words('check.title')}>
        <Counts counts={counts} />
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={allOrNothing}
            disabled={counts.refused > 0}
            onChange={({ currentTarget }) => setAllOrNothing(currentTarget.checked)}
          />
          <span>
            {words('check.allOrNothing')}
            {counts.refused > 0 && <small>{words('check.allOrNothingRefused')}</small>}
          </span>
        </label>
        <div className={styles['actions']}>
          <Button
            variant="primary"
            busy={run.isPending}
            disabledReason={count === 0 ? words('check.nothing') : undefined}
            onClick={() => run.mutate()}
          >
            {words('check.run', { count: count + counts.joined })}
          </Button>
          <Button busy={back.isPending} onClick={() => back.mutate()}>
            {words('check.back')}
          </Button>
        </div>
      </Card>
      <ImportedRows detail={detail} />
    </>
  );
}
