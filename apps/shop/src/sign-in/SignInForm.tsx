import { use } from 'react';
import { AccountContext } from '../account/use-account.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

export function SignInForm({ onDone }: { onDone: () => void }) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const account = use(AccountContext);
  const { form, field } = useTypedForm({
    start: { email: '', password: '' },
    labelOf: words,
    async send({ email, password }) {
      const credentials = { email: email.trim(), password };
      const open = () => call('client-accounts', 'signInClient', {}, credentials, { cookies: true });
      await account?.auth.signInAndLeave(open);
      onDone();
    },
  });
  return (
    <Form {...form} submit={words('signIn')}>
      <Field {...field('email')} type="email" autoComplete="username" />
      <PasswordField {...field('password')} />
    </Form>
  );
}
