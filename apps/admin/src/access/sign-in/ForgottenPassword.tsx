import { passwordResetRequest } from '@traiteur/contract/access/sign-in.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import styles from './SignIn.module.css';
import { useRecoveryLinks } from './use-recovery.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';

/** Requests a link by mail. The answer is the same whether or not the account exists. */
export function ForgottenPassword() {
  const api = useApi();
  const words = useTranslations('signIn.recovery');
  const fields = useTranslations('signIn');
  const { signIn } = useRecoveryLinks();
  const { mailsLeave } = useFront().settings;
  const form = useSchemaForm(passwordResetRequest, { email: '' });
  const showFaults = useShowFaults(form);
  async function ask(values: { email: string }) {
    try {
      await api.call('sign-in', 'requestPasswordReset', {}, values);
    } catch (failure) {
      showFaults(failure);
    }
  }
  const { isSubmitting, isSubmitSuccessful } = form.formState;
  return (
    <div className={styles['sheet']}>
      <Screen title={words('title')} subtitle={words('subtitle')}>
        {!mailsLeave ? (
          <p>{words('noMail')}</p>
        ) : isSubmitSuccessful ? (
          <p role="status" tabIndex={-1} ref={(sentence) => sentence?.focus()}>
            {words('sent')}
          </p>
        ) : (
          <Form
            form={form}
            onSubmit={ask}
            actions={
              <Button type="submit" variant="primary" busy={isSubmitting} className={styles['enter']}>
                {words('send')}
              </Button>
            }
          >
            <p>{words('explained')}</p>
            <TextField name="email" type="email" label={fields('email')} autoComplete="username" />
          </Form>
        )}
        <p className={styles['aside']}>
          <AppLink to={signIn}>{words('back')}</AppLink>
        </p>
      </Screen>
    </div>
  );
}
