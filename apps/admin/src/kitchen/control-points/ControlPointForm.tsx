import en from 'virtual:words/screen/controlPoints/en';
import fr from 'virtual:words/screen/controlPoints/fr';
import { type ControlPointInput, controlPoints } from '@traiteur/contract/kitchen/control-points.ts';
import { controlKinds, isMeasured, keepers, usualLimits } from '@traiteur/domain/kitchen/control-checks.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useWeekdays } from '@traiteur/front/language/use-weekdays.ts';
import { BilingualField } from '@traiteur/kit/fields/BilingualField.tsx';
import { TemperatureField } from '@traiteur/kit/fields/NumberField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { SwitchField } from '@traiteur/kit/fields/SwitchField.tsx';
import { CheckboxGroupField } from '@traiteur/kit/form/CheckboxGroupField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useEffect, useRef } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslations } from 'use-intl';
import { FormScreen } from '../../form/FormScreen.tsx';
import { useFormScreen } from '../../form/use-form-screen.ts';
import { ScreenWords } from '../../noun/ScreenWords.tsx';
import { useTo } from '../../use-to.ts';

const blank: ControlPointInput = {
  name: { fr: '', en: '' },
  kind: 'storage',
  ...usualLimits.storage,
  keeper: 'kitchen',
  hours: ['07:00', '16:00'],
  weekdays: [1, 2, 3, 4, 5, 6, 7],
  active: true,
};

const wholeHours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);

export default function ControlPointForm() {
  return (
    <ScreenWords fr={fr} en={en}>
      <PointForm />
    </ScreenWords>
  );
}

function PointForm() {
  const to = useTo();
  const words = useTranslations('controlPoints');
  const { options: weekdays } = useWeekdays();
  const { clock } = useDates();
  const form = useFormScreen(controlPoints, { blank, list: to('controlPoints') });
  return (
    <FormScreen form={form} title={words(form.id ? 'edit' : 'add')} subtitle={words('subtitle')}>
      <FieldGroup>
        <BilingualField name="name" label={words('fields.name')} />
        <FieldRow>
          <SelectField
            name="kind"
            label={words('fields.kind')}
            options={controlKinds.map((value) => ({ value, label: words(`kinds.${value}`) }))}
          />
          <SelectField
            name="keeper"
            label={words('fields.keeper')}
            options={keepers.map((value) => ({ value, label: words(`keepers.${value}`) }))}
          />
        </FieldRow>
        <LimitFields />
        <CheckboxGroupField
          name="hours"
          label={words('fields.hours')}
          hint={words('hints.hours')}
          options={wholeHours.map((value) => ({ value, label: clock(value) }))}
        />
        <CheckboxGroupField name="weekdays" label={words('fields.weekdays')} options={weekdays} />
        <SwitchField name="active" label={words('fields.active')} />
      </FieldGroup>
    </FormScreen>
  );
}

/** Another kind brings its usual limits. */
function LimitFields() {
  const words = useTranslations('controlPoints');
  const { setValue } = useFormContext<ControlPointInput>();
  const kind = useWatch<ControlPointInput, 'kind'>({ name: 'kind' });
  const lastKind = useRef(kind);
  useEffect(() => {
    if (kind === lastKind.current) return;
    lastKind.current = kind;
    setValue('lowest', usualLimits[kind].lowest, { shouldDirty: true });
    setValue('highest', usualLimits[kind].highest, { shouldDirty: true });
  }, [kind, setValue]);
  if (!isMeasured(kind)) return null;
  return (
    <FieldRow>
      <TemperatureField name="lowest" label={words('fields.lowest')} hint={words('hints.limits')} />
      <TemperatureField name="highest" label={words('fields.highest')} />
    </FieldRow>
  );
}
