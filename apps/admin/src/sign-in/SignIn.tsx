import { credentials } from '@traiteur/contract/access/sign-in.ts';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { Screen } from '@traiteur/kit/look/Screen.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { ProviderSignIns } from './ProviderSignIns.tsx';
import styles from './SignIn.module.css';
import { useRecoveryLinks } from './use-recovery.ts';
import { useFront } from '@traiteur/front/front.ts';
import { site } from '../addresses.ts';

export function SignIn() {
  const { auth } = useFront();
  const words = useTranslations('signIn');
  const recovery = useTranslations('signIn.recovery');
  const { forgotten } = useRecoveryLinks();
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const failureMessage = useFailureMessage();
  const { busy, wantToLog } = useSession();
  const form = useSchemaForm(credentials, { email: '', password: '' });
  async function enter(values: { email: string; password: string }) {
    try {
      await auth.signIn(values);
      toast.success(words('done'));
      await navigate(site.wantedPath(search, locale), { replace: true });
    } catch (failure) {
      form.setError('root', { message: failureMessage(failure) });
      form.setFocus('password');
    }
  }
  return (
    <div className={styles['sheet']}>
      <Screen title={words('title')} subtitle={words('subtitle')}>
        <Form
          form={form}
          onSubmit={enter}
          actions={
            <Button type="submit" variant="primary" busy={busy} className={styles['enter']}>
              {words('submit')}
            </Button>
          }
        >
          {wantToLog && <p>{words('wanted')}</p>}
          <TextField name="email" type="email" label={words('email')} autoComplete="username" />
          <PasswordField name="password" label={words('password')} autoComplete="current-password" />
        </Form>
        <p className={styles['aside']}>
          <AppLink to={forgotten}>{recovery('forgotten')}</AppLink>
        </p>
        <ProviderSignIns onFailure={(message) => form.setError('root', { message })} />
      </Screen>
    </div>
  );
}
