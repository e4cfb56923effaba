import type { Trace } from '@traiteur/contract/kitchen/traces.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useTo } from '../../use-to.ts';
import { useWeight } from '@traiteur/front/language/use-weight.ts';
import { traceAt } from './trace-queries.ts';
import { TraceMarks } from './TraceMarks.tsx';
import styles from './Traces.module.css';

/** What came in: from whom, when, and what became of it. */
export function TraceGoods({ goods }: Pick<Trace, 'goods'>) {
  const words = useTranslations('traces');
  return (
    <Card title={words('goods')}>
      {goods.length === 0 ? (
        <p className="hint">{words('noGoods')}</p>
      ) : (
        <ul className={styles['rows']}>
          {goods.map((batch) => (
            <Goods key={batch.id} batch={batch} />
          ))}
        </ul>
      )}
    </Card>
  );
}

function Goods({ batch }: { batch: Trace['goods'][number] }) {
  const to = useTo();
  const words = useTranslations('traces');
  const dates = useDates();
  const nameOf = useLocalName();
  const weight = useWeight();
  const { id, name, number, supplier, receiptId, at, useBy, remaining, quantity, wasted } = batch;
  const origin = supplier
    ? words('supplier', { supplier: supplier.name, date: dates.full(at.slice(0, 10)) })
    : words('found', { date: dates.full(at.slice(0, 10)) });
  return (
    <li>
      <span>
        <OfferedLink to={to('traceability') + traceAt({ kind: 'goods', id })}>
          {[nameOf(name), number].filter(Boolean).join('\u00a0· ')}
        </OfferedLink>{' '}
        <TraceMarks row={batch} />
        <small>
          {receiptId === null ? origin : <OfferedLink to={to('goodsReceipt', { id: receiptId })}>{origin}</OfferedLink>}
        </small>
        {useBy && <small>{words('useBy', { date: dates.full(useBy) })}</small>}
      </span>
      <small>
        {words('left', { left: weight(remaining), all: weight(quantity) })}
        {wasted > 0 && `\u00a0· ${words('wasted', { weight: weight(wasted) })}`}
      </small>
    </li>
  );
}
