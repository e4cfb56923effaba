import type { Shelf } from '@traiteur/contract/kitchen/ingredient-batches.ts';
import { type Unit, units } from '@traiteur/domain/kitchen/pots/amounts.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { DateInput } from '@traiteur/kit/fields/dates/DateInput.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { type FormEvent, useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useStockChange } from '../stock/use-stock-change.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { StateChip } from './StateChip.tsx';
import styles from './Stock.module.css';
import { WasteDialog } from './WasteDialog.tsx';

type ShelfBatch = Shelf['batches'][number];

/** What no batch of the shelf accounts for, as typed. */
interface Finding {
  text: string;
  number: string;
  useBy: string;
}

const noFinding: Finding = { text: '', number: '', useBy: '' };

/** Beside what the books said as it was typed: who counts while somebody cooks is told. */
interface TypedCount {
  text: string;
  expected: number;
}

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
  const [typedCounts, setTypedCounts] = useState<Readonly<Record<number, TypedCount>>>({});
  const [finding, setFinding] = useState(noFinding);
  const [wastedBatch, setWastedBatch] = useState<ShelfBatch>();
  const { run, busy } = useStockChange(() => {
    toast.success(words('stock.counted'));
    setTypedCounts({});
    setFinding(noFinding);
  });
  const amountOf = (text: string) => {
    const number = typedNumber(text, locale);
    return number === undefined || number < 0 ? undefined : { quantity: Math.round(number * 1000), unit };
  };
  const counts = shelf.batches.flatMap(({ id }) => {
    const { text = '', expected = 0 } = typedCounts[id] ?? {};
    const amount = amountOf(text);
    return amount ? [{ batchId: id, expected, amount }] : [];
  });
  const foundAmount = amountOf(finding.text);
  const foundCounts = foundAmount
    ? [{ ingredientId: shelf.id, amount: foundAmount, number: finding.number, useBy: finding.useBy || null }]
    : [];
  const allCounts = [...counts, ...foundCounts];
  const save = (event: FormEvent) => {
    event.preventDefault();
    if (allCounts.length > 0 && !busy)
      run((call) => call('ingredient-batches', 'countStock', {}, { counts: allCounts }));
  };
  return (
    <>
      <form className={styles['count']} aria-label={name} onSubmit={save}>
        {canWrite && <UnitChoice shelf={shelf} unit={unit} onChange={setUnit} />}
        {shelf.batches.map((batch) => (
          <BatchCount
            key={batch.id}
            batch={batch}
            unit={ingredientWords(`units.${unit}`)}
            text={typedCounts[batch.id]?.text ?? ''}
            canWrite={canWrite}
            onChange={(text) => setTypedCounts({ ...typedCounts, [batch.id]: { text, expected: batch.remaining } })}
            onWaste={() => setWastedBatch(batch)}
          />
        ))}
        {canWrite && (
          <>
            <FindingInputs unit={ingredientWords(`units.${unit}`)} finding={finding} onChange={setFinding} />
            <div>
              <Button
                type="submit"
                variant="primary"
                busy={busy}
                disabledReason={allCounts.length === 0 ? words('stock.nothingTyped') : undefined}
              >
                {words('stock.saveCount')}
              </Button>
            </div>
          </>
        )}
      </form>
      {wastedBatch && <WasteDialog batch={{ ...wastedBatch, name }} onClose={() => setWastedBatch(undefined)} />}
    </>
  );
}

interface UnitChoiceProps {
  shelf: Shelf;
  unit: Unit;
  onChange: (unit: Unit) => void;
}

function UnitChoice({ shelf, unit, onChange }: UnitChoiceProps) {
  const words = useTranslations('ingredientBatches.stock');
  const unitWords = useTranslations('ingredients.units');
  const shownUnits = units.filter(
    (value) => (value !== 'piece' || shelf.pieceWeight !== null) && (!value.endsWith('l') || shelf.density !== null),
  );
  return (
    <FilterSelect
      label={words('unit')}
      all={unitWords('kg')}
      options={shownUnits.filter((value) => value !== 'kg').map((value) => ({ value, label: unitWords(value) }))}
      value={unit === 'kg' ? '' : unit}
      onChange={(value) => onChange(shownUnits.find((candidate) => candidate === value) ?? 'kg')}
    />
  );
}

interface FindingInputsProps {
  unit: string;
  finding: Finding;
  onChange: (finding: Finding) => void;
}

function FindingInputs({ unit, finding, onChange }: FindingInputsProps) {
  const words = useTranslations('ingredientBatches');
  return (
    <div className={styles['extra']}>
      <PlainInput
        label={`${words('stock.found')} (${unit})`}
        value={finding.text}
        onChange={(text) => onChange({ ...finding, text })}
      />
      <PlainInput
        label={words('fields.number')}
        value={finding.number}
        maxLength={60}
        onChange={(number) => onChange({ ...finding, number })}
      />
      <DateInput
        label={words('fields.useBy')}
        value={finding.useBy}
        onChange={(useBy) => onChange({ ...finding, useBy: useBy ?? '' })}
      />
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
