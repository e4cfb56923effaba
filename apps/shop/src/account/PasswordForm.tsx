import { useState } from 'react';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';

interface PasswordFormProps {
  email: string;
  onSaved: () => void;
  onLeave: () => void;
}

export function PasswordForm({ email, onSaved, onLeave }: PasswordFormProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const to = useTo();
  const { call } = useAlive();
  const [fields, setFields] = useState({ current: '', password: '' });
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      await call('own-profile', 'changeOwnPassword', {}, fields);
      onSaved();
    });
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (text: string) => setFields({ ...fields, [name]: text }),
    fault: faults.fields[name],
  });
  return (
    <>
      <Form
        onSubmit={() => void submit()}
        faults={faults}
        busy={busy}
        submit={words('save')}
        leave={words('leave')}
        onLeave={onLeave}
      >
        {/* For password managers: whose password this is. */}
        <input type="email" autoComplete="username" value={email} readOnly hidden />
        <PasswordField {...field('current')} label={words('currentPassword')} autoFocus />
        <PasswordField
          {...field('password')}
          label={words('newPassword')}
          hint={entrance('passwordHint')}
          autoComplete="new-password"
        />
      </Form>
      <a href={to('forgottenPassword')}>{words('passwordForgotten')}</a>
    </>
  );
}
