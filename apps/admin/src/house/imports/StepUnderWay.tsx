import type { ImportDetail } from '@traiteur/contract/house/imports.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { useTranslations } from 'use-intl';
import { isUnderWay } from './import-queries.ts';
import styles from './Imports.module.css';
import { useImportStep } from './use-import-step.ts';

export function StepUnderWay({
  detail: { id, state, done, counts, isCancelled, ...detail },
}: {
  detail: ImportDetail;
}) {
  const words = useTranslations('imports');
  const cancel = useImportStep((api) => api.call('imports', 'cancelImport', { id }));
  if (!isUnderWay(state)) return null;
  const total = state === 'undoing' ? counts.new + counts.changed : detail.total;
  return (
    <Card title={words(`progress.${state}`)}>
      <div className={styles['underway']}>
        <Progress label={words(`progress.${state}`)} done={done} total={total} />
        <p role="status">{words('progress.of', { done, total })}</p>
        <p>{words('progress.leave')}</p>
        {state !== 'undoing' && (
          <Button busy={cancel.isPending || isCancelled} onClick={() => cancel.mutate()}>
            {words('progress.cancel')}
          </Button>
        )}
      </div>
    </Card>
  );
}
