import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { RunOutButton } from '../../orders/run-out/RunOutButton.tsx';
import styles from './PlanTables.module.css';
import { shortagesQuery } from './production-queries.ts';

/** What is short on a date, the shortest first. */
export function ShortageTable({ date }: { date: string }) {
  const words = useTranslations('production.shortage');
  const nameOf = useLocalName();
  const query = useQuery(shortagesQuery(useApi(), date));
  return (
    <Card>
      <Shown
        query={query}
        shape={<Skeleton width="100%" height={240} />}
        empty={({ offers }) => offers.length === 0 && words('empty')}
      >
        {({ offers }) => (
          <table className={styles['shortages']}>
            <thead>
              <tr>
                <th scope="col">{words('dish')}</th>
                <th scope="col">{words('left')}</th>
                <th scope="col">{words('orderedOf')}</th>
              </tr>
            </thead>
            <tbody>
              {offers.map(({ productId, name, sizeId, sizeName, made, ordered, left, missing }) => (
                <tr key={`${productId} ${sizeId}`}>
                  <th scope="row">
                    {nameOf(name)} <small>{nameOf(sizeName)}</small>
                    {missing > 0 && <b className={styles['missing']}>{words('missingCount', { count: missing })}</b>}
                    <RunOutButton id={productId} name={name} date={date} isSoldOut={left === 0} />
                  </th>
                  <td data-short={left === 0 || undefined}>{left}</td>
                  <td className="nowrap">
                    {ordered} / {made}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        )}
      </Shown>
    </Card>
  );
}
