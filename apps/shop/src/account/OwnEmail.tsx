import { useState } from 'react';
import { CodeForm } from '../form/CodeForm.tsx';
import { Field } from '../form/Field.tsx';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { useAlive } from '../site/island/alive.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './AccountPage.module.css';
import { PasswordAgain } from './PasswordAgain.tsx';
import { useConfirmed } from './use-confirmed.ts';

/** A code mailed to the new address proves it; the password, or a code to the one of before, proves the client. */
export function OwnEmail({ email, onChanged }: { email: string; onChanged: () => Promise<unknown> }) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const mailsLeave = useMailsLeave();
  const [state, setState] = useState<'closed' | 'open' | 'sent' | 'changed'>('closed');
  const [newEmail, setNewEmail] = useState('');
  const confirmation = useConfirmed();
  const [letter, setLetter] = useState<{ digits: number }>();
  const ask = () => call('own-profile', 'requestOwnCode', {}, { email: newEmail.trim() });
  const submit = () =>
    confirmation.send(async () => {
      setLetter(await ask());
      setState('sent');
    });
  const change = async (code: string) => {
    const next = { email: newEmail.trim(), code };
    const save = async () => {
      await call('own-profile', 'changeOwnEmail', {}, next);
      setState('changed');
      await onChanged();
    };
    await confirmation.attempt(save);
  };
  if (confirmation.isAsked) return <PasswordAgain confirmed={confirmation} />;
  if (state === 'sent')
    return (
      <CodeForm email={newEmail.trim()} sent={letter} ask={ask} prove={change} onChangeEmail={() => setState('open')} />
    );
  if (state === 'open')
    return (
      <Form
        onSubmit={() => void submit()}
        faults={confirmation.faults}
        busy={confirmation.busy}
        submit={entrance('code.send')}
        leave={words('leave')}
        onLeave={() => setState('closed')}
      >
        <Field
          label={words('newEmail')}
          hint={words('newEmailHint')}
          type="email"
          autoComplete="email"
          value={newEmail}
          onChange={setNewEmail}
          fault={confirmation.faults.fields['email']}
          autoFocus
        />
      </Form>
    );
  return (
    <>
      {state === 'changed' && (
        <div className={styles['ok']}>
          <FocusedText>{words('emailChanged')}</FocusedText>
        </div>
      )}
      <p className={styles['row']}>
        <span className="hint">{email}</span>
        {mailsLeave && (
          <button type="button" className="button" onClick={() => setState('open')}>
            {words('changeEmail')}
          </button>
        )}
      </p>
    </>
  );
}
