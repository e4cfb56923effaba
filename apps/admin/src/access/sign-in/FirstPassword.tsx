import { passwordChange } from '@traiteur/contract/access/account.ts';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useFront } from '@traiteur/front/front.ts';
import { NewPasswordField } from '../../form/NewPasswordField.tsx';
import { SheetForm } from './SheetForm.tsx';

/** Replaces every screen until the user changes a password that a colleague set. */
export default function FirstPassword() {
  const { api, auth } = useFront();
  const words = useTranslations('signIn.first');
  const form = useSchemaForm(passwordChange, { current: '', password: '' });
  const showFaults = useShowFaults(form);
  async function change(values: { current: string; password: string }) {
    try {
      await api.call('account', 'changePassword', {}, values);
      toast.success(words('saved'));
      await auth.readUser();
    } catch (failure) {
      showFaults(failure);
    }
  }
  return (
    <SheetForm
      title={words('title')}
      subtitle={words('subtitle')}
      form={form}
      onSubmit={change}
      submit={words('submit')}
    >
      <p>{words('explained')}</p>
      <PasswordField name="current" label={words('given')} autoComplete="current-password" />
      <NewPasswordField />
    </SheetForm>
  );
}
