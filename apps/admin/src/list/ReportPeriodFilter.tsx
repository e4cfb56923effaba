import { longestPeriod, type NamedPeriod, namedPeriods, type SaleDate } from '@traiteur/domain/money/sales-period.ts';
import { PeriodFilter } from './PeriodFilter.tsx';
import type { OpenPeriod } from './moved-period.ts';

interface PeriodInAddress extends OpenPeriod {
  period?: NamedPeriod | undefined;
}

interface ReportPeriodFilterProps {
  label: string;
  usual: NamedPeriod;
  dateBy: SaleDate;
  /** As the address has it. */
  query: PeriodInAddress;
  /** The report's days, once it is there. */
  days: OpenPeriod | undefined;
  /** What the address has instead: a name, unless it is the usual one, or two days. */
  onChange: (period: PeriodInAddress) => void;
}

/** A report is always of some days: the address names a period, or has the two days. */
export const ReportPeriodFilter = ({ label, usual, dateBy, query, days = {}, onChange }: ReportPeriodFilterProps) => (
  <PeriodFilter
    label={label}
    usual={usual}
    names={namedPeriods}
    dateBy={dateBy}
    period={query.from ? query : days}
    name={query.from ? undefined : query.period}
    longest={longestPeriod}
    onChange={({ from, to }, name) =>
      onChange(
        name
          ? { period: namedPeriods.find((key) => key === name && key !== usual), from: undefined, to: undefined }
          : { period: undefined, from, to },
      )
    }
  />
);
