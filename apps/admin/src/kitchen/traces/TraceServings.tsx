import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { TraceMarks } from './TraceMarks.tsx';
import styles from './Traces.module.css';

/** In which dishes it went out. */
export function TraceServings({ servings }: Pick<Trace, 'servings'>) {
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  return (
    <Card title={words('servings')}>
      {servings.length === 0 ? (
        <p className="hint">{words('noServings')}</p>
      ) : (
        <ul className={styles['rows']}>
          {servings.map((serving) => (
            <li key={`${serving.productId} ${serving.date} ${serving.isSure}`}>
              <span>
                {nameOf(serving.name)} · {dates.full(serving.date)} <TraceMarks row={serving} />
                <small>{serving.lot ?? words('noLot')}</small>
              </span>
              <small>{words('serving', serving)}</small>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}
