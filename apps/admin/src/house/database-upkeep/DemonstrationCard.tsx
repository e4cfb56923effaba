import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './DatabasePage.module.css';
import { useApi } from '@traiteur/front/front.ts';

/** Loads the demonstration caterer into an empty house, after asking. */
export function DemonstrationCard({ isEmpty }: { isEmpty: boolean }) {
  const api = useApi();
  const words = useTranslations('databaseUpkeep.demonstration');
  const showFailure = useFailureToast();
  const queries = useQueryClient();
  const [isConfirming, setConfirming] = useState(false);
  const loading = useMutation({
    mutationFn: () => api.call('database-upkeep', 'loadDemonstrationData'),
    onSuccess: () => toast.success(words('loaded')),
    onError: showFailure,
    onSettled() {
      setConfirming(false);
      // Every list was empty before.
      return queries.invalidateQueries();
    },
  });
  return (
    <Card title={words('title')}>
      <p className={styles['explained']}>{words('explained')}</p>
      <div className={styles['actions']}>
        <Button disabledReason={isEmpty ? undefined : words('notEmpty')} onClick={() => setConfirming(true)}>
          {words('load')}
        </Button>
      </div>
      <ConfirmDialog
        opened={isConfirming}
        title={words('question')}
        confirm={words('load')}
        busy={loading.isPending}
        onConfirm={() => loading.mutate()}
        onClose={() => !loading.isPending && setConfirming(false)}
      >
        <p>{words('consequence')}</p>
      </ConfirmDialog>
    </Card>
  );
}
