import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { HoldButton } from '../../kitchen/batch-holds/HoldButton.tsx';
import { useTo } from '../../use-to.ts';
import styles from './PlanTables.module.css';
import { cookedBatchesQuery } from './production-queries.ts';
import { useKitchenAmounts } from './use-kitchen-amounts.ts';

/** What was cooked for a date, by whom, and what went in. */
export function BatchTable({ date }: { date: string }) {
  const to = useTo();
  const words = useTranslations('cookedBatches');
  const holdWords = useTranslations('batchHolds');
  const dates = useDates();
  const nameOf = useLocalName();
  const amountText = useKitchenAmounts();
  const query = useQuery(cookedBatchesQuery(useApi(), date));
  const weightText = (weight: number | null) =>
    weight === null ? amountText([], false) : amountText([{ quantity: weight, unit: 'g' }]);
  return (
    <Card>
      <Shown
        query={query}
        quiet={query.data !== undefined}
        shape={<Skeleton width="100%" height={240} />}
        empty={({ items }) => items.length === 0 && words('empty')}
      >
        {({ items }) => (
          <table className={styles['ingredients']}>
            <thead>
              <tr>
                <th scope="col">{words('lot')}</th>
                <th scope="col">{words('weight')}</th>
                <th scope="col">{words('useBy')}</th>
              </tr>
            </thead>
            <tbody>
              {items.map(({ id, lot, name, weight, useBy, by, at, parts, isHeld, holdId }) => (
                <tr key={id}>
                  <th scope="row">
                    {nameOf(name)} <small>{lot}</small> {isHeld && <Chip tone="alarm">{holdWords('held')}</Chip>}{' '}
                    {isHeld && holdId === null && <small>{holdWords('byPart')}</small>}
                    <small className={styles['parts']}>
                      {by}, {dates.moment(at)}
                    </small>
                    <details>
                      <summary>{words('parts')}</summary>
                      <ul>
                        {parts.map((part, index) => (
                          <li key={index}>
                            {nameOf(part.name)}
                            {part.lot && ` (${part.lot})`} · {weightText(part.weight)}
                          </li>
                        ))}
                      </ul>
                    </details>
                    <span className={`${styles['batchActions']} no-print`}>
                      <OfferedLink to={`${to('traceability')}?cookedBatchId=${id}`}>{holdWords('trace')}</OfferedLink>
                      <HoldButton batch={{ cookedBatchId: id }} number={lot} holdId={holdId} />
                    </span>
                  </th>
                  <td>{weightText(weight)}</td>
                  <td className="nowrap">{useBy && dates.short(useBy)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Shown>
    </Card>
  );
}
