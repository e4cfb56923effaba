import { useQuery } from '@tanstack/react-query';
import type { ProductionRow } from '@traiteur/contract/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { deliveryReportQuery } from '../delivery-report/delivery-report-queries.ts';
import styles from './HomePage.module.css';
import { useNextDay } from './use-next-day.ts';

/** What the kitchen cooks next: the portions of each dish, and which ones need care. */
export function ProductionCard({ today }: { today: string }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  const { titleOf, linkTo } = useNextDay(today);
  const report = useQuery(deliveryReportQuery(api, undefined));
  const date = report.data?.date;
  return (
    <Card
      title={titleOf('production', date)}
      aside={<AppLink to={linkTo({ date, view: 'production' })}>{words('seeProduction')}</AppLink>}
    >
      <Shown
        query={report}
        shape={<Skeleton width="100%" height={160} />}
        empty={({ orders }) => orders === 0 && words('noneAhead')}
      >
        {({ production }) => (
          <ul className={styles['dishes']}>
            {[...Map.groupBy(production, ({ productId }) => productId)].map(([id, rows]) => (
              <DishRow key={id} rows={rows} />
            ))}
          </ul>
        )}
      </Shown>
    </Card>
  );
}

/** A dish in all its sizes. */
function DishRow({ rows }: { rows: readonly ProductionRow[] }) {
  const words = useTranslations('dashboard');
  const nameOf = useLocalName();
  const [first] = rows;
  const exceptions = rows.flatMap((row) => row.exceptions);
  const orders = new Set(exceptions.map(({ orderId }) => orderId)).size;
  return (
    <li>
      <strong>{rows.reduce((sum, { quantity }) => sum + quantity, 0)}</strong>
      <div>
        {first && nameOf(first.name)}
        <small>{rows.map(({ sizeName, quantity }) => `${nameOf(sizeName)} ${quantity}`).join(' · ')}</small>
        {orders > 0 && (
          <Chip tone={exceptions.some(isUnanswered) ? 'alarm' : 'care'}>{words('exceptions', { count: orders })}</Chip>
        )}
      </div>
    </li>
  );
}
