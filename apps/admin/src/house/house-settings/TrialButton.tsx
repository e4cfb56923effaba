import { useMutation } from '@tanstack/react-query';
import type { TrialResult } from '@traiteur/contract/house/house-settings.ts';
import type { Trial } from '@traiteur/domain/house/house-settings.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { useFormState } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '../../noun/use-failure-toast.ts';
import styles from './HouseSettings.module.css';

/** Tries what is saved, and says beside the button what came of it. */
export function TrialButton({ trial }: { trial: Trial }) {
  const api = useApi();
  const words = useTranslations('houseSettings');
  const showFailure = useFailureToast();
  const { isDirty } = useFormState();
  const attempt = useMutation({
    mutationFn: () => api.call('house-settings', 'testHouseSetting', {}, { trial }),
    onError: showFailure,
  });
  if (!api.offers('house-settings', 'testHouseSetting')) return null;
  return (
    <div className={styles['trial']}>
      <Button
        busy={attempt.isPending}
        disabledReason={isDirty ? words('saveFirst') : undefined}
        onClick={() => attempt.mutate()}
      >
        {words(`try.${trial}`)}
      </Button>
      <div role="status">{attempt.data && !isDirty && <Outcome trial={trial} result={attempt.data} />}</div>
    </div>
  );
}

function Outcome({ trial, result: { outcome, detail, testMode } }: { trial: Trial; result: TrialResult }) {
  const words = useTranslations('houseSettings');
  const isDone = outcome === 'done';
  return (
    <>
      <Chip tone={isDone ? 'ok' : 'bad'}>{words(isDone ? 'works' : 'fails')}</Chip>{' '}
      {words(`outcomes.${trial}.${outcome}`, { detail, mode: testMode ? 'test' : 'live' })}
    </>
  );
}
