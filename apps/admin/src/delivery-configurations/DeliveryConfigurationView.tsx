import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { ErrorState } from '@traiteur/kit/look/EmptyState.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../use-to.ts';

/** A configuration as it is or was: read, never edited. */
export default function DeliveryConfigurationView() {
  const to = useTo();
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('deliveryConfigurations');
  const dates = useDates();
  const failureMessage = useFailureMessage();
  const { formatMoney } = useKitSettings();
  const {
    data: of,
    error,
    refetch,
  } = useQuery({
    queryKey: ['delivery-configurations', id],
    queryFn: () => api.call('delivery-configurations', 'get', { id }),
  });
  const add = <ButtonLink to={to('deliveryConfigurationAdd')}>{words('add')}</ButtonLink>;
  return (
    <Screen title={words('view')} subtitle={words('subtitle')} action={add}>
      <Card>
        {error && <ErrorState message={failureMessage(error)} retry={() => void refetch()} />}
        <Loaded loading={!of && !error} shape={<Skeleton width="60%" height={140} />}>
          {of && (
            <>
              <p>{words('readOnly')}</p>
              <Facts
                facts={[
                  [words('fields.standing'), words(`standings.${of.standing}`)],
                  [words('fields.effectiveFrom'), dates.day(of.effectiveFrom)],
                  [words('fields.shippingFee'), formatMoney(of.shippingFee)],
                  [
                    words('fields.freeDeliveryFrom'),
                    of.freeDeliveryFrom === null ? words('never') : formatMoney(of.freeDeliveryFrom),
                  ],
                  [words('fields.noticeHours'), words('hours', { hours: of.noticeHours })],
                  [words('fields.promiseHours'), words('hours', { hours: of.promiseHours })],
                  [words('fields.horizonDays'), words('days', { days: of.horizonDays })],
                  [words('fields.closedDates'), of.closedDates.map(dates.short).join(' · ') || words('noClosedDates')],
                  [words('fields.createdAt'), dates.moment(of.createdAt)],
                  ...(of.createdBy ? [[words('fields.createdBy'), of.createdBy] as const] : []),
                ]}
              />
            </>
          )}
        </Loaded>
      </Card>
    </Screen>
  );
}
