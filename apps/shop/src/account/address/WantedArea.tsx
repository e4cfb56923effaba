import type { Locale } from '@traiteur/domain/text/language.ts';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import { Field } from '../../form/Field.tsx';
import { FocusedText } from '../../form/FocusedText.tsx';
import { Form } from '../../form/Form.tsx';
import { useSending } from '../../form/use-sending.ts';
import { useAlive } from '../../site/island/alive.ts';
import { useMailsLeave } from '../../site/language/mails-leave.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { useAccount } from '../use-account.ts';
import styles from './OutOfReach.module.css';

interface WantedAreaProps {
  postalCode: string;
  city: string;
}

/** Keeps an address for one mail, once a zone serves the code. A house that sends no mail promises none. */
export function WantedArea({ postalCode, city }: WantedAreaProps) {
  const words = useShopWords('checkout.where.wanted');
  const locale: Locale = useLocale();
  const { call } = useAlive();
  const { user } = useAccount();
  const mailsLeave = useMailsLeave();
  const [typedEmail, setEmail] = useState<string>();
  const [hasConsent, setConsent] = useState(false);
  const [isNoted, setNoted] = useState(false);
  const [lacksConsent, setLacking] = useState(false);
  const { send, busy, faults } = useSending();
  const email = typedEmail ?? user?.email ?? '';
  const note = () => {
    setLacking(!hasConsent);
    if (!hasConsent) return;
    void send(async () => {
      const wish = { country: 'FR', postalCode, city, email: email.trim(), locale, consent: true } as const;
      await call('wanted-areas', 'noteWantedArea', {}, wish);
      setNoted(true);
    });
  };
  if (!mailsLeave) return null;
  if (isNoted) return <FocusedText>{words('noted', { email: email.trim(), postalCode })}</FocusedText>;
  return (
    <details className={styles['wanted']}>
      <summary>{words('ask')}</summary>
      <Form onSubmit={note} faults={faults} busy={busy} submit={words('send')}>
        <Field
          label={words('email')}
          type="email"
          autoComplete="email"
          value={email}
          onChange={setEmail}
          fault={faults.fields['email']}
        />
        <label className={styles['consent']}>
          <input type="checkbox" checked={hasConsent} onChange={({ target }) => setConsent(target.checked)} />
          <span>{words('consent')}</span>
        </label>
        {lacksConsent && !hasConsent && (
          <p role="alert" className="fault">
            {words('consentNeeded')}
          </p>
        )}
      </Form>
    </details>
  );
}
