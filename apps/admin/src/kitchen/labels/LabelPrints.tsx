import { useQuery } from '@tanstack/react-query';
import type { LocalDate } from '@traiteur/domain/dates/calendar.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { labelPrintsQuery } from './label-queries.ts';
import styles from './Labels.module.css';

/** What was printed for a date: each may be printed again as it was. */
export function LabelPrints({ date, show }: { date: LocalDate; show: (id: number) => void }) {
  const words = useTranslations('labels');
  const dates = useDates();
  const { data } = useQuery(labelPrintsQuery(useApi(), date));
  if (!data || data.items.length === 0) return null;
  return (
    <div className="no-print">
      <Card title={words('printed')}>
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
