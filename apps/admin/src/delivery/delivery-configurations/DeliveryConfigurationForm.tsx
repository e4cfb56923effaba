import { useQuery } from '@tanstack/react-query';
import {
  type DeliveryConfiguration,
  deliveryConfigurations,
} from '@traiteur/contract/delivery/delivery-configurations.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { DatesField } from '@traiteur/kit/fields/dates/DatesField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { MomentField } from '@traiteur/kit/fields/dates/MomentField.tsx';
import { MoneyField, NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { Shown } from '@traiteur/kit/loading/Shown.tsx';
import { Skeleton } from '@traiteur/kit/look/Skeleton.tsx';
import { dateToType } from '@traiteur/domain/dates/typed-dates.ts';
import { useLanguageTag } from '@traiteur/kit/setup/use-language-tag.ts';
import { useTranslations } from 'use-intl';
import { newestConfigurationsQuery } from './delivery-configuration-queries.ts';
import { ScreenForm } from '../../form/ScreenForm.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../../use-to.ts';

/** The start of a first configuration. */
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
  const words = useTranslations('deliveryConfigurations');
  const newest = useQuery(newestConfigurationsQuery(api));
  return (
    <Screen title={words('add')} subtitle={words('subtitle')}>
      <Shown query={newest} card="both" shape={<Skeleton width="40%" height={40} />}>
        {({ items }) => <Copied from={items.find(({ standing }) => standing === 'in-force')} />}
      </Shown>
    </Screen>
  );
}

/** A new configuration starts from the one in force. */
function Copied({ from }: { from: DeliveryConfiguration | undefined }) {
  const to = useTo();
  const words = useTranslations('deliveryConfigurations');
  const tag = useLanguageTag();
  const { shippingFee, freeDeliveryFrom, noticeHours, promiseHours, horizonDays, closedDates } = from ?? usual;
  const form = useFormScreen(deliveryConfigurations, {
    blank: {
      effectiveFrom: null,
      shippingFee,
      freeDeliveryFrom,
      noticeHours,
      promiseHours,
      horizonDays,
      closedDates,
      copiedFrom: from?.id ?? null,
    },
    list: to('deliveryConfigurations'),
  });
  return (
    <ScreenForm form={form}>
      <FieldGroup>
        {from && <p data-field="copiedFrom">{words('copied')}</p>}
        <p>
          {words('days.fromForm')} <AppLink to={to('deliveryConfigurations')}>{words('days.list')}</AppLink>
        </p>
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
        <DatesField
          name="closedDates"
          label={words('fields.closedDates')}
          hint={words('hints.closedDates', { example: dateToType('2026-12-25', tag) })}
        />
      </FieldGroup>
    </ScreenForm>
  );
}
