import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { ExcelButton } from '../../files/ExcelButton.tsx';
import type { LabelWish } from './LabelFilters.tsx';
import { labelPrintsQuery } from './label-queries.ts';
import styles from './Labels.module.css';

interface LabelPrintsProps {
  date: LocalDate;
  wish: LabelWish;
  show: (id: number) => void;
}

/** What was printed for a date: each may be printed again as it was; what is chosen of the date, as a list. */
export function LabelPrints({ date, wish, show }: LabelPrintsProps) {
  const api = useApi();
  const words = useTranslations('labels');
  const dates = useDates();
  const { data } = useQuery(labelPrintsQuery(api, date));
  if (!data || data.items.length === 0) return null;
  return (
    <div className="no-print">
      <Card
        title={words('printed')}
        aside={
          <ExcelButton
            file="label-prints"
            days={[date]}
            open={(signal) => {
              const { round, dish, order } = wish;
              const query = { date, round, productId: dish === undefined ? undefined : Number(dish), number: order };
              return api.call('labels', 'exportLabelPrints', query, undefined, { signal });
            }}
          />
        }
      >
        <ul className={styles['prints']}>
          {data.items.map(({ id, labels, format, by, at }) => (
            <li key={id}>
              <Button onClick={() => show(id)}>
                {words('printedAt', {
                  count: labels,
                  format: words(`formats.${format}`),
                  name: by,
                  at: dates.moment(at),
                })}
              </Button>
            </li>
          ))}
        </ul>
      </Card>
    </div>
  );
}
