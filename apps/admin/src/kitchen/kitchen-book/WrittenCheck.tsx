import type { ControlCheck } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { type CheckState, checkState } from '@traiteur/domain/kitchen/control-checks.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip, type Tone } from '@traiteur/kit/look/Chip.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Thumbnail } from '../../catalogue/pictures/Thumbnail.tsx';
import { ReasonDialog } from '../../orders/reasons/ReasonDialog.tsx';
import styles from './KitchenBook.module.css';
import { useBookChange } from './use-book.ts';
import { useCheckName, useCheckSubject } from './use-check-name.ts';
import { useDegrees } from './use-degrees.ts';

const tones: Record<CheckState, Tone> = { conform: 'ok', beyond: 'alarm', open: 'wait', withdrawn: 'mute' };

/** What somebody wrote, in one line; withdrawn, it is struck out with its reason. */
export function WrittenCheck({ check, isFixed = false }: { check: ControlCheck; isFixed?: boolean }) {
  const words = useTranslations('kitchenBook');
  const checkName = useCheckName();
  const dates = useDates();
  const { degrees } = useDegrees();
  const [isAsking, setAsking] = useState(false);
  const withdraw = useBookChange(
    (api, reason: string) => api.call('kitchen-book', 'withdrawCheck', { id: check.id }, { reason }),
    words('withdrawn'),
  );
  const state = checkState(check);
  const name = checkName(check.point.name, check.hour);
  const subject = useCheckSubject()(check);
  const pictures = [check.pictureId, check.end?.pictureId ?? null].filter((id) => id !== null);
  const readings = [check.reading, check.end?.reading].filter((reading) => typeof reading === 'number');
  return (
    <div className={styles['written']} data-withdrawn={check.withdrawal !== null}>
      <Chip tone={tones[state]}>{words(`states.${state}`)}</Chip>
      {readings.length > 0 && <b>{words('degrees', { reading: readings.map(degrees).join(' → ') })}</b>}
      {subject && <span>{subject}</span>}
      {check.cookedBatch && <span>{check.cookedBatch.lot}</span>}
      {check.action && <span className={styles['action']}>{check.action}</span>}
      <small>{words('writtenBy', { by: check.by, at: dates.moment(check.at) })}</small>
      {check.end && <small>{words('writtenBy', { by: check.end.by, at: dates.moment(check.end.at) })}</small>}
      {check.withdrawal && (
        <small>
          {check.withdrawal.reason} ·{' '}
          {words('writtenBy', { by: check.withdrawal.by, at: dates.moment(check.withdrawal.at) })}
        </small>
      )}
      {pictures.map((id) => (
        <Thumbnail key={id} pictureId={id} subject={subject || name} />
      ))}
      {!isFixed && !check.withdrawal && (
        <Button variant="subtle" aria-label={words('withdrawOf', { point: name })} onClick={() => setAsking(true)}>
          {words('withdraw')}
        </Button>
      )}
      {isAsking && (
        <ReasonDialog
          title={words('withdrawOf', { point: name })}
          confirm={words('withdraw')}
          busy={withdraw.isPending}
          onClose={() => setAsking(false)}
          onReason={(reason) => withdraw.mutate(reason, { onSuccess: () => setAsking(false) })}
        >
          <p>{words('withdrawal')}</p>
        </ReasonDialog>
      )}
    </div>
  );
}
