import type { SalesGroup, SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { Chart } from '@traiteur/kit/chart/Chart.tsx';
import { useMoneyAxis } from '@traiteur/kit/chart/use-money-axis.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useSalesWords } from './use-sales-words.ts';

type Part = SalesReport['groups'][number];

/** The previous period is the paler one behind. */
export function SalesChart({ groups, group }: { groups: SalesReport['groups']; group: SalesGroup }) {
  const words = useTranslations('salesReport');
  const { formatMoney } = useKitSettings();
  const axis = useMoneyAxis();
  const { nameOf, labelOf } = usePartNames(group);
  return (
    <Chart
      title={words('chart.title', { group })}
      unit={axis.unit}
      now={words('chart.now')}
      before={words('chart.before')}
      heading={words('chart.column', { group })}
      points={groups.map((part) => ({
        key: part.from,
        name: nameOf(part),
        label: labelOf(part),
        now: part.now.total,
        before: part.before.total,
      }))}
      format={formatMoney}
      formatTick={axis.formatTick}
    />
  );
}

function usePartNames(group: SalesGroup) {
  const dates = useDates();
  const { days, shortDays, month, shortMonth } = useSalesWords();
  const isWhole = ({ from, to }: Part) =>
    from.endsWith('-01') && month(from) === month(to) && Number(to.slice(8)) >= 28;
  return {
    nameOf: (part: Part) => {
      if (group === 'day') return dates.full(part.from);
      return group === 'month' && isWhole(part) ? month(part.from) : days(part);
    },
    labelOf: (part: Part) => (group === 'month' ? shortMonth(part.from) : shortDays({ ...part, to: part.from })),
  };
}
