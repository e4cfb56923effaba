import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

/** A link to choose a password: for who forgot theirs, and for who has ordered by phone so far. */
export function LinkForm({ knownEmail = '' }: { knownEmail?: string }) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const [email, setEmail] = useState(knownEmail);
  const [isSent, setSent] = useState(false);
  const { send, busy, faults } = useSending();
  const submit = () =>
    send(async () => {
      await call('client-accounts', 'requestAccountLink', {}, { email: email.trim() });
      setSent(true);
    });
  if (isSent) return <FocusedText>{words('linkSent')}</FocusedText>;
  return (
    <Form onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('sendLink')}>
      <Field
        label={words('email')}
        type="email"
        autoComplete="email"
        value={email}
        onChange={setEmail}
        fault={faults.fields['email']}
      />
    </Form>
  );
}
