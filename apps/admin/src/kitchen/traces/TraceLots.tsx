import type { Trace, TracedLot } from '@traiteur/contract/kitchen/traces.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { traceAt } from './trace-queries.ts';
import { TraceMarks } from './TraceMarks.tsx';
import styles from './Traces.module.css';

/** What was cooked, each with what went in. */
export function TraceLots({ lots }: Pick<Trace, 'lots'>) {
  const words = useTranslations('traces');
  return (
    <Card title={words('lots')}>
      {lots.length === 0 ? (
        <p className="hint">{words('noLots')}</p>
      ) : (
        <ul className={styles['rows']}>
          {lots.map((lot) => (
            <Lot key={lot.id} lot={lot} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Lot({ lot }: { lot: TracedLot }) {
  const to = useTo();
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  const weight = useWeight();
  return (
    <li>
      <span>
        <AppLink to={to('traceability') + traceAt({ kind: 'lot', id: lot.id })}>
          {nameOf(lot.name)} · {lot.lot}
        </AppLink>{' '}
        <TraceMarks row={lot} />
        <small>{words('cookedFor', { date: dates.full(lot.date), by: lot.by })}</small>
        {lot.parts.length > 0 && (
          <details className={styles['parts']}>
            <summary>{words('parts')}</summary>
            <ul>
              {lot.parts.map((part, index) => (
                <Part key={index} part={part} />
              ))}
            </ul>
          </details>
        )}
      </span>
      {lot.weight !== null && <small>{weight(lot.weight)}</small>}
    </li>
  );
}

function Part({ part }: { part: TracedLot['parts'][number] }) {
  const to = useTo();
  const words = useTranslations('traces');
  const nameOf = useLocalName();
  const weight = useWeight();
  const { ingredientBatchId, cookedBatchId } = part;
  const isKnown = ingredientBatchId !== null || cookedBatchId !== null;
  const text = [nameOf(part.name), isKnown ? part.number : words('unknownPart')].filter(Boolean).join('\u00a0· ');
  const id = ingredientBatchId ?? cookedBatchId;
  return (
    <li>
      {id === null ? (
        text
      ) : (
        <AppLink to={to('traceability') + traceAt({ kind: ingredientBatchId === null ? 'lot' : 'goods', id })}>
          {text}
        </AppLink>
      )}
      {part.weight !== null && `\u00a0· ${weight(part.weight)}`}
    </li>
  );
}
