import { useMutation } from '@tanstack/react-query';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { ConfirmDialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './FactorPart.module.css';
import { useKeepFactors } from './use-keep-factors.ts';

interface FactorProps {
  name: string;
  /** The name inside a sentence. */
  nameInside?: string;
  addedAt: string;
  lastUsedAt: string | null;
  locked: string | undefined;
  isLast: boolean;
  remove: () => Promise<void>;
  /** The toast after removal. */
  removed: string;
}

export function Factor({ name, nameInside = name, addedAt, lastUsedAt, locked, isLast, remove, removed }: FactorProps) {
  const words = useTranslations('secondFactor');
  const dates = useDates();
  const showFailure = useFailureToast();
  const changeFactors = useKeepFactors();
  const [asking, setAsking] = useState(false);
  const removing = useMutation({
    mutationFn: remove,
    onSuccess: () => toast.success(removed),
    onError: showFailure,
    onSettled: () => {
      setAsking(false);
      changeFactors();
    },
  });
  return (
    <div className={styles['factor']}>
      <div>
        {name}
        <small>{words('added', { moment: dates.day(addedAt) })}</small>
        {lastUsedAt && <small>{words('used', { moment: dates.day(lastUsedAt) })}</small>}
      </div>
      <Button
        aria-label={words('removeNamed', { name: nameInside })}
        disabledReason={locked}
        onClick={() => setAsking(true)}
      >
        {words('remove')}
      </Button>
      <ConfirmDialog
        opened={asking}
        title={words('removeQuestion', { name: nameInside })}
        confirm={words('remove')}
        danger
        busy={removing.isPending}
        onClose={() => setAsking(false)}
        onConfirm={() => removing.mutate()}
      >
        {words(isLast ? 'removeLastExplained' : 'removeExplained')}
      </ConfirmDialog>
    </div>
  );
}
