import { useLocale } from 'use-intl';

/** Milligrams as a cook reads them: "350 g", "1,25 kg". */
export function useWeight(): (milligrams: number) => string {
  const locale = useLocale();
  return (milligrams) => {
    const [unit, value] =
      Math.abs(milligrams) < 1_000_000
        ? (['gram', milligrams / 1000] as const)
        : (['kilogram', milligrams / 1_000_000] as const);
    const format = { style: 'unit', unit, maximumFractionDigits: unit === 'gram' ? 0 : 2 } as const;
    return new Intl.NumberFormat(locale, format).format(value).replace('-', '−');
  };
}
