import { useState } from 'react';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { saveRegistration } from './registration-key.ts';

/** An account opened while mails were off has an unproven address: the client confirms it once they leave. */
export function UnprovenAddress({ email }: { email: string }) {
  const words = useShopWords('ownAccount');
  const to = useTo();
  const { call, browser } = useAlive();
  const mailsLeave = useMailsLeave();
  const [isSent, setSent] = useState(false);
  const { send, busy, faults } = useSending();
  const ask = () =>
    send(async () => {
      const { registrationKey } = await call('own-profile', 'requestAddressProof');
      if (browser) saveRegistration(browser.storage, { key: registrationKey, wanted: to('account') });
      setSent(true);
    });
  if (!mailsLeave) return <p className="hint">{words('unprovenUnmailed', { email })}</p>;
  if (isSent) return <FocusedText>{words('proofSent', { email })}</FocusedText>;
  return (
    <Form onSubmit={() => void ask()} faults={faults} busy={busy} submit={words('proveAddress')}>
      <p>{words('unproven', { email })}</p>
    </Form>
  );
}
