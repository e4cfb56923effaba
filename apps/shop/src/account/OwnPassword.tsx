import { useRef, useState } from 'react';
import { PasswordField } from '../form/PasswordField.tsx';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { FirstPassword } from './FirstPassword.tsx';
import { LinkForm } from './LinkForm.tsx';
import styles from './AccountPage.module.css';

interface OwnPasswordProps {
  email: string;
  housePhone: string;
  hasPassword: boolean;
  onChanged: () => Promise<unknown>;
}

const blank = { current: '', password: '' };

/** A client who does not know the current password, or has none (sign-in by a provider), gets a link. */
export function OwnPassword({ email, housePhone, hasPassword, onChanged }: OwnPasswordProps) {
  const words = useShopWords('ownAccount');
  if (hasPassword) return <PasswordChange email={email} housePhone={housePhone} />;
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('password')}</h2>
      <p>{words('noPassword')}</p>
      <FirstPassword email={email} onChosen={onChanged} />
    </section>
  );
}

function PasswordChange({ email, housePhone }: Pick<OwnPasswordProps, 'email' | 'housePhone'>) {
  const words = useShopWords('ownAccount');
  const entrance = useShopWords('entrance');
  const { call } = useAlive();
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const [fields, setFields] = useState(blank);
  const { send, busy, faults, clear } = useSending();
  const heading = useRef<HTMLHeadingElement>(null);
  const leave = () => {
    setFields(blank);
    setState('closed');
    // The pressed button is gone.
    heading.current?.focus();
  };
  const submit = () =>
    send(async () => {
      await call('own-profile', 'changeOwnPassword', {}, fields);
      setFields(blank);
      setState('changed');
    });
  const field = (name: keyof typeof fields) => ({
    value: fields[name],
    onChange: (text: string) => setFields({ ...fields, [name]: text }),
    fault: faults.fields[name],
  });
  return (
    <section className={`panel ${styles['card']}`}>
      <h2 ref={heading} tabIndex={-1}>
        {words('password')}
      </h2>
      {state === 'changed' && (
        <div className={styles['ok']}>
          <FocusedText>{words('passwordChanged')}</FocusedText>
        </div>
      )}
      {state !== 'open' && (
        <button
          type="button"
          className="button"
          onClick={() => {
            clear();
            setState('open');
          }}
        >
          {words('changePassword')}
        </button>
      )}
      {state === 'open' && (
        <>
          <Form
            onSubmit={() => void submit()}
            faults={faults}
            busy={busy}
            submit={words('save')}
            aside={
              <button type="button" className="button" onClick={leave}>
                {words('leave')}
              </button>
            }
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
          <details className={styles['forgotten']}>
            <summary>{words('passwordForgotten')}</summary>
            <LinkForm knownEmail={email} housePhone={housePhone} />
          </details>
        </>
      )}
    </section>
  );
}
