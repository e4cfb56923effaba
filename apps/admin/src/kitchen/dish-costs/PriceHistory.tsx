import { Figures } from '@traiteur/kit/list/Figures.tsx';
import type { PriceRise } from '@traiteur/contract/kitchen/price-rises.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useToday } from '@traiteur/front/language/use-today.ts';
import { StepChart } from '@traiteur/kit/chart/StepChart.tsx';
import { useMoneyAxis } from '@traiteur/kit/chart/use-money-axis.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './DishCosts.module.css';
import { useCostWords } from './use-cost-words.ts';

/** The drawing and its figures. */
export function PriceHistory({ rise: { history: prices } }: { rise: PriceRise }) {
  const words = useTranslations('dishCosts');
  const dates = useDates();
  const today = useToday();
  const axis = useMoneyAxis();
  const { formatMoney } = useKitSettings();
  const { money } = useCostWords();
  if (prices.length === 0)
    return (
      <Card title={words('rise.history')}>
        <p>{words('rise.noHistory')}</p>
      </Card>
    );
  const lines = [...Map.groupBy(prices, ({ articleId }) => articleId)].map(([key, ofArticle]) => ({
    key,
    name: `${ofArticle[0]?.article}, ${ofArticle[0]?.supplier}`,
    steps: ofArticle.flatMap(({ at, kiloPrice }) =>
      kiloPrice === null ? [] : [{ at: Date.parse(at), value: kiloPrice }],
    ),
  }));
  const until = Math.max(Date.parse(`${today}T12:00:00Z`), ...prices.map(({ at }) => Date.parse(at)));
  return (
    <Card>
      <StepChart
        title={words('rise.history')}
        unit={axis.unit}
        lines={lines}
        until={until}
        format={formatMoney}
        formatTick={axis.formatTick}
        formatDay={(at) => dates.date(new Date(at).toISOString().slice(0, 10))}
      />
      <Figures isDense>
        <caption className="visually-hidden">{words('rise.history')}</caption>
        <thead>
          <tr>
            <th scope="col">{words('rise.historyDay')}</th>
            <th scope="col" className={styles['text']}>
              {words('rise.article')}
            </th>
            <th scope="col">{words('rise.kiloNow')}</th>
          </tr>
        </thead>
        <tbody>
          {prices.map(({ articleId, article, supplier, at, kiloPrice }) => (
            <tr key={`${articleId} ${at}`}>
              <th scope="row">{dates.day(at)}</th>
              <td className={styles['text']}>
                {article} <small>{supplier}</small>
              </td>
              <td>{money(kiloPrice)}</td>
            </tr>
          ))}
        </tbody>
      </Figures>
    </Card>
  );
}
