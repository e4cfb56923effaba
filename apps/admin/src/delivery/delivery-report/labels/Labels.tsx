import { useQuery } from '@tanstack/react-query';
import type { DeliveryReport } from '@traiteur/contract/delivery/delivery-report.ts';
import { useApi } from '@traiteur/front/front.ts';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { PrintedHead } from '@traiteur/kit/look/screen/PrintedHead.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { dishDeclarationsQuery } from '../delivery-report-queries.ts';
import { DishLabel } from './DishLabel.tsx';
import styles from './Labels.module.css';

/** A label per portion, in the order of the packing slips, eight per sheet. */
export function Labels({ report: { date, rounds } }: { report: DeliveryReport }) {
  const api = useApi();
  const words = useTranslations('deliveryReport');
  const query = useQuery(dishDeclarationsQuery(api, date));
  const stops = rounds.flatMap((round) => round.stops);
  return (
    <Shown query={query} card="message" shape={<Skeleton width="100%" height={220} />}>
      {({ maker, dishes }) => {
        const declarations = new Map(dishes.map((dish) => [dish.productId, dish]));
        return (
          <>
            {/* A sheet of labels has no room for a head. */}
            <PrintedHead page="labels" />
            <p className="hint no-print">{words('labelSheets')}</p>
            <div className={styles['labels']}>
              {stops.flatMap((stop) =>
                stop.items.flatMap((item, line) =>
                  Array.from({ length: item.quantity }, (_, portion) => (
                    <DishLabel
                      key={`${stop.orderId} ${line} ${portion}`}
                      date={date}
                      stop={stop}
                      line={line}
                      maker={maker}
                      declaration={declarations.get(item.productId)}
                    />
                  )),
                ),
              )}
            </div>
          </>
        );
      }}
    </Shown>
  );
}
