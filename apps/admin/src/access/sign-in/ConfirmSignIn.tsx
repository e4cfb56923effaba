import { confirmation } from '@traiteur/contract/access/sign-in.ts';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Dialog } from '@traiteur/kit/overlays/Dialog.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useFront } from '@traiteur/front/front.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';

/** Asks for the password again over the current screen, so that nothing typed there is lost. */
export default function ConfirmSignIn() {
  const { api, confirmation: question } = useFront();
  const words = useTranslations('signIn.confirm');
  const fields = useTranslations('signIn');
  const { user } = useSession();
  const form = useSchemaForm(confirmation, { password: '' });
  const showFaults = useShowFaults(form);
  async function confirm(values: { password: string }) {
    try {
      await api.call('sign-in', 'confirmSignIn', {}, values);
      question.answer(true);
    } catch (failure) {
      showFaults(failure);
    }
  }
  const dismiss = () => question.answer(false);
  return (
    <Dialog opened title={words('title')} onClose={dismiss}>
      <Form form={form} onSubmit={confirm}>
        <p>{words('explained')}</p>
        {/* Tells a password manager whose password this is. */}
        <input type="email" autoComplete="username" value={user?.email ?? ''} readOnly hidden />
        <PasswordField name="password" label={fields('password')} autoComplete="current-password" first />
        <div className="dialog-actions">
          <Button onClick={dismiss}>{words('cancel')}</Button>
          <Button type="submit" variant="primary" busy={form.formState.isSubmitting}>
            {words('submit')}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
}
