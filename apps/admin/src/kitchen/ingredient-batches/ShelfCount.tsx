import type { Shelf } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { type Unit, units } from '@traiteur/domain/kitchen/amounts.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useStockChange } from '../use-stock-change.ts';
import { useWeight } from '../use-weight.ts';
import { StateChip } from './StateChip.tsx';
import styles from './Stock.module.css';
import { WasteDialog } from './WasteDialog.tsx';

type ShelfBatch = Shelf['batches'][number];

interface ShelfCountProps {
  shelf: Shelf;
  name: string;
  canWrite: boolean;
}

/** What is typed in one unit; what is left empty was not counted. */
export function ShelfCount({ shelf, name, canWrite }: ShelfCountProps) {
  const locale = useLocale();
  const words = useTranslations('ingredientBatches');
  const ingredientWords = useTranslations('ingredients');
  const [unit, setUnit] = useState<Unit>('kg');
  const [texts, setTexts] = useState<Readonly<Record<number, string>>>({});
  const [extra, setExtra] = useState({ text: '', number: '', useBy: '' });
  const [wastedBatch, setWastedBatch] = useState<ShelfBatch>();
  const { run, busy } = useStockChange(() => toast.success(words('stock.counted')));
  const amountOf = (text: string) => {
    const number = typedNumber(text, locale);
    return number === undefined || number < 0 ? undefined : { quantity: Math.round(number * 1000), unit };
  };
  const counts = shelf.batches.flatMap(({ id, remaining }) => {
    const amount = amountOf(texts[id] ?? '');
    return amount ? [{ batchId: id, expected: remaining, amount }] : [];
  });
  const extraAmount = amountOf(extra.text);
  const extraCounts = extraAmount
    ? [{ ingredientId: shelf.id, amount: extraAmount, number: extra.number, useBy: extra.useBy || null }]
    : [];
  const allCounts = [...counts, ...extraCounts];
  const shownUnits = units.filter(
    (value) => (value !== 'piece' || shelf.pieceWeight !== null) && (!value.endsWith('l') || shelf.density !== null),
  );
  return (
    <div className={styles['count']}>
      {canWrite && (
        <FilterSelect
          label={words('stock.unit')}
          all={ingredientWords('units.kg')}
          options={shownUnits
            .filter((value) => value !== 'kg')
            .map((value) => ({ value, label: ingredientWords(`units.${value}`) }))}
          value={unit === 'kg' ? '' : unit}
          onChange={(value) => setUnit(shownUnits.find((candidate) => candidate === value) ?? 'kg')}
        />
      )}
      {shelf.batches.map((batch) => (
        <BatchCount
          key={batch.id}
          batch={batch}
          unit={ingredientWords(`units.${unit}`)}
          text={texts[batch.id] ?? ''}
          canWrite={canWrite}
          onChange={(text) => setTexts({ ...texts, [batch.id]: text })}
          onWaste={() => setWastedBatch(batch)}
        />
      ))}
      {canWrite && (
        <>
          <div className={styles['extra']}>
            <PlainInput
              label={`${words('stock.found')} (${ingredientWords(`units.${unit}`)})`}
              value={extra.text}
              onChange={(text) => setExtra({ ...extra, text })}
            />
            <PlainInput
              label={words('fields.number')}
              value={extra.number}
              maxLength={60}
              onChange={(number) => setExtra({ ...extra, number })}
            />
            <DateInput
              label={words('fields.useBy')}
              value={extra.useBy}
              onChange={(useBy) => setExtra({ ...extra, useBy: useBy ?? '' })}
            />
          </div>
          <div>
            <Button
              variant="primary"
              busy={busy}
              disabledReason={allCounts.length === 0 ? words('stock.nothingTyped') : undefined}
              onClick={() => run((call) => call('ingredient-batches', 'countStock', {}, { counts: allCounts }))}
            >
              {words('stock.saveCount')}
            </Button>
          </div>
        </>
      )}
      {wastedBatch && <WasteDialog batch={{ ...wastedBatch, name }} onClose={() => setWastedBatch(undefined)} />}
    </div>
  );
}

interface BatchCountProps {
  batch: ShelfBatch;
  unit: string;
  text: string;
  canWrite: boolean;
  onChange: (text: string) => void;
  onWaste: () => void;
}

function BatchCount({ batch: { id, number, useBy, remaining, state }, unit, text, ...rest }: BatchCountProps) {
  const to = useTo();
  const words = useTranslations('ingredientBatches');
  const dates = useDates();
  const weight = useWeight();
  return (
    <div className={styles['batch']}>
      <div>
        <AppLink to={to('batch', { id })}>{number || words('noNumber')}</AppLink>{' '}
        <small>{useBy ? words('until', { date: dates.full(useBy) }) : words('noDate')}</small>{' '}
        {state !== 'usable' && <StateChip state={state} />}
        <div>{words('stock.expected', { weight: weight(remaining) })}</div>
      </div>
      {rest.canWrite && (
        <>
          <PlainInput
            label={`${words('stock.amount')} (${unit}) · ${number || words('noNumber')}`}
            value={text}
            onChange={rest.onChange}
          />
          <Button onClick={rest.onWaste}>{words('stock.waste')}</Button>
        </>
      )}
    </div>
  );
}
