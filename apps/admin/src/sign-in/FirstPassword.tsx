import { passwordChange } from '@traiteur/contract/access/account.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useFront } from '@traiteur/front/front.ts';
import styles from './SignIn.module.css';

/** In the place of every screen until a password that somebody else gave is replaced by one's own. */
export default function FirstPassword() {
  const { api, auth } = useFront();
  const words = useTranslations('signIn.first');
  const account = useTranslations('account');
  const hints = useTranslations('administrators.hints');
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
    <div className={styles['sheet']}>
      <Screen title={words('title')} subtitle={words('subtitle')}>
        <Form
          form={form}
          onSubmit={change}
          actions={
            <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className={styles['enter']}>
              {words('submit')}
            </Button>
          }
        >
          <p>{words('explained')}</p>
          <PasswordField name="current" label={words('given')} autoComplete="current-password" />
          <PasswordField
            name="password"
            label={account('newPassword')}
            hint={hints('password')}
            autoComplete="new-password"
          />
        </Form>
      </Screen>
    </div>
  );
}
