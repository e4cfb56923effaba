import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useApi } from '@traiteur/front/front.ts';
import { configurationQuery } from './delivery-configuration-queries.ts';
import { useTo } from '../../use-to.ts';

export default function DeliveryConfigurationView() {
  const to = useTo();
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('deliveryConfigurations');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const query = useQuery(configurationQuery(api, id));
  const add = <ButtonLink to={to('deliveryConfigurationAdd')}>{words('add')}</ButtonLink>;
  return (
    <Screen title={words('view')} subtitle={words('subtitle')} action={add}>
      <Card>
        <Shown query={query} shape={<Skeleton width="60%" height={140} />}>
          {(configuration) => (
            <>
              <p>{words('readOnly')}</p>
              <Facts
                facts={[
                  [words('fields.standing'), words(`standings.${configuration.standing}`)],
                  [words('fields.effectiveFrom'), dates.day(configuration.effectiveFrom)],
                  [words('fields.shippingFee'), formatMoney(configuration.shippingFee)],
                  [
                    words('fields.freeDeliveryFrom'),
                    configuration.freeDeliveryFrom === null
                      ? words('never')
                      : formatMoney(configuration.freeDeliveryFrom),
                  ],
                  [words('fields.noticeHours'), words('hours', { hours: configuration.noticeHours })],
                  [words('fields.promiseHours'), words('hours', { hours: configuration.promiseHours })],
                  [words('fields.horizonDays'), words('daysAhead', { days: configuration.horizonDays })],
                  [
                    words('fields.closedDates'),
                    configuration.closedDates.map(dates.short).join(' · ') || words('noClosedDates'),
                  ],
                  [words('fields.createdAt'), dates.moment(configuration.createdAt)],
                  ...(configuration.createdBy ? [[words('fields.createdBy'), configuration.createdBy] as const] : []),
                ]}
              />
            </>
          )}
        </Shown>
      </Card>
    </Screen>
  );
}
