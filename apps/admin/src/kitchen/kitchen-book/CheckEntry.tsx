import type { Photo } from '@traiteur/contract/catalogue/pictures.ts';
import type { DueDay, DuePoint } from '@traiteur/contract/kitchen/kitchen-book.ts';
import { type ControlKind, isLasting, isMeasured, isWithin } from '@traiteur/domain/kitchen/control-checks.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { PhotoField } from '../../catalogue/pictures/PhotoField.tsx';
import { ActionInput } from './ActionInput.tsx';
import styles from './KitchenBook.module.css';
import { LotChoice } from './LotChoice.tsx';
import { ReadingInput, typedReading } from './ReadingInput.tsx';
import { useBook } from './use-book.ts';
import { useCheckName } from './use-check-name.ts';

const verbs = {
  storage: 'measured',
  goods: 'measured',
  heating: 'measured',
  vehicle: 'measured',
  cooling: 'cooling',
  sample: 'sample',
  cleaning: 'cleaning',
} as const satisfies Record<ControlKind, string>;

const nothing = { subject: '', reading: '', action: '', cookedBatchId: null as number | null, photo: null as Photo };

interface CheckEntryProps {
  point: DuePoint;
  date: string;
  /** Null: as often as it happens. */
  hour: string | null;
  /** Of which a cooling may be. */
  lots: DueDay['cookedBatches'];
}

/** A reading or a photo, and a press; beyond the limits, also what was done. */
export function CheckEntry({ point, date, hour, lots }: CheckEntryProps) {
  const words = useTranslations('kitchenBook');
  const checkName = useCheckName();
  const locale = useLocale();
  const [fields, setFields] = useState(nothing);
  const record = useBook((api, input: Omit<typeof nothing, 'reading'> & { reading: number | null }) =>
    api.call('kitchen-book', 'recordCheck', {}, { pointId: point.id, date, hour, ...input }),
  );
  const fill = (field: Partial<typeof fields>) => setFields((current) => ({ ...current, ...field }));
  const { kind } = point;
  const reading = isMeasured(kind) ? typedReading(fields.reading, locale) : null;
  const isBeyond = reading !== null && !isLasting(kind) && !isWithin(point, reading);
  const isReady = (!isMeasured(kind) || reading !== null) && (!isBeyond || fields.action.trim() !== '');
  const [name, verb] = [checkName(point.name, hour), words(`verbs.${verbs[kind]}`)];
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (isReady && !record.isPending) record.mutate({ ...fields, reading }, { onSuccess: () => setFields(nothing) });
  };
  return (
    <form className={styles['entry']} aria-label={name} onSubmit={save}>
      {kind === 'cooling' && (
        <LotChoice lots={lots} value={fields.cookedBatchId} onChange={(cookedBatchId) => fill({ cookedBatchId })} />
      )}
      {hour === null && fields.cookedBatchId === null && (
        <PlainInput
          label={words(`subjects.${kind}`)}
          value={fields.subject}
          maxLength={120}
          onChange={(subject) => fill({ subject })}
        />
      )}
      {isMeasured(kind) && <ReadingInput value={fields.reading} onChange={(text) => fill({ reading: text })} />}
      <PhotoField isSmall photo={fields.photo} onChange={(photo) => fill({ photo })} />
      {isBeyond && <ActionInput cause="beyond" value={fields.action} onChange={(action) => fill({ action })} />}
      <Button
        type="submit"
        variant="primary"
        busy={record.isPending}
        disabled={!isReady}
        aria-label={words('verbOf', { verb, point: name })}
      >
        {verb}
      </Button>
    </form>
  );
}
