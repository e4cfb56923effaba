import { useState } from 'react';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { PasswordAgain } from './PasswordAgain.tsx';
import { useConfirmed } from './use-confirmed.ts';

interface FirstPasswordProps {
  email: string;
  onChosen: () => Promise<unknown>;
}

/** One field, for who came in by a mailed code. */
export function FirstPassword({ email, onChosen }: FirstPasswordProps) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const [password, setPassword] = useState('');
  const [isChosen, setChosen] = useState(false);
  const confirmation = useConfirmed();
  const { busy, faults } = confirmation;
  const choose = () =>
    confirmation.send(async () => {
      await call('own-profile', 'changeOwnPassword', {}, { password });
      setChosen(true);
      await onChosen();
    });
  if (isChosen) return <FocusedText>{words('chosen')}</FocusedText>;
  if (confirmation.isAsked) return <PasswordAgain confirmed={confirmation} />;
  return (
    <Form onSubmit={() => void choose()} faults={faults} busy={busy} submit={words('save')}>
      {/* For password managers: whose password this is. */}
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label={words('firstPassword')}
        hint={entrance('passwordHint')}
        autoComplete="new-password"
        value={password}
        onChange={setPassword}
        fault={faults.fields['password']}
      />
    </Form>
  );
}
