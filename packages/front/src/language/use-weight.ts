import { withMinusSign } from '@traiteur/domain/money/money.ts';
import { useLocale } from 'use-intl';

/** Milligrams as a cook reads them: "0,4 g", "350 g", "1,25 kg". */
export function useWeight(): (milligrams: number) => string {
  const locale = useLocale();
  return (milligrams) => {
    const [unit, value] =
      Math.abs(milligrams) < 1_000_000
        ? (['gram', milligrams / 1000] as const)
        : (['kilogram', milligrams / 1_000_000] as const);
    const digits = unit === 'kilogram' ? 2 : Math.abs(value) < 10 ? 1 : 0;
    const format = { style: 'unit', unit, maximumFractionDigits: digits } as const;
    return withMinusSign(new Intl.NumberFormat(locale, format).format(value));
  };
}
