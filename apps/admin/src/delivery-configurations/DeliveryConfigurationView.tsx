import { useQuery } from '@tanstack/react-query';
import { ButtonLink } from '@traiteur/kit/look/Button.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { Facts } from '@traiteur/kit/look/Facts.tsx';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useApi } from '@traiteur/front/front.ts';
import { configurationQuery } from './delivery-configuration-queries.ts';
import { useTo } from '../use-to.ts';

/** A present or past configuration, read-only. */
export default function DeliveryConfigurationView() {
  const to = useTo();
  const api = useApi();
  const id = Number(useParams()['id']);
  const words = useTranslations('deliveryConfigurations');
  const dates = useDates();
  const { formatMoney } = useKitSettings();
  const configuration = useQuery(configurationQuery(api, id));
  const add = <ButtonLink to={to('deliveryConfigurationAdd')}>{words('add')}</ButtonLink>;
  return (
    <Screen title={words('view')} subtitle={words('subtitle')} action={add}>
      <Card>
        <Shown query={configuration} shape={<Skeleton width="60%" height={140} />}>
          {(configured) => (
            <>
              <p>{words('readOnly')}</p>
              <Facts
                facts={[
                  [words('fields.standing'), words(`standings.${configured.standing}`)],
                  [words('fields.effectiveFrom'), dates.day(configured.effectiveFrom)],
                  [words('fields.shippingFee'), formatMoney(configured.shippingFee)],
                  [
                    words('fields.freeDeliveryFrom'),
                    configured.freeDeliveryFrom === null ? words('never') : formatMoney(configured.freeDeliveryFrom),
                  ],
                  [words('fields.noticeHours'), words('hours', { hours: configured.noticeHours })],
                  [words('fields.promiseHours'), words('hours', { hours: configured.promiseHours })],
                  [words('fields.horizonDays'), words('daysAhead', { days: configured.horizonDays })],
                  [
                    words('fields.closedDates'),
                    configured.closedDates.map(dates.short).join(' · ') || words('noClosedDates'),
                  ],
                  [words('fields.createdAt'), dates.moment(configured.createdAt)],
                  ...(configured.createdBy ? [[words('fields.createdBy'), configured.createdBy] as const] : []),
                ]}
              />
            </>
          )}
        </Shown>
      </Card>
    </Screen>
  );
}
