import { use, useState } from 'react';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { useSending } from '../form/use-sending.ts';
import { AccountContext } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './SignIn.module.css';

/** Behind a mailed link: the password of an account that is theirs, or becomes it. */
export function ClaimForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const account = use(AccountContext);
  const [password, setPassword] = useState('');
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      const open = () => call('client-accounts', 'claimAccount', {}, { token, password }, { cookies: true });
      await account?.auth.signInAndLeave(open);
      onDone();
    });
  return (
    <div className={`panel ${styles['box']}`}>
      <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('claim')}>
        <Field
          label={words('newPassword')}
          hint={words('passwordHint')}
          type="password"
          autoComplete="new-password"
          value={password}
          onChange={setPassword}
          fault={faults.fields['password']}
        />
      </Form>
    </div>
  );
}
