import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { useKitSettings } from '../setup/kit-settings.ts';
import { signedAmount } from '../form/signed-amount.ts';
import { typedNumber } from '../form/typed-number.ts';
import type { FieldProps } from '../form/use-field.ts';
import { ParsedField } from './ParsedField.tsx';

const isNumber = (fieldValue: string | number): fieldValue is number => typeof fieldValue === 'number';

interface NumberFieldProps extends FieldProps {
  unit?: ReactNode;
  decimals?: boolean;
  placeholder?: string;
}

export function NumberField({ decimals = false, ...rest }: NumberFieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 20, useGrouping: false });
  return (
    <ParsedField
      {...rest}
      isValue={isNumber}
      parse={(text) => (decimals ? typedNumber(text, locale) : wholeParts(typedNumber(text, locale), 1))}
      format={(number) => plain.format(number)}
      inputMode={decimals ? 'decimal' : 'numeric'}
    />
  );
}

/** Basis points, typed as a percentage with at most two decimals; empty is null. */
export function PercentField(props: FieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 2, useGrouping: false });
  return (
    <ParsedField
      {...props}
      isValue={isNumber}
      parse={(text) => wholeParts(typedNumber(text, locale), 100)}
      format={(points) => plain.format(points / 100)}
      unit="%"
      inputMode="decimal"
    />
  );
}

interface MoneyFieldProps extends FieldProps {
  signed?: boolean;
}

/** Cents, typed as people write money; empty is null. */
export function MoneyField({ signed = false, ...rest }: MoneyFieldProps) {
  const { currency, formatMoney, readMoney } = useKitSettings();
  const plain = (cents: number) => formatMoney(cents).replace(/[^\d,.−-]/g, '');
  return (
    <ParsedField
      {...rest}
      isValue={isNumber}
      parse={signed ? (text) => signedAmount(text, readMoney) : readMoney}
      format={plain}
      unit={currency}
      // The keypad of a phone for decimals has no minus sign.
      inputMode={signed ? 'text' : 'decimal'}
    />
  );
}

/** Tenths of a degree Celsius, typed with at most one decimal; empty is null. */
export function TemperatureField(props: FieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return (
    <ParsedField
      {...props}
      isValue={isNumber}
      parse={(text) => wholeParts(typedNumber(text, locale), 10)}
      format={(tenths) => plain.format(tenths / 10)}
      unit="°C"
      // The keypad of a phone for decimals has no minus sign.
      inputMode="text"
    />
  );
}

/** Thousandths of a unit, typed with at most three decimals; empty is null. */
export function ThousandthsField(props: FieldProps & { unit?: ReactNode }) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 3, useGrouping: false });
  return (
    <ParsedField
      {...props}
      isValue={isNumber}
      parse={(text) => wholeParts(typedNumber(text, locale), 1000)}
      format={(thousandths) => plain.format(thousandths / 1000)}
      inputMode="decimal"
    />
  );
}

/** Tenths of a unit; empty is null. */
export function TenthsField(props: FieldProps) {
  const locale = useLocale();
  const plain = new Intl.NumberFormat(locale, { maximumFractionDigits: 1, useGrouping: false });
  return (
    <ParsedField
      {...props}
      isValue={isNumber}
      parse={(text) => wholeParts(typedNumber(text.replace('−', '-'), locale), 10)}
      format={(tenths) => plain.format(tenths / 10)}
      // The keypad of a phone for decimals has no minus sign.
      inputMode="text"
    />
  );
}

/** Thousandths of a percent; empty is null. */
export const RateField = (props: FieldProps) => <ThousandthsField {...props} unit="%" />;

/** The number times `parts` as an integer; undefined when it has more decimals. */
function wholeParts(number: number | undefined, parts: number): number | undefined {
  if (number === undefined) return undefined;
  const integer = Math.round(number * parts);
  return integer / parts === number ? integer : undefined;
}
