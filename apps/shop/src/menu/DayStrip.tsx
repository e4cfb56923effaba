import type { MenuDay } from '@traiteur/contract/catalogue/menus.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import styles from './DayStrip.module.css';
import { useUntil } from './use-until.ts';

interface DayStripProps {
  days: readonly MenuDay[];
  current: string;
}

export function DayStrip({ days, current }: DayStripProps) {
  const words = useShopWords('menu');
  const to = useTo();
  const { short } = useDates();
  const until = useUntil();
  const shownDays = days.filter(({ date, state }) => state !== 'past' || date === current);
  return (
    <nav aria-label={words('days')} className={styles['strip']}>
      <ul>
        {shownDays.map((day) => {
          const { date, state } = day;
          const lines = state === 'open' ? until(day) : [words(`dayState.${state}`)];
          return (
            <li key={date}>
              <a href={to('menu', { date })} aria-current={date === current ? 'date' : undefined} data-state={state}>
                <strong>{short(date)}</strong>
                {lines.map((line) => (
                  <span key={line}>{line}</span>
                ))}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
