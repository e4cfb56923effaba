import { secondStep } from '@traiteur/contract/access/sign-in.ts';
import type { NeededFactor } from '@traiteur/contract/statement/refusals.ts';
import { oneTimeCodeLength } from '@traiteur/domain/access/typed-codes.ts';
import { useSchemaForm } from '@traiteur/front/forms/use-schema-form.ts';
import { useShowFaults } from '@traiteur/front/forms/use-show-faults.ts';
import { useApi, useFront } from '@traiteur/front/front.ts';
import { CodeField } from '@traiteur/kit/fields/CodeField.tsx';
import { Form } from '@traiteur/kit/form/Form.tsx';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { Screen } from '@traiteur/kit/look/screen/Screen.tsx';
import { useEffect, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { PasskeyButton } from './PasskeyButton.tsx';
import styles from './SecondStep.module.css';

interface SecondStepProps {
  needed: NeededFactor;
  onDone: () => Promise<void>;
  onStartOver: () => void;
}

/** Asks for a code or a passkey after the password, or for a recovery code where both are lost. */
export default function SecondStep({ needed: { ticket, means }, onDone, onStartOver }: SecondStepProps) {
  const api = useApi();
  const { auth } = useFront();
  const words = useTranslations('secondFactor.step');
  const signIn = useTranslations('signIn');
  const [isLost, setLost] = useState(false);
  const sheet = useRef<HTMLDivElement>(null);
  // Takes the focus after the screen's heading had it.
  useEffect(() => sheet.current?.querySelector<HTMLElement>('input, button')?.focus(), [isLost]);
  const form = useSchemaForm(secondStep, { ticket, code: '' });
  const showFaults = useShowFaults(form);
  const byCode = isLost || means.includes('authenticator');
  async function enter(values: { ticket: string; code: string }) {
    try {
      await auth.signInBy(() => api.call('sign-in', 'passSecondFactor', {}, values, { final: true, cookies: true }));
      await onDone();
    } catch (failure) {
      showFaults(failure);
      form.setFocus('code', { shouldSelect: true });
    }
  }
  function choose(withRecoveryCode: boolean) {
    form.reset({ ticket, code: '' });
    setLost(withRecoveryCode);
  }
  const submit = (
    <Button type="submit" variant="primary" busy={form.formState.isSubmitting} className={styles['wide']}>
      {signIn('submit')}
    </Button>
  );
  return (
    <div ref={sheet}>
      <Screen title={words('title')} subtitle={words('subtitle')}>
        <Form form={form} onSubmit={enter} actions={byCode && submit}>
          {isLost && <CodeField name="code" label={words('recoveryCode')} />}
          {!isLost && byCode && <CodeField name="code" label={words('code')} digits={oneTimeCodeLength} />}
        </Form>
        <div className={styles['others']}>
          {means.includes('passkey') && (
            <PasskeyButton
              ticket={ticket}
              isFirst={!byCode}
              onDone={onDone}
              onFailure={(message) => form.setError('root', { message })}
            >
              {words('usePasskey')}
            </PasskeyButton>
          )}
          {means.includes('recovery-code') && (!isLost || means.includes('authenticator')) && (
            <Button variant="subtle" onClick={() => choose(!isLost)}>
              {words(isLost ? 'useAuthenticator' : 'useRecoveryCode')}
            </Button>
          )}
          <Button variant="subtle" onClick={onStartOver}>
            {words('startOver')}
          </Button>
        </div>
      </Screen>
    </div>
  );
}
