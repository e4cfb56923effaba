import type { TemperatureLimits } from '@traiteur/domain/kitchen/control-checks.ts';
import { withMinusSign } from '@traiteur/domain/money/money.ts';
import { useLocale, useTranslations } from 'use-intl';

/** Tenths of a degree as text: “4,5”. */
export function useDegrees() {
  const locale = useLocale();
  const words = useTranslations('kitchenBook');
  const format = new Intl.NumberFormat(locale, { maximumFractionDigits: 1 });
  const degrees = (tenths: number) => withMinusSign(format.format(tenths / 10));
  return {
    degrees,
    limits: ({ lowest, highest }: TemperatureLimits): string => {
      if (lowest !== null && highest !== null)
        return words('limits.both', { lowest: degrees(lowest), highest: degrees(highest) });
      if (lowest !== null) return words('limits.lowest', { lowest: degrees(lowest) });
      return highest === null ? '' : words('limits.highest', { highest: degrees(highest) });
    },
  };
}
