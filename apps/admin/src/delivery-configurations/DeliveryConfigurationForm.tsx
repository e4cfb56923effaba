import { useQuery } from '@tanstack/react-query';
import { type DeliveryConfiguration, deliveryConfigurations } from '@traiteur/contract/delivery-configurations.ts';
import { DatesField } from '@traiteur/kit/fields/DatesField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MomentField } from '@traiteur/kit/fields/MomentField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { Loaded } from '@traiteur/kit/loading/Loaded.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../form/FormScreen.tsx';
import { useFormScreen } from '../form/use-form-screen.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../use-to.ts';

/** What a first configuration starts from: 24 hours' notice, the 48-hour promise, two weeks ahead. */
const usual = {
  shippingFee: 490,
  freeDeliveryFrom: null,
  noticeHours: 24,
  promiseHours: 48,
  horizonDays: 14,
  closedDates: [],
};

export default function DeliveryConfigurationForm() {
  const api = useApi();
  const newest = useQuery({
    queryKey: ['delivery-configurations', 'newest'],
    queryFn: () => api.call('delivery-configurations', 'list', { limit: 50 }),
    gcTime: 0,
    retry: false,
  });
  return (
    <Loaded loading={newest.isPending} shape={<Skeleton width="40%" height={40} />}>
      <Copied from={newest.data?.items.find(({ standing }) => standing === 'in-force')} />
    </Loaded>
  );
}

/** The form of a new configuration, filled with what is in force now. */
function Copied({ from }: { from: DeliveryConfiguration | undefined }) {
  const to = useTo();
  const words = useTranslations('deliveryConfigurations');
  const { shippingFee, freeDeliveryFrom, noticeHours, promiseHours, horizonDays, closedDates } = from ?? usual;
  const form = useFormScreen(deliveryConfigurations, {
    blank: { effectiveFrom: null, shippingFee, freeDeliveryFrom, noticeHours, promiseHours, horizonDays, closedDates },
    list: to('deliveryConfigurations'),
  });
  return (
    <FormScreen form={form} title={words('add')} subtitle={words('subtitle')}>
      <FieldGroup>
        {from && <p>{words('copied')}</p>}
        <MomentField name="effectiveFrom" label={words('fields.effectiveFrom')} hint={words('hints.effectiveFrom')} />
        <FieldRow>
          <MoneyField name="shippingFee" label={words('fields.shippingFee')} />
          <MoneyField
            name="freeDeliveryFrom"
            label={words('fields.freeDeliveryFrom')}
            hint={words('hints.freeDeliveryFrom')}
          />
        </FieldRow>
        <FieldRow>
          <NumberField
            name="noticeHours"
            label={words('fields.noticeHours')}
            hint={words('hints.noticeHours')}
            unit="h"
          />
          <NumberField
            name="promiseHours"
            label={words('fields.promiseHours')}
            hint={words('hints.promiseHours')}
            unit="h"
          />
          <NumberField name="horizonDays" label={words('fields.horizonDays')} hint={words('hints.horizonDays')} />
        </FieldRow>
        <DatesField name="closedDates" label={words('fields.closedDates')} hint={words('hints.closedDates')} />
      </FieldGroup>
    </FormScreen>
  );
}
