import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { CostOfSales, DishCosts } from '@traiteur/contract/kitchen/dish-costs.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Chart } from '@traiteur/kit/chart/Chart.tsx';
import { useMoneyAxis } from '@traiteur/kit/chart/use-money-axis.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useFormatter, useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

type Sums = DishCosts['total'];

export function DayCosts({ days, total }: Pick<DishCosts, 'days' | 'total'>) {
  const words = useTranslations('dishCosts');
  const dates = useDates();
  const axis = useMoneyAxis();
  const { formatMoney } = useKitSettings();
  return (
    <>
      <Card>
        <Chart
          title={words('chart.title')}
          unit={axis.unit}
          now={words('chart.cost')}
          before={words('chart.revenue')}
          heading={words('chart.day')}
          points={days.map(({ date, planned }) => ({
            key: date,
            name: dates.full(date),
            label: dates.short(date),
            now: planned.cost,
            before: planned.revenue,
          }))}
          format={formatMoney}
          formatTick={axis.formatTick}
        />
      </Card>
      <Card title={words('days')} aside={<small className="unit">{words('leftOut')}</small>}>
        <div className={styles['scrolled']} role="region" aria-label={words('days')} tabIndex={0}>
          <Figures isDense>
            <thead>
              <tr>
                <th scope="col">{words('column.day')}</th>
                <th scope="col" className={styles['detail']}>
                  {words('column.portions')}
                </th>
                <th scope="col">{words('column.revenue')}</th>
                {(['planned', 'bought'] as const).map((side) => (
                  <SideHeadings key={side} side={side} />
                ))}
              </tr>
            </thead>
            <tbody>
              {days
                .filter(({ portions }) => portions > 0)
                .map(({ date, ...sums }) => (
                  <tr key={date}>
                    <th scope="row" className={styles['whole']}>
                      {dates.short(date)}
                    </th>
                    <SumCells sums={sums} />
                  </tr>
                ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">{words('total')}</th>
                <SumCells sums={total} />
              </tr>
            </tfoot>
          </Figures>
        </div>
      </Card>
    </>
  );
}

function SideHeadings({ side }: { side: 'planned' | 'bought' }) {
  const words = useTranslations('dishCosts');
  return (
    <>
      <th scope="col">{words(side === 'planned' ? 'column.plannedCost' : 'column.boughtCost')}</th>
      <th scope="col" className={styles['sum']}>
        {words('column.margin')}
      </th>
      <th scope="col">{words('sorts.ratio')}</th>
    </>
  );
}

function SumCells({ sums: { portions, revenue, planned, bought } }: { sums: Sums }) {
  const format = useFormatter();
  const { money } = useCostWords();
  return (
    <>
      <td className={styles['detail']}>{format.number(portions)}</td>
      <td>{money(revenue)}</td>
      <SideCells sales={planned} />
      <SideCells sales={bought} />
    </>
  );
}

function SideCells({ sales: { revenue, cost, margin, ratio, isWhole } }: { sales: CostOfSales }) {
  const words = useTranslations('dishCosts');
  const { money, percent } = useCostWords();
  if (revenue === 0 && !isWhole)
    return (
      <>
        <td>{words('unknown')}</td>
        <td className={styles['sum']}>–</td>
        <td>–</td>
      </>
    );
  return (
    <>
      <td>
        {money(cost)}
        {!isWhole && <small> {words('partly')}</small>}
      </td>
      <td className={styles['sum']}>{money(margin)}</td>
      <td>{percent(ratio)}</td>
    </>
  );
}
