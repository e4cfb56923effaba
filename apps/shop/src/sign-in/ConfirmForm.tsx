import { safePath } from '@traiteur/front/routing/safe-path.ts';
import { use, useState } from 'react';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useSending } from '../form/use-sending.ts';
import { AccountContext } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useOwn } from '../site/island/use-own.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { forgetRegistration, pendingRegistration } from '../account/registration-key.ts';
import styles from './SignIn.module.css';

interface ConfirmFormProps {
  token: string;
  /** `path`: the page before the registration, if this browser knows it. */
  onDone: (path: string | undefined) => void;
}

/** From a registration's link: the browser that registered has a key; any other must give the password. */
export function ConfirmForm({ token, onDone }: ConfirmFormProps) {
  const words = useShopWords('entrance');
  const { browser, call } = useAlive();
  const account = use(AccountContext);
  const [password, setPassword] = useState('');
  const hasKey = useOwn(() => pendingRegistration(browser?.storage).key !== undefined, true);
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      const { key, wanted } = pendingRegistration(browser?.storage);
      const proof = key ? { registrationKey: key } : { password };
      const open = () => call('client-accounts', 'confirmRegistration', {}, { token, ...proof }, { cookies: true });
      await account?.auth.signInAndLeave(open);
      if (browser) forgetRegistration(browser.storage);
      onDone(safePath(wanted));
    });
  return (
    <div className={`panel ${styles['box']}`}>
      <p>{words('confirmHint')}</p>
      <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('confirm')}>
        {!hasKey && (
          <PasswordField
            label={words('confirmPassword')}
            value={password}
            onChange={setPassword}
            fault={faults.fields['password']}
          />
        )}
      </Form>
    </div>
  );
}
