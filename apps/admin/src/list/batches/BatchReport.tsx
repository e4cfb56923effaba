import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button, ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Progress } from '@traiteur/kit/look/Progress.tsx';
import { useTranslations } from 'use-intl';
import { attemptedIn } from './batch-outcome.ts';
import styles from './BatchReport.module.css';
import type { BatchState, useBatch } from './use-batch.ts';

interface BatchReportProps {
  batch: ReturnType<typeof useBatch>;
  /** Address of a refused record. */
  linkTo: (id: number) => string;
  /** Address of the list of these records, with which one goes on. */
  listOf?: (ids: readonly number[]) => string;
  /** Those that were not even tried. */
  others?: readonly number[];
}

/** As many as an address may name. */
const mostListed = 200;

/** The progress of a batch with a stop button, then its result with each refusal and its reason. */
export function BatchReport({
  batch: { batch, isRunning, stop, close },
  linkTo,
  listOf,
  others = [],
}: BatchReportProps) {
  const words = useTranslations('lists.batch');
  if (!batch) return null;
  if (isRunning) return <Running batch={batch} onStop={stop} />;
  const { outcome, sentenceOf, state, failure } = batch;
  const leftIds = [...others, ...outcome.refusedIds].slice(0, mostListed);
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
      {listOf && leftIds.length > 0 && (
        <ButtonLink to={listOf(leftIds)} onClick={close}>
          {words('goOn', { count: leftIds.length })}
        </ButtonLink>
      )}
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
