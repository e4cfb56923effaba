import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import type { ControlCheck, DueDay } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { endOf, isConformEnd, isMeasured } from '@traiteur/domain/kitchen/control-checks.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PhotoField } from '../../catalogue/pictures/PhotoField.tsx';
import { Thumbnail } from '../../catalogue/pictures/Thumbnail.tsx';
import { ActionInput } from './ActionInput.tsx';
import styles from './KitchenBook.module.css';
import { LotChoice } from './LotChoice.tsx';
import { ReadingInput, typedReading } from './ReadingInput.tsx';
import { useBook } from './use-book.ts';
import { useCheckSubject } from './use-check-name.ts';
import { useDegrees } from './use-degrees.ts';

interface LastingCheckProps {
  check: ControlCheck;
  /** When it was read, in milliseconds. */
  now: number;
  lots: DueDay['cookedBatches'];
}

/** What cools, until when and how cold; a sample, until it may be thrown away. */
export function LastingCheck(props: LastingCheckProps) {
  const { check } = props;
  const nameOf = useLocalName();
  const name = useCheckSubject()(check) || nameOf(check.point.name);
  return (
    <li className={styles['point']}>
      <LastingHead check={check} now={props.now} name={name} />
      <EndEntry {...props} name={name} />
    </li>
  );
}

const dueOf = ({ at, point }: ControlCheck): Date => new Date(endOf(point.kind, new Date(at)));

function LastingHead({ check, now, name }: { check: ControlCheck; now: number; name: string }) {
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const { degrees, limits } = useDegrees();
  const due = dates.moment(dueOf(check).toISOString());
  const start = dates.moment(check.at);
  return (
    <div className={styles['what']}>
      <strong>{[name, check.cookedBatch?.lot].filter(Boolean).join(' · ')}</strong>
      {isMeasured(check.point.kind) ? (
        <>
          <small>{`${words('since', { at: start, reading: degrees(check.reading ?? 0) })} · ${limits(check)}`}</small>
          <Chip tone={now > dueOf(check).getTime() ? 'alarm' : 'wait'}>{words('until', { at: due })}</Chip>
        </>
      ) : (
        <small>{words('keepUntil', { date: start, until: due })}</small>
      )}
      {check.pictureId && <Thumbnail pictureId={check.pictureId} subject={name} />}
    </div>
  );
}

const nothing = { reading: '', action: '', photo: null as Photo };

function EndEntry({ check, now, lots, name }: LastingCheckProps & { name: string }) {
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const locale = useLocale();
  const [fields, setFields] = useState({ ...nothing, cookedBatchId: check.cookedBatch?.id ?? null });
  const fill = (field: Partial<typeof fields>) => setFields((current) => ({ ...current, ...field }));
  /** Somebody wants to throw a sample away before its time. */
  const [isEarly, setEarly] = useState(false);
  const end = useBook(
    (api, input: Omit<typeof fields, 'reading'> & { reading: number | null }) =>
      api.call('kitchen-book', 'endCheck', { id: check.id }, input),
    (endedCheck) => endedCheck.end?.pictureId ?? null,
  );
  const { kind } = check.point;
  const isCooling = isMeasured(kind);
  const reading = isCooling ? typedReading(fields.reading, locale) : null;
  const isKnown = !isCooling || reading !== null;
  const isBeyond = isKnown && !isConformEnd({ ...check, kind, start: new Date(check.at), end: new Date(now), reading });
  const isReady = isKnown && (!isBeyond || fields.action.trim() !== '');
  const verb = words(isCooling ? 'endCooling' : 'discard');
  const checkName = words('nameAt', { name, at: dates.moment(check.at) });
  const lot = isCooling ? (check.cookedBatch ?? lots.find(({ id }) => id === fields.cookedBatchId))?.lot : undefined;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isCooling && isBeyond && !isEarly) return setEarly(true);
    if (isReady && !end.isPending) end.mutate({ ...fields, reading });
  };
  return (
    <form className={styles['entry']} aria-label={checkName} onSubmit={save}>
      {isCooling && <ReadingInput value={fields.reading} onChange={(text) => fill({ reading: text })} />}
      {isCooling && !check.cookedBatch && (
        <LotChoice lots={lots} value={fields.cookedBatchId} onChange={(cookedBatchId) => fill({ cookedBatchId })} />
      )}
      <PhotoField isSmall photo={fields.photo} onChange={(photo) => fill({ photo })} />
      {isBeyond && (isCooling || isEarly) && (
        <ActionInput
          cause={isCooling ? 'beyond' : 'early'}
          lot={lot}
          value={fields.action}
          onChange={(action) => fill({ action })}
        />
      )}
      <Button
        type="submit"
        variant={isBeyond && !isCooling ? 'default' : 'primary'}
        busy={end.isPending}
        disabled={!isReady && (isCooling || isEarly)}
        aria-label={words('verbOf', { verb, point: checkName })}
      >
        {verb}
      </Button>
    </form>
  );
}
