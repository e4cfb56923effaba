import { useFormatter } from 'use-intl';
import { useKitSettings } from '../setup/kit-settings.ts';

/** The currency's sign beside the title, and amounts of an axis without it. */
export function useMoneyAxis(): { unit: string; formatTick: (cents: number) => string } {
  const format = useFormatter();
  const { currency } = useKitSettings();
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  return {
    unit: format.number(0, { style: 'currency', currency, maximumFractionDigits: 0 }).replace(/[\d\s]/g, ''),
    formatTick: (cents) => format.number(cents / 10 ** (digits ?? 0), { maximumFractionDigits: 2 }),
  };
}
