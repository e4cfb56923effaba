import { useQueryClient } from '@tanstack/react-query';
import type { ImportDetail, ImportedNoun } from '@traiteur/contract/house/imports.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { nounKeys } from '@traiteur/front/queries/noun-keys.ts';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { Counts } from './Counts.tsx';
import { ImportedRows } from './ImportedRows.tsx';
import styles from './Imports.module.css';
import { useImportStep } from './use-import-step.ts';

const lists = {
  clients: 'clients',
  products: 'products',
  ingredients: 'ingredients',
  'postal-codes': 'postalCodes',
} as const satisfies Record<ImportedNoun, string>;

interface ResultStepProps {
  detail: ImportDetail;
  onAnother: () => void;
}

export function ResultStep({ detail, onAnother }: ResultStepProps) {
  const { id, noun, state, counts, isCancelled, undoUntil } = detail;
  const words = useTranslations('imports');
  const dates = useDates();
  const to = useTo();
  const queries = useQueryClient();
  const [isAsking, setIsAsking] = useState(false);
  const undo = useImportStep((api) => api.call('imports', 'undoImport', { id }));
  // Lists that are open elsewhere show what came in, or went.
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: nounKeys(noun).all });
  }, [queries, noun, state]);
  const title = state === 'undone' ? 'undone' : state === 'failed' ? 'failed' : isCancelled ? 'cancelled' : 'done';
  return (
    <>
      <Card title={words(`result.${title}`)}>
        <div role="status">
          <Counts counts={counts} />
          {counts.kept > 0 && <p>{words('result.keptExplained')}</p>}
        </div>
        <div className={styles['actions']}>
          <ButtonLink variant="primary" to={to(lists[noun])}>
            {words('result.list')}
          </ButtonLink>
          <Button onClick={onAnother}>{words('result.another')}</Button>
          {undoUntil && <Button onClick={() => setIsAsking(true)}>{words('result.undo')}</Button>}
        </div>
        {undoUntil && (
          <p className={styles['until']}>{words('result.undoUntil', { until: dates.moment(undoUntil) })}</p>
        )}
      </Card>
      <ImportedRows detail={detail} />
      <ConfirmDialog
        opened={isAsking}
        title={words('result.undoQuestion')}
        confirm={words('result.undo')}
        danger
        busy={undo.isPending}
        onClose={() => setIsAsking(false)}
        onConfirm={() => undo.mutate(undefined, { onSettled: () => setIsAsking(false) })}
      >
        <p>{words('result.undoExplained')}</p>
      </ConfirmDialog>
    </>
  );
}
