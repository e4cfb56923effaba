import type { DueDay, DuePoint } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { type ControlKind, isLasting, isMeasured, isWithin } from '@traiteur/domain/kitchen/control-checks.ts';
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

const verbOf = (kind: ControlKind) => (kind === 'cleaning' || isLasting(kind) ? (kind as 'cooling') : 'measured');

const nothing = { subject: '', reading: '', action: '', cookedBatchId: null as number | null };

interface CheckEntryProps {
  point: DuePoint;
  date: string;
  /** Null: as often as it happens. */
  hour: string | null;
  /** Of which a cooling may be. */
  lots: DueDay['cookedBatches'];
}

/** A reading and a press; beyond the limits, also what was done. */
export function CheckEntry({ point, date, hour, lots }: CheckEntryProps) {
  const words = useTranslations('kitchenBook');
  const nameOf = useLocalName();
  const locale = useLocale();
  const [fields, setFields] = useState(nothing);
  const record = useBook(
    (api, input: Omit<typeof nothing, 'reading'> & { reading: number | null }) =>
      api.call('kitchen-book', 'recordCheck', {}, { pointId: point.id, date, hour, ...input }),
    words('recorded'),
  );
  const fill = (field: Partial<typeof fields>) => setFields((current) => ({ ...current, ...field }));
  const { kind } = point;
  const degrees = typedNumber(fields.reading, locale);
  const reading = isMeasured(kind) && degrees !== undefined ? Math.round(degrees * 10) : null;
  const isBeyond = reading !== null && !isLasting(kind) && !isWithin(point, reading);
  const isReady = (!isMeasured(kind) || reading !== null) && (!isBeyond || fields.action.trim() !== '');
  const name = nameOf(point.name);
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (!isReady || record.isPending) return;
    const { subject, action, cookedBatchId } = fields;
    record.mutate({ subject, action, cookedBatchId, reading }, { onSuccess: () => setFields(nothing) });
  };
  return (
    <form className={styles['entry']} aria-label={name} onSubmit={save}>
      {hour === null && (
        <PlainInput
          label={words(`subjects.${kind}`)}
          value={fields.subject}
          maxLength={120}
          onChange={(subject) => fill({ subject })}
        />
      )}
      {kind === 'cooling' && (
        <LotChoice lots={lots} value={fields.cookedBatchId} onChange={(cookedBatchId) => fill({ cookedBatchId })} />
      )}
      {isMeasured(kind) && (
        <div className={styles['reading']}>
          <PlainInput
            label={words('reading')}
            value={fields.reading}
            maxLength={7}
            autoComplete="off"
            onChange={(text) => fill({ reading: text })}
          />
          <span aria-hidden>°C</span>
        </div>
      )}
      {isBeyond && (
        <div className={styles['beyond']}>
          <Chip tone="alarm">{words('beyond')}</Chip>
          <PlainInput
            label={words('action')}
            value={fields.action}
            maxLength={500}
            onChange={(action) => fill({ action })}
          />
        </div>
      )}
      <Button
        type="submit"
        variant="primary"
        busy={record.isPending}
        disabled={!isReady}
        aria-label={words('verbOf', { verb: words(`verbs.${verbOf(kind)}`), point: name })}
      >
        {words(`verbs.${verbOf(kind)}`)}
      </Button>
    </form>
  );
}
