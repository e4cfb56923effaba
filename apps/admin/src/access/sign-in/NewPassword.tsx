import { passwordReset } from '@traiteur/contract/access/sign-in.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { NewPasswordField } from '../../form/NewPasswordField.tsx';
import { SheetForm } from './SheetForm.tsx';
import styles from './SignIn.module.css';
import { useRecoveryLinks } from './use-recovery.ts';
import { useApi } from '@traiteur/front/front.ts';
import { useTo } from '../../use-to.ts';

export function NewPassword({ token }: { token: string }) {
  const to = useTo();
  const api = useApi();
  const words = useTranslations('signIn.recovery');
  const navigate = useNavigate();
  const { forgotten } = useRecoveryLinks();
  const form = useSchemaForm(passwordReset, { token, password: '' });
  const showFaults = useShowFaults(form);
  async function save(values: { token: string; password: string }) {
    try {
      await api.call('sign-in', 'resetPassword', {}, values, { cookies: true });
      toast.success(words('saved'));
      await navigate(to('signIn'), { replace: true });
    } catch (failure) {
      showFaults(failure);
    }
  }
  const askAgain = (
    <p className={styles['aside']}>
      <AppLink to={forgotten}>{words('askAgain')}</AppLink>
    </p>
  );
  return (
    <SheetForm
      title={words('newTitle')}
      subtitle={words('newSubtitle')}
      form={form}
      onSubmit={save}
      submit={words('save')}
      below={askAgain}
    >
      <NewPasswordField />
    </SheetForm>
  );
}
