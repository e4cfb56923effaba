import { useState } from 'react';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { CodeAgain } from './CodeAgain.tsx';
import { useAccount } from './use-account.ts';
import type { Confirmed } from './use-confirmed.ts';

/** By password, or by a code mailed to the client's own address, which who has no password uses. */
export function PasswordAgain({ confirmed }: { confirmed: Confirmed }) {
  const words = useShopWords('ownAccount');
  const mailsLeave = useMailsLeave();
  const { user } = useAccount();
  const [password, setPassword] = useState('');
  const [isByCode, setByCode] = useState(false);
  const { confirm, busy, faults } = confirmed;
  if (isByCode && user) return <CodeAgain email={user.email} confirmed={confirmed} />;
  return (
    <Form
      onSubmit={() => void confirm(password)}
      faults={faults}
      busy={busy}
      submit={words('goOn')}
      aside={
        mailsLeave &&
        user?.email && (
          <button type="button" className="button" onClick={() => setByCode(true)}>
            {words('codeInstead')}
          </button>
        )
      }
    >
      <PasswordField
        label={words('passwordAgain')}
        value={password}
        onChange={setPassword}
        fault={faults.fields['password']}
        autoFocus
      />
    </Form>
  );
}
