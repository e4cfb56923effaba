import type { HouseSettings } from '@traiteur/contract/house/house-settings.ts';
import { mailSecurities } from '@traiteur/domain/house/house-settings.ts';
import { NumberField } from '@traiteur/kit/fields/NumberField.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { SelectField } from '@traiteur/kit/fields/SelectField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup, FieldRow } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TrialButton } from './TrialButton.tsx';
import { useKeptHint } from './use-kept-hint.ts';

export function MailFields({ settings }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  const keptHint = useKeptHint(settings.fixed.includes('mailServer'));
  return (
    <FieldGroup title={words('sections.mail')}>
      {!settings.mailsLeave && <p>{words('noneLeaves')}</p>}
      <SettingsGroup settings={settings} group="mailServer">
        <TextField name="mailHost" label={words('fields.mailHost')} hint={words('hints.mailHost')} />
        <FieldRow>
          <NumberField name="mailPort" label={words('fields.mailPort')} hint={words('hints.mailPort')} />
          <SelectField
            name="mailSecurity"
            label={words('fields.mailSecurity')}
            options={mailSecurities.map((value) => ({ value, label: words(`securities.${value}`) }))}
          />
        </FieldRow>
        <TextField name="mailUser" label={words('fields.mailUser')} hint={words('hints.mailUser')} autoComplete="off" />
        <PasswordField
          name="mailPassword"
          label={words('fields.mailPassword')}
          hint={keptHint(settings.ends.mailPassword)}
          autoComplete="off"
        />
      </SettingsGroup>
      <SettingsGroup settings={settings} group="sender">
        <TextField
          name="senderAddress"
          label={words('fields.senderAddress')}
          hint={words('hints.senderAddress')}
          type="email"
        />
      </SettingsGroup>
      <TrialButton trial="mail" />
    </FieldGroup>
  );
}
