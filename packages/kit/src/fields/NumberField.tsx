import { TextInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useLocale } from 'use-intl';
import { useKitSettings } from '../setup/kit-settings.ts';
import { typedNumber } from '../form/typed-number.ts';
import { type FieldProps, useField } from '../form/use-field.ts';

interface ParsedFieldProps extends FieldProps {
  /** Number out of what is typed; undefined when it is none. */
  parse: (text: string) => number | undefined;
  format: (value: number) => string;
  unit?: ReactNode;
  placeholder?: string | undefined;
  inputMode: 'numeric' | 'decimal';
}

/** What is typed stays as typed; the form gets the number, null when empty, and the text itself when it is no number. */
function ParsedField({ name, label, hint, parse, format, unit, placeholder, inputMode }: ParsedFieldProps) {
  const { value, change, ref, onBlur, error } = useField<number | string | null | undefined>(name);
  const [typed, setTyped] = useState<string>();
  const meaning = (text: string) => (text.trim() === '' ? null : (parse(text) ?? text));
  const kept = typeof value === 'number' ? format(value) : (value ?? '');
  const text = typed !== undefined && meaning(typed) === (value ?? null) ? typed : kept;
  return (
    <div data-field={name}>
      <TextInput
        ref={ref}
        label={label}
        description={hint}
        error={error}
        value={text}
        inputMode={inputMode}
        placeholder={placeholder}
        rightSection={unit && <span className="unit">{unit}</span>}
        rightSectionWidth={unit ? 56 : undefined}
        rightSectionPointerEvents="none"
        onBlur={onBlur}
        onChange={(event) => {
          setTyped(event.currentTarget.value);
          change(meaning(event.currentTarget.value));
        }}
      />
    </div>
  );
}

interface NumberFieldProps extends FieldProps {
  unit?: ReactNode;
  /** Digits after the decimal sign; none unless said. */
  decimals?: boolean;
  placeholder?: string;
}

/** A number; empty is null. */
export function NumberField({ decimals = false, ...rest }: NumberFieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false });
  return (
    <ParsedField
      {...rest}
      parse={(text) => (decimals ? typedNumber(text, locale) : wholeParts(typedNumber(text, locale), 1))}
      format={(number) => plain.format(number)}
      inputMode={decimals ? 'decimal' : 'numeric'}
    />
  );
}

/** A percentage in basis points, typed with two decimals at most; empty is null. */
export function PercentField(props: FieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return (
    <ParsedField
      {...props}
      parse={(text) => wholeParts(typedNumber(text, locale), 100)}
      format={(points) => plain.format(points / 100)}
      unit="%"
      inputMode="decimal"
    />
  );
}

/** An amount in cents, typed as people write money; empty is null. */
export function MoneyField(props: FieldProps & { placeholder?: string }) {
  const { currency, formatMoney, parseMoney } = useKitSettings();
  const plain = (cents: number) => formatMoney(cents).replace(/[^\d,.-]/g, '');
  return <ParsedField {...props} parse={parseMoney} format={plain} unit={currency} inputMode="decimal" />;
}

/** A rate in thousandths of a percent, typed as a percentage with three decimals at most; empty is null. */
export function RateField(props: FieldProps) {
  const locale = useLocale();
  const percentage = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
  return (
    <ParsedField
      {...props}
      parse={(text) => wholeParts(typedNumber(text, locale), 1000)}
      format={(rate) => percentage.format(rate / 1000)}
      unit="%"
      inputMode="decimal"
    />
  );
}

/** So many parts of one; undefined where there would be a part of a part. */
function wholeParts(number: number | undefined, parts: number): number | undefined {
  if (number === undefined) return undefined;
  const whole = Math.round(number * parts);
  return whole / parts === number ? whole : undefined;
}
