import { useFormatter } from 'use-intl';

const units = ['byte', 'kilobyte', 'megabyte', 'gigabyte', 'terabyte'] as const;

/** Such as "340 ko", "12,4 Mo", "1.2 GB". */
export function useBytes(): (bytes: number) => string {
  const format = useFormatter();
  return (bytes) => {
    const power = Math.min(Math.floor(Math.log10(Math.max(bytes, 1)) / 3), units.length - 1);
    return format.number(bytes / 1000 ** power, {
      style: 'unit',
      unit: units[power] ?? 'byte',
      maximumFractionDigits: power < 2 ? 0 : 1,
    });
  };
}
