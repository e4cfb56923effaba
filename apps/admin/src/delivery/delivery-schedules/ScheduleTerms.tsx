import { useChoices } from '@traiteur/front/queries/use-choices.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { CreateForField } from '../../form/CreateChoice.tsx';
import { NewZoneDialog } from '../delivery-zones/ZoneDialog.tsx';

/** For which zones, for how many orders, until when. */
export function ScheduleTerms() {
  const words = useTranslations('deliverySchedules');
  const zoneWords = useTranslations('deliveryZones');
  const nameOf = useLocalName();
  const zones = useChoices('delivery-zones', 'list');
  return (
    <>
      <div>
        <CheckboxGroupField
          name="zoneIds"
          label={words('fields.zoneIds')}
          options={zones.map(({ id, name }) => ({ value: id, label: nameOf(name) }))}
        />
        <CreateForField tag="delivery-zones" name="zoneIds" add={zoneWords('add')} dialog={NewZoneDialog} />
      </div>
      <FieldRow>
        <NumberField name="capacity" label={words('fields.capacity')} hint={words('hints.capacity')} />
        <NumberField
          name="noticeHours"
          label={words('fields.noticeHours')}
          hint={words('hints.noticeHours')}
          unit="h"
        />
      </FieldRow>
      <SwitchField name="active" label={words('fields.active')} hint={words('hints.active')} />
    </>
  );
}
