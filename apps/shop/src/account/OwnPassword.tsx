import { useRef, useState } from 'react';
import { FocusedText } from '../form/FocusedText.tsx';
import { TryAgain } from '../form/TryAgain.tsx';
import { useRead } from '../site/island/use-read.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { FirstPassword } from './FirstPassword.tsx';
import styles from './AccountPage.module.css';

interface OwnPasswordProps {
  email: string;
  hasPassword: boolean;
  onChanged: () => Promise<unknown>;
}

/** A client who does not know the current password, or has none (sign-in by a provider), gets a link. */
export function OwnPassword({ email, hasPassword, onChanged }: OwnPasswordProps) {
  const words = useShopWords('ownAccount');
  if (hasPassword) return <PasswordChange email={email} />;
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('password')}</h2>
      <p>{words('noPassword')}</p>
      <FirstPassword email={email} onChosen={onChanged} />
    </section>
  );
}

function PasswordChange({ email }: Pick<OwnPasswordProps, 'email'>) {
  const words = useShopWords('ownAccount');
  const error = useShopWords('front.error');
  const [state, setState] = useState<'closed' | 'open' | 'changed'>('closed');
  const heading = useRef<HTMLHeadingElement>(null);
  // Fetched with the first press, as the form of who eats.
  const form = useRead(state === 'open' ? 'password' : undefined, () => import('./PasswordForm.tsx'));
  const leave = () => {
    setState('closed');
    // The pressed button is gone.
    heading.current?.focus();
  };
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
        <button type="button" className="button" onClick={() => setState('open')}>
          {words('changePassword')}
        </button>
      )}
      {state === 'open' && form.failed && <TryAgain onAgain={form.tryAgain}>{error('unreachable')}</TryAgain>}
      {state === 'open' && form.value && (
        <form.value.PasswordForm email={email} onSaved={() => setState('changed')} onLeave={leave} />
      )}
    </section>
  );
}
