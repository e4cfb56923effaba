import { type ImportDetail, missingColumns } from '@traiteur/contract/house/imports.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './Imports.module.css';
import { useImportStep } from './use-import-step.ts';

/** Each column of the file, a value of it, and what it means. */
export function ColumnsStep({ detail }: { detail: ImportDetail }) {
  const { id, noun, columns, headings, sample, mayCreateMissing, taxRates } = detail;
  const words = useTranslations('imports');
  const [mapping, setMapping] = useState(detail.mapping);
  const [createMissing, setCreateMissing] = useState(detail.createMissing);
  const [taxRateId, setTaxRateId] = useState(detail.taxRateId);
  const check = useImportStep((api) =>
    api.call(
      'imports',
      'previewImport',
      { id },
      { mapping, createMissing: createMissing && mayCreateMissing, taxRateId },
    ),
  );
  const missingNames = missingColumns(columns, mapping).map(({ label }) => label);
  // A meaning moves from the column that had it, unless several may mean the same: two columns of allergies.
  const choose = (index: number, key: string | null) => {
    const moves = !columns.find((column) => column.key === key)?.repeats;
    setMapping(
      headings.map((_, at) => (at === index ? key : moves && mapping[at] === key ? null : (mapping[at] ?? null))),
    );
  };
  return (
    <Card title={words('columns.title')}>
      <p>{words('columns.hint')}</p>
      <div className={styles['lines']}>
        {detail.sheets.length > 1 && <SheetChoice detail={detail} />}
        <HeadingLine detail={detail} />
      </div>
      <ol className={styles['columns']}>
        {headings.map((heading, index) => {
          const name = heading || words('columns.untitled', { number: String(index + 1) });
          const example = sample.map((cells) => cells[index] ?? '').find((cell) => cell !== '');
          return (
            // Headings repeat, places do not.
            // oxlint-disable-next-line react/no-array-index-key
            <li key={index}>
              <label>
                <strong>{name}</strong>
                <small>
                  {example ? words('columns.example', { text: example.slice(0, 60) }) : words('columns.nothing')}
                </small>
                <select
                  value={mapping[index] ?? ''}
                  onChange={({ currentTarget }) => choose(index, currentTarget.value || null)}
                >
                  <option value="">{words('columns.leftOut')}</option>
                  {columns.map(({ key, label }) => (
                    <option key={key} value={key}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            </li>
          );
        })}
      </ol>
      {taxRates.length > 0 && (
        <label className={styles['rate']}>
          <strong>{words('columns.taxRate')}</strong>
          <small>{words('columns.taxRateHint')}</small>
          <select
            value={taxRateId ?? ''}
            onChange={({ currentTarget }) => setTaxRateId(Number(currentTarget.value) || null)}
          >
            <option value="">{words('columns.taxRateNone')}</option>
            {taxRates.map(({ id: rateId, name }) => (
              <option key={rateId} value={rateId}>
                {name}
              </option>
            ))}
          </select>
        </label>
      )}
      {mayCreateMissing && (
        <label className={styles['choice']}>
          <input
            type="checkbox"
            checked={createMissing}
            onChange={({ currentTarget }) => setCreateMissing(currentTarget.checked)}
          />
          {words(`columns.createMissing.${noun}`)}
        </label>
      )}
      <div className={styles['actions']}>
        <Button
          variant="primary"
          busy={check.isPending}
          disabledReason={
            missingNames.length > 0 ? words('columns.missing', { names: missingNames.join(', ') }) : undefined
          }
          onClick={() => check.mutate()}
        >
          {words('columns.check')}
        </Button>
      </div>
    </Card>
  );
}

function SheetChoice({ detail: { id, sheets, sheet } }: { detail: ImportDetail }) {
  const words = useTranslations('imports');
  const choose = useImportStep((api, chosenSheet: number) =>
    api.call('imports', 'setSheet', { id }, { sheet: chosenSheet }),
  );
  return (
    <label className={styles['sheet']}>
      <strong>{words('columns.sheet')}</strong>
      <select
        value={sheet}
        disabled={choose.isPending}
        onChange={({ currentTarget }) => choose.mutate(Number(currentTarget.value))}
      >
        {sheets.map(({ name, rows, formula }, index) => (
          <option key={name} value={index} disabled={formula !== null}>
            {formula === null
              ? words('columns.sheetRows', { name, rows })
              : words('columns.sheetFormula', { name, cell: formula })}
          </option>
        ))}
      </select>
    </label>
  );
}

function HeadingLine({ detail: { id, headingLine } }: { detail: ImportDetail }) {
  const words = useTranslations('imports');
  const [line, setLine] = useState(String(headingLine));
  const move = useImportStep((api) => api.call('imports', 'setHeadingLine', { id }, { headingLine: Number(line) }));
  return (
    <div className={styles['line']}>
      <PlainInput
        type="number"
        label={words('columns.headingLine')}
        value={line}
        onChange={setLine}
        onBlur={() => Number(line) >= 1 && Number(line) !== headingLine && move.mutate()}
      />
    </div>
  );
}
