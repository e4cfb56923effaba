import { passwordResetRequest } from '@traiteur/contract/access/sign-in.ts';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { SheetButton, SheetLink, SignInSheet } from './SignInSheet.tsx';
import { useRecoveryLinks } from './use-recovery.ts';
import { useApi } from '@traiteur/front/front.ts';

/** Asks for a link by mail. What is said afterwards is the same whether there is such an account or not. */
export function ForgottenPassword() {
  const api = useApi();
  const words = useTranslations('signIn.recovery');
  const fields = useTranslations('signIn');
  const { signIn } = useRecoveryLinks();
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
    <SignInSheet title={words('title')} subtitle={words('subtitle')}>
      {isSubmitSuccessful ? (
        <p role="status" tabIndex={-1} ref={(sentence) => sentence?.focus()}>
          {words('sent')}
        </p>
      ) : (
        <Form form={form} onSubmit={ask} actions={<SheetButton busy={isSubmitting}>{words('send')}</SheetButton>}>
          <p>{words('explained')}</p>
          <TextField name="email" type="email" label={fields('email')} autoComplete="username" />
        </Form>
      )}
      <SheetLink to={signIn}>{words('back')}</SheetLink>
    </SignInSheet>
  );
}
