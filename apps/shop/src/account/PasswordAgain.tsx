import { useState } from 'react';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import type { Confirmed } from './use-confirmed.ts';

export function PasswordAgain({ confirmed: { confirm, busy, faults } }: { confirmed: Confirmed }) {
  const words = useShopWords('ownAccount');
  const [password, setPassword] = useState('');
  return (
    <Form onSubmit={() => void confirm(password)} faults={faults} busy={busy} submit={words('goOn')}>
      <PasswordField label={words('passwordAgain')} value={password} onChange={setPassword} faults={faults} autoFocus />
    </Form>
  );
}
