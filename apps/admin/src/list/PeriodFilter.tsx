import {
  type ComingPeriod,
  type NamedPeriod,
  periodNamed,
  type SaleDate,
} from '@traiteur/domain/money/sales-period.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PeriodFilter.module.css';
import { movedPeriod, type OpenPeriod } from './moved-period.ts';

// With its calendar it weighs as much as a list, and few ask for it.
const FilterDate = lazy(() =>
  import('@traiteur/kit/fields/dates/FilterDate.tsx').then(({ FilterDate: Field }) => ({ default: Field })),
);

type Name = NamedPeriod | ComingPeriod;

/** Periods of what was done, and of what is to be done as well. */
export const pastPeriods = [
  'today',
  'yesterday',
  'thisWeek',
  'lastWeek',
  'thisMonth',
  'lastMonth',
  'last30Days',
] as const satisfies Name[];
export const allPeriods = ['tomorrow', 'nextWeek', 'nextMonth', ...pastPeriods] as const satisfies Name[];

/** Days that one chooses oneself. */
const custom = 'custom' as const;

interface PeriodFilterProps {
  label: string;
  /** What the days are of, where a list has several of these. */
  what?: string;
  /** What is chosen while nobody chooses: a period by its name, or every day. */
  usual?: Name;
  names: readonly Name[];
  /** By order date nothing lies ahead. */
  dateBy: SaleDate;
  period: OpenPeriod;
  /** The name by which the address asks for them, where it says one. */
  name?: Name | undefined;
  /** The most days that may be chosen. */
  longest?: number;
  onChange: (period: OpenPeriod, name?: Name) => void;
}

/** Narrows down to days: by a name, or from one day to another; every screen that asks for days has this. */
export function PeriodFilter({
  label,
  what,
  usual,
  names,
  dateBy,
  period,
  name,
  longest,
  onChange,
}: PeriodFilterProps) {
  const words = useTranslations('lists');
  const today = useToday();
  const [isCustom, setIsCustom] = useState(false);
  const hasDays = Boolean(period.from ?? period.to);
  const sameDays = names.find((key) => isSame(periodNamed(key, today, dateBy), period));
  const shownName = name ?? (isCustom || (hasDays && !sameDays) ? custom : sameDays) ?? '';
  const nameOf = (key: Name | 'any' | 'custom') => {
    const text = words(`period.${key}`);
    if (what === undefined) return text;
    return key === 'any' ? words('everyPeriodOf', { what }) : words('periodOf', { what, period: text.toLowerCase() });
  };
  function choose(value: string | undefined) {
    setIsCustom(value === custom);
    if (value === custom) return hasDays && onChange(period);
    const chosenName = names.find((key) => key === value) ?? usual;
    return chosenName ? onChange(periodNamed(chosenName, today, dateBy), chosenName) : onChange({});
  }
  return (
    <>
      <FilterSelect
        label={label}
        all={nameOf(usual ?? 'any')}
        options={[...names.filter((key) => key !== usual), custom].map((value) => ({ value, label: nameOf(value) }))}
        value={shownName === usual ? '' : shownName}
        onChange={choose}
      />
      {shownName === custom && (
        <div role="group" aria-label={label} className={styles['days']}>
          <Suspense>
            <FilterDate
              label={words('from')}
              value={period.from ?? ''}
              onChange={(from) => (from ?? !usual) && onChange(movedPeriod(period, { from }, longest))}
            />
            <FilterDate
              label={words('to')}
              value={period.to ?? ''}
              onChange={(to) => (to ?? !usual) && onChange(movedPeriod(period, { to }, longest))}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

const isSame = (period: OpenPeriod, otherPeriod: OpenPeriod) =>
  period.from === otherPeriod.from && period.to === otherPeriod.to;
