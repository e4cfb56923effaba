import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { useTranslations } from 'use-intl';

export function NewPasswordField() {
  const words = useTranslations('account');
  const hints = useTranslations('administrators.hints');
  return (
    <PasswordField name="password" label={words('newPassword')} hint={hints('password')} autoComplete="new-password" />
  );
}
