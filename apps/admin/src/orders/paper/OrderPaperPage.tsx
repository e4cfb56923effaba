import { useQuery } from '@tanstack/react-query';
import { useApi } from '@traiteur/front/front.ts';
import { InLanguage } from '@traiteur/front/language/InLanguage.tsx';
import { PrintButton } from '@traiteur/front/screens/PrintButton.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { Sheet } from '@traiteur/front/paper/Paper.tsx';
import { useTo } from '../../use-to.ts';
import { orderQuery } from '../order-queries.ts';
import { letterheadQuery } from './letterhead-query.ts';
import { OrderPaper } from './OrderPaper.tsx';
import { PrintOnce } from './PrintOnce.tsx';

/** In the client's language; opens the print dialog. */
export default function OrderPaperPage({ id }: { id: number }) {
  const api = useApi();
  const to = useTo();
  const words = useTranslations('orders');
  const order = useQuery(orderQuery(api, id));
  const letterhead = useQuery(letterheadQuery(api));
  return (
    <Screen
      title={words('one', { number: order.data?.number ?? '' })}
      subtitle={words('paper.subtitle')}
      banner={{ customClass: 'no-print' }}
      action={
        <>
          <ButtonLink to={to('order', { id })}>{words('paper.back')}</ButtonLink>
          <PrintButton>{words('paper.print')}</PrintButton>
        </>
      }
    >
      <Shown query={order} card="both" shape={<Skeleton width="100%" height={320} />}>
        {(shownOrder) => (
          <Shown query={letterhead} card="both" shape={<Skeleton width="100%" height={320} />}>
            {(house) => (
              <Sheet>
                <InLanguage locale={shownOrder.clientLocale}>
                  <OrderPaper order={shownOrder} letterhead={house} />
                  <PrintOnce />
                </InLanguage>
              </Sheet>
            )}
          </Shown>
        )}
      </Shown>
    </Screen>
  );
}
