import { useQuery } from '@tanstack/react-query';
import type { Production, ProductionRow } from '@traiteur/contract/delivery/delivery-report.ts';
import { isUnanswered } from '@traiteur/domain/orders/allergies.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Chip } from '@traiteur/kit/look/Chip.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { deliveryReportQuery } from '../../delivery/delivery-report/delivery-report-queries.ts';
import styles from './HomePage.module.css';
import { useTo } from '../../use-to.ts';
import { useNextDay } from './use-next-day.ts';

export function ProductionCard({ today }: { today: string }) {
  const api = useApi();
  const words = useTranslations('dashboard');
  const productionWords = useTranslations('production');
  const to = useTo();
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
          <>
            {api.offers('production', 'getProductionPlan') && (
              <ButtonLink variant="primary" to={to('kitchen')}>
                {productionWords('open')}
              </ButtonLink>
            )}
            <ul className={styles['dishes']}>
              {production.categories
                .flatMap(({ dishes }) => dishes)
                .map((dish) => (
                  <DishRow key={dish.productId} dish={dish} sizes={production.sizes} />
                ))}
            </ul>
          </>
        )}
      </Shown>
    </Card>
  );
}

interface DishRowProps {
  dish: ProductionRow;
  sizes: Production['sizes'];
}

/** A dish in all its sizes. */
function DishRow({ dish: { name, quantity, sizes: orderedSizes, exceptions }, sizes }: DishRowProps) {
  const words = useTranslations('dashboard');
  const nameOf = useLocalName();
  const orders = new Set(exceptions.map(({ orderId }) => orderId)).size;
  const sizeOf = ({ sizeId }: ProductionRow['sizes'][number]) => sizes.find((size) => size.sizeId === sizeId)?.name;
  return (
    <li>
      <strong>{quantity}</strong>
      <div>
        {nameOf(name)}
        <small>
          {orderedSizes
            .map((orderedSize) => `${nameOf(sizeOf(orderedSize) ?? { fr: '', en: '' })} ${orderedSize.quantity}`)
            .join(' · ')}
        </small>
        {orders > 0 && (
          <Chip tone={exceptions.some(isUnanswered) ? 'alarm' : 'care'}>{words('exceptions', { count: orders })}</Chip>
        )}
      </div>
    </li>
  );
}
