import type { ControlCheck, DueDay } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { endOf, isConformEnd, isMeasured } from '@traiteur/domain/kitchen/control-checks.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import styles from './KitchenBook.module.css';
import { LotChoice } from './LotChoice.tsx';
import { useBook } from './use-book.ts';
import { useDegrees } from './use-degrees.ts';

/**
 * What cools, until when and how cold; a sample, until it may be thrown away.
 * @param now when it was read, in milliseconds
 */
export function LastingCheck({
  check,
  now,
  lots,
}: {
  check: ControlCheck;
  now: number;
  lots: DueDay['cookedBatches'];
}) {
  const words = useTranslations('kitchenBook');
  const dates = useDates();
  const nameOf = useLocalName();
  const locale = useLocale();
  const { degrees, limits } = useDegrees();
  const [fields, setFields] = useState({ reading: '', action: '', cookedBatchId: check.cookedBatch?.id ?? null });
  /** Somebody wants to throw a sample away before its time. */
  const [isEarly, setEarly] = useState(false);
  const end = useBook(
    (api, input: { reading: number | null; action: string; cookedBatchId: number | null }) =>
      api.call('kitchen-book', 'endCheck', { id: check.id }, input),
    words('recorded'),
  );
  const { kind } = check.point;
  const isCooling = isMeasured(kind);
  const typedDegrees = typedNumber(fields.reading, locale);
  const reading = isCooling && typedDegrees !== undefined ? Math.round(typedDegrees * 10) : null;
  const start = new Date(check.at);
  const due = new Date(endOf(kind, start)).toISOString();
  const isKnown = !isCooling || reading !== null;
  const isBeyond = isKnown && !isConformEnd({ ...check, kind, start, end: new Date(now), reading });
  const asksAction = isBeyond && (isCooling || isEarly);
  const isReady = isKnown && (!isBeyond || fields.action.trim() !== '');
  const verb = words(isCooling ? 'endCooling' : 'discard');
  const name = check.subject || nameOf(check.point.name);
  const lot = isCooling && (check.cookedBatch ?? lots.find(({ id }) => id === fields.cookedBatchId))?.lot;
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isCooling && isBeyond && !isEarly) return setEarly(true);
    if (isReady && !end.isPending) end.mutate({ ...fields, reading });
  };
  return (
    <li className={styles['point']}>
      <div className={styles['what']}>
        <strong>{[name, check.cookedBatch?.lot].filter(Boolean).join(' · ')}</strong>
        <small>
          {isCooling
            ? `${words('since', { at: dates.moment(check.at), reading: degrees(check.reading ?? 0) })} · ${limits(check)}`
            : words('keepUntil', { date: dates.moment(check.at), until: dates.moment(due) })}
        </small>
        {isCooling && (
          <Chip tone={isBeyond && reading === null ? 'alarm' : 'wait'}>
            {words('until', { at: dates.moment(due) })}
          </Chip>
        )}
      </div>
      <form className={styles['entry']} aria-label={name} onSubmit={save}>
        {isCooling && (
          <div className={styles['reading']}>
            <PlainInput
              label={words('reading')}
              value={fields.reading}
              maxLength={7}
              autoComplete="off"
              onChange={(text) => setFields((current) => ({ ...current, reading: text }))}
            />
            <span aria-hidden>°C</span>
          </div>
        )}
        {isCooling && !check.cookedBatch && (
          <LotChoice
            lots={lots}
            value={fields.cookedBatchId}
            onChange={(cookedBatchId) => setFields((current) => ({ ...current, cookedBatchId }))}
          />
        )}
        {asksAction && (
          <div className={styles['beyond']}>
            <Chip tone={isCooling ? 'alarm' : 'care'}>{words(isCooling ? 'beyond' : 'early')}</Chip>
            {lot && <small>{words('holds', { lot })}</small>}
            <PlainInput
              label={words('action')}
              value={fields.action}
              maxLength={500}
              onChange={(action) => setFields((current) => ({ ...current, action }))}
            />
          </div>
        )}
        <Button
          type="submit"
          variant={isBeyond && !isCooling ? 'default' : 'primary'}
          busy={end.isPending}
          disabled={!isReady && (isCooling || isEarly)}
          aria-label={words('verbOf', { verb, point: name })}
        >
          {verb}
        </Button>
      </form>
    </li>
  );
}
