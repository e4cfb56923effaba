import { Button } from '@traiteur/kit/look/Button.tsx';
import { ViewBar } from '@traiteur/kit/look/ViewBar.tsx';
import { Link } from 'react-router';
import { useTranslations } from 'use-intl';
import { DayFilter } from '../../list/DayFilter.tsx';
import { useTo } from '../../use-to.ts';
import styles from './DeliveryReport.module.css';
import { views } from './report-query.ts';
import type { ReportOfDay } from './use-report-of-day.ts';

export function ReportTools({ date, view, show, step }: Pick<ReportOfDay, 'date' | 'view' | 'show' | 'step'>) {
  const words = useTranslations('deliveryReport');
  const to = useTo();
  return (
    <div className={`${styles['tools']} no-print`}>
      <Button aria-label={words('previous')} onClick={() => step(-1)}>
        ←
      </Button>
      <DayFilter label={words('date')} date={date} onChange={(day) => show({ date: day })} />
      <Button aria-label={words('next')} onClick={() => step(1)}>
        →
      </Button>
      <ViewBar label={words('view')}>
        {views.map((viewName) => (
          <button
            key={viewName}
            type="button"
            aria-pressed={viewName === view}
            onClick={() => show({ view: viewName })}
          >
            {words(viewName)}
          </button>
        ))}
        {/* Printed by their own screen alone, which refuses a label that lacks what the law asks for. */}
        <Link to={`${to('labels')}${date ? `?date=${date}` : ''}`}>{words('labels')}</Link>
      </ViewBar>
    </div>
  );
}
