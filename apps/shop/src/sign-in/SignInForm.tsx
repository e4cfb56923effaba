import { use, useState } from 'react';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useSending } from '../form/use-sending.ts';
import { AccountContext } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

/** Signs in by e-mail address and password. */
export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const account = use(AccountContext);
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      const credentials = { email: email.trim(), password };
      const open = () => call('client-accounts', 'signInClient', {}, credentials, { cookies: true });
      await account?.auth.signInAndLeave(open);
      onDone();
    });
  return (
    <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('signIn')}>
      <Field
        label={words('email')}
        type="email"
        autoComplete="username"
        value={email}
        onChange={setEmail}
        fault={faults.fields['email']}
      />
      <PasswordField label={words('password')} value={password} onChange={setPassword} faults={faults} />
    </Form>
  );
}
