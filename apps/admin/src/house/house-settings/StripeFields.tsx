import type { HouseSettings } from '@traiteur/contract/house/house-settings.ts';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { FieldGroup } from '@traiteur/kit/form/FieldGroup.tsx';
import { useTranslations } from 'use-intl';
import { SettingsGroup } from './SettingsGroup.tsx';
import { TrialButton } from './TrialButton.tsx';
import { useKeptHint } from './use-kept-hint.ts';

export function StripeFields({ settings }: { settings: HouseSettings }) {
  const words = useTranslations('houseSettings');
  const keptHint = useKeptHint(settings.fixed.includes('stripe'));
  const { ends, addresses } = settings;
  const url = `${addresses.siteUrl}/api/payment-news`;
  return (
    <FieldGroup title={words('sections.payments')}>
      <SettingsGroup settings={settings} group="stripe">
        <TextField
          name="stripePublishableKey"
          label={words('fields.stripePublishableKey')}
          hint={words('hints.stripePublishableKey')}
          autoComplete="off"
        />
        <PasswordField
          name="stripeSecretKey"
          label={words('fields.stripeSecretKey')}
          hint={keptHint(ends.stripeSecretKey) ?? words('hints.stripeSecretKey')}
          autoComplete="off"
        />
        <PasswordField
          name="stripeWebhookSecret"
          label={words('fields.stripeWebhookSecret')}
          hint={keptHint(ends.stripeWebhookSecret) ?? words('hints.stripeWebhookSecret', { url })}
          autoComplete="off"
        />
      </SettingsGroup>
      <TrialButton trial="payments" />
    </FieldGroup>
  );
}
