import {
  type ComingPeriod,
  type NamedPeriod,
  periodNamed,
  type SaleDate,
} from '@traiteur/domain/money/sales-period.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { FilterSelect } from '@traiteur/kit/list/filters/FilterSelect.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './PeriodFilter.module.css';
import { movedPeriod, type OpenPeriod } from './moved-period.ts';

// With its calendar it weighs as much as a list, and few users open it.
const FilterDate = lazyPart(async () => ({
  default: (await import('@traiteur/kit/fields/dates/FilterDate.tsx')).FilterDate,
}));

type Name = NamedPeriod | ComingPeriod;

/** `pastPeriods` for what was done, `allPeriods` also for what is to come. */
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

/** The user chooses the days. */
const custom = 'custom' as const;

interface PeriodFilterProps {
  label: string;
  /** What the days are of, where a list has several of these filters. */
  what?: string;
  /** The period when none is chosen; every day unless given. */
  usual?: Name;
  names: readonly Name[];
  /** By order date no period lies ahead. */
  dateBy: SaleDate;
  period: OpenPeriod;
  /** The period's name in the address, if it has one. */
  name?: Name | undefined;
  /** The most days that may be chosen. */
  longest?: number;
  onChange: (period: OpenPeriod, name?: Name) => void;
}

/** Every screen filters days with this: by a named period, or from one day to another. */
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
        isShort={what !== undefined}
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
