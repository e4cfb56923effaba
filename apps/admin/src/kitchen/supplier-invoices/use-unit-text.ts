import { withMinusSign } from '@traiteur/domain/money/money.ts';
import { useLocale, useTranslations } from 'use-intl';

/** The units of UN/ECE recommendation 20 that suppliers of a kitchen write; others are shown as their code. */
const unitCodes = [
  'KGM',
  'GRM',
  'LTR',
  'CLT',
  'MLT',
  'C62',
  'H87',
  'XBX',
  'XCT',
  'XSA',
  'XBG',
  'XPK',
  'XCR',
  'XBO',
] as const;

/** As one says it after that many. */
export function useUnitName(): (unit: string, count: number) => string {
  const words = useTranslations('supplierInvoices');
  return (unit, count) => {
    const code = unitCodes.find((candidate) => candidate === unit);
    return code ? words(`units.${code}`, { count }) : unit;
  };
}

/** Millionths of a unit: "40 kg", "3 cartons". */
export function useUnitText(): (quantity: number, unit: string) => string {
  const locale = useLocale();
  const unitName = useUnitName();
  return (quantity, unit) => {
    const count = quantity / 1_000_000;
    const number = new Intl.NumberFormat(locale, { maximumFractionDigits: 4 }).format(count);
    return `${withMinusSign(number)} ${unitName(unit, Math.abs(count))}`.trim();
  };
}
