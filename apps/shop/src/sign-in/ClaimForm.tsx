import { use } from 'react';
import { AccountContext } from '../account/use-account.ts';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './SignIn.module.css';

/** From a mailed link: sets a new password, or the first one of a client without an account. */
export function ClaimForm({ token, onDone }: { token: string; onDone: () => void }) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const account = use(AccountContext);
  const { form, field } = useTypedForm({
    start: { password: '' },
    labelOf: () => words('newPassword'),
    async send({ password }) {
      const open = () => call('client-accounts', 'claimAccount', {}, { token, password }, { cookies: true });
      await account?.auth.signInAndLeave(open);
      onDone();
    },
  });
  return (
    <div className={`panel ${styles['box']}`}>
      <Form {...form} submit={words('claim')}>
        <PasswordField {...field('password')} autoComplete="new-password" hint={words('passwordHint')} />
      </Form>
    </div>
  );
}
