import { largestPriceChange, type PriceChange as Change, priceSteps } from '@traiteur/domain/catalogue/price-change.ts';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { Pills } from '@traiteur/kit/form/Pills.tsx';
import { typedNumber } from '@traiteur/kit/form/typed-number.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Stack } from '@traiteur/kit/look/Stack.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useState } from 'react';
import { useLocale, useTranslations } from 'use-intl';
import type { BatchTarget } from '../../../list/batches/batch-requests.ts';
import { PriceQuote } from './PriceQuote.tsx';
import styles from './PriceChange.module.css';

interface PriceChangeProps {
  target: BatchTarget;
  onSave: (change: Change) => void;
  onClose: () => void;
}

/** Shows each new price before the change is saved. */
export function PriceChange({ target, onSave, onClose }: PriceChangeProps) {
  const words = useTranslations('products.priceChange');
  const back = useTranslations('products.batches')('cancel');
  const { formatMoney, currency } = useKitSettings();
  const readValue = useReadValue();
  const [direction, setDirection] = useState<'raise' | 'lower'>('raise');
  const [by, setBy] = useState<Change['by']>('percent');
  const [text, setText] = useState('');
  const [step, setStep] = useState<Change['step']>(10);
  const size = readValue(text, by);
  const largest = largestPriceChange[by][direction];
  const fault =
    text.trim() === ''
      ? undefined
      : size === undefined
        ? words('invalid')
        : size > largest
          ? words('tooMuch')
          : undefined;
  const change: Change | undefined =
    size && !fault ? { by, value: direction === 'raise' ? size : -size, step } : undefined;
  return (
    <Stack>
      <div className={styles['fields']}>
        <Pills
          label={words('direction')}
          options={(['raise', 'lower'] as const).map((value) => ({ value, label: words(value) }))}
          value={direction}
          onChange={setDirection}
        />
        <PlainInput label={words('by')} value={text} onChange={setText} error={fault} autoComplete="off" />
        <Pills
          label={words('unit')}
          options={[
            { value: 'percent' as const, label: '%' },
            { value: 'amount' as const, label: currency },
          ]}
          value={by}
          onChange={setBy}
        />
      </div>
      <Pills
        label={words('step')}
        options={priceSteps.map((value) => ({ value, label: value === 1 ? words('unrounded') : formatMoney(value) }))}
        value={step}
        onChange={setStep}
      />
      {change ? (
        <PriceQuote target={target} change={change}>
          {(isShown) => (
            <div className="dialog-actions">
              <Button onClick={onClose}>{back}</Button>
              <Button variant="primary" busy={!isShown} onClick={() => onSave(change)}>
                {words('save')}
              </Button>
            </div>
          )}
        </PriceQuote>
      ) : (
        <>
          <p>{words('none')}</p>
          <div className="dialog-actions">
            <Button onClick={onClose}>{back}</Button>
            <Button variant="primary" disabledReason={words('none')}>
              {words('save')}
            </Button>
          </div>
        </>
      )}
    </Stack>
  );
}

/** Basis points or cents; undefined where the text is neither. */
function useReadValue() {
  const locale = useLocale();
  const { readMoney } = useKitSettings();
  return (text: string, by: Change['by']): number | undefined => {
    if (by === 'amount') return readMoney(text);
    const percent = typedNumber(text, locale);
    const points = percent === undefined ? undefined : Math.round(percent * 100);
    return points !== undefined && points >= 0 && points / 100 === percent ? points : undefined;
  };
}
