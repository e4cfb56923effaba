import { credentials } from '@traiteur/contract/access/sign-in.ts';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import type { NeededFactor } from '@traiteur/contract/statement/refusals.ts';
import { Alarm } from '@traiteur/kit/look/Alarm.tsx';
import { AppLink } from '@traiteur/kit/look/AppLink.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { PasswordField } from '@traiteur/kit/fields/PasswordField.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { TextField } from '@traiteur/kit/fields/TextField.tsx';
import { toast } from '@traiteur/kit/overlays/toast.tsx';
import { lazyPart } from '@traiteur/front/routing/lazy-part.tsx';
import { Suspense, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useLocale, useTranslations } from 'use-intl';
import { useFailureMessage } from '@traiteur/front/forms/fault-messages.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useSession } from '@traiteur/front/session/use-session.ts';
import { ProviderSignIns } from './ProviderSignIns.tsx';
import { PasskeyButton } from '../second-factor/PasskeyButton.tsx';
import styles from './SignIn.module.css';
import { useRecoveryLinks } from './use-recovery.ts';
import { useFront } from '@traiteur/front/front.ts';
import { site } from '../../addresses.ts';

// Most accounts have no second step.
const SecondStep = lazyPart(() => import('../second-factor/SecondStep.tsx'));

export function SignIn() {
  const { auth } = useFront();
  const words = useTranslations('signIn');
  const recovery = useTranslations('signIn.recovery');
  const secondFactor = useTranslations('secondFactor');
  const { forgotten } = useRecoveryLinks();
  const locale = useLocale();
  const navigate = useNavigate();
  const { search } = useLocation();
  const failureMessage = useFailureMessage();
  const { busy, wantToLog, sessionEnd } = useSession();
  const [neededFactor, setNeededFactor] = useState<NeededFactor>();
  const form = useSchemaForm(credentials, { email: '', password: '' });
  async function enter(values: { email: string; password: string }) {
    try {
      await auth.signIn(values);
      await goOn();
    } catch (failure) {
      stop(failure);
      form.setFocus('password');
    }
  }
  async function goOn() {
    toast.success(words('done'));
    await navigate(site.wantedPath(search, locale), { replace: true });
  }
  function stop(failure: unknown) {
    const factor = failure instanceof ApiRefusal ? failure.problem.secondFactor : undefined;
    if (factor) setNeededFactor(factor);
    else form.setError('root', { message: failureMessage(failure) });
  }
  if (neededFactor)
    return (
      <div className={styles['sheet']}>
        <Suspense>
          <SecondStep needed={neededFactor} onDone={goOn} onStartOver={() => setNeededFactor(undefined)} />
        </Suspense>
      </div>
    );
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
          {sessionEnd ? (
            <Alarm tone="warning" title={words(`ended.${sessionEnd}`)} />
          ) : (
            wantToLog && <p>{words('wanted')}</p>
          )}
          <TextField name="email" type="email" label={words('email')} autoComplete="username" />
          <PasswordField name="password" label={words('password')} autoComplete="current-password" />
        </Form>
        <p className={styles['aside']}>
          <AppLink to={forgotten}>{recovery('forgotten')}</AppLink>
        </p>
        <div className={styles['passkey']}>
          <PasskeyButton onDone={goOn} onFailure={(message) => form.setError('root', { message })}>
            {secondFactor('withPasskey')}
          </PasskeyButton>
        </div>
        <ProviderSignIns onFailure={(message) => form.setError('root', { message })} onStopped={stop} />
      </Screen>
    </div>
  );
}
