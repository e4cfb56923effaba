import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { useTranslations } from 'use-intl';
import { attemptedIn } from './batch-outcome.ts';
import styles from './BatchReport.module.css';
import type { BatchState, useBatch } from './use-batch.ts';

interface BatchReportProps {
  batch: ReturnType<typeof useBatch>;
  /** Address of a refused record. */
  linkTo: (id: number) => string;
}

/** The progress of a batch with a stop button, then its result with each refusal and its reason. */
export function BatchReport({ batch: { batch, isRunning, stop, close }, linkTo }: BatchReportProps) {
  const words = useTranslations('lists.batch');
  if (!batch) return null;
  if (isRunning) return <Running batch={batch} onStop={stop} />;
  const { outcome, sentenceOf, state, failure } = batch;
  return (
    <section className={styles['report']}>
      <div role="status">
        <p>
          <strong>{sentenceOf(outcome.done)}</strong>
        </p>
        {state === 'stopped' && <p>{words('stopped', { left: outcome.left })}</p>}
        {failure && <p className={styles['refused']}>{words('failed', { message: failure })}</p>}
        {outcome.refused.map(({ message, count, records }) => (
          <p key={message} className={styles['refused']}>
            {words('refused', { count, message })}{' '}
            {records.map(({ id, name }, index) => (
              <span key={id}>
                {index > 0 && ', '}
                <AppLink to={linkTo(id)}>{name}</AppLink>
              </span>
            ))}
            {count > records.length && ` ${words('others', { count: count - records.length })}`}
          </p>
        ))}
      </div>
      <Button variant="subtle" onClick={close}>
        {words('close')}
      </Button>
    </section>
  );
}

function Running({ batch: { outcome, total, sentenceOf, state }, onStop }: { batch: BatchState; onStop: () => void }) {
  const words = useTranslations('lists.batch');
  const attempts = attemptedIn(outcome);
  return (
    <section className={styles['running']}>
      <Progress label={sentenceOf(outcome.done)} done={attempts} total={total} />
      <span>{total !== undefined && words('progress', { done: attempts, total })}</span>
      <Button busy={state === 'stopping'} onClick={onStop}>
        {words(state === 'stopping' ? 'stopping' : 'stop')}
      </Button>
    </section>
  );
}
