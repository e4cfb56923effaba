import type { SalesQuery, SalesReport } from '@traiteur/contract/money/sales-report.ts';
import { monthsSpanned } from '@traiteur/domain/money/sales-comparison.ts';
import { daysIn } from '@traiteur/domain/money/sales-period.ts';
import { ReportSentence } from '@traiteur/kit/look/Report.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useSalesWords } from './use-sales-words.ts';

export function SalesSentence({ report, query }: { report: SalesReport; query: SalesQuery }) {
  const words = useTranslations('salesReport');
  const { days, percent } = useSalesWords();
  const { formatMoney } = useKitSettings();
  const { figures, figuresBefore, period, periodBefore, comparison } = report;
  const change = figuresBefore.total === 0 ? undefined : figures.total / figuresBefore.total - 1;
  return (
    <ReportSentence
      scope={[
        words('scope', { days: days(period), dateBy: query.dateBy }),
        ...useFilterNames(query),
        words('comparedWith', { days: days(periodBefore) }),
      ].join(' · ')}
    >
      {words('sentence', {
        orders: figures.orders,
        total: formatMoney(figures.total),
        trend: trendOf(change),
        percent: percent(Math.abs(change ?? 0)),
        before: words(`sentenceBefore.${comparison}`, {
          days: daysIn(period),
          weeks: Math.ceil(daysIn(period) / 7),
          months: monthsSpanned(period),
        }),
      })}
    </ReportSentence>
  );
}

/** A change of less than half a percent counts as none. */
function trendOf(change: number | undefined): 'more' | 'less' | 'same' | 'none' {
  if (change === undefined) return 'none';
  if (Math.abs(change) < 0.005) return 'same';
  return change > 0 ? 'more' : 'less';
}

function useFilterNames({ zoneId, categoryId }: SalesQuery): string[] {
  const words = useTranslations('salesReport');
  const nameOf = useLocalName();
  const zone = useChoices('delivery-zones', 'list').find(({ id }) => id === zoneId);
  const category = useChoices('categories', 'list').find(({ id }) => id === categoryId);
  return [
    ...(zone ? [words('ofZone', { name: nameOf(zone.name) })] : []),
    ...(category ? [words('ofCategory', { name: nameOf(category.name) })] : []),
  ];
}
