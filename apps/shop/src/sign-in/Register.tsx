import type { Locale } from '@traiteur/domain/text/language.ts';
import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { Field } from '../form/Field.tsx';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { PasswordField } from '../form/PasswordField.tsx';
import formStyles from '../form/Form.module.css';
import { SendAgain } from '../form/SendAgain.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { AccountContext } from '../account/use-account.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useTo } from '../site/language/use-to.ts';
import { saveRegistration } from '../account/registration-key.ts';
import { noteSignedIn } from './signed-in-note.ts';
import styles from './SignIn.module.css';

const blank = { firstName: '', lastName: '', email: '', phone: '', password: '' };

/**
 * A mail confirms the address and leads to the `wanted` page. While no mails leave, the account opens at once with an
 * unproven address.
 */
export function Register({ wanted }: { wanted: string }) {
  const words = useShopWords('entrance');
  const to = useTo();
  const locale: Locale = useLocale();
  const { call, browser } = useAlive();
  const account = use(AccountContext);
  const mailsLeave = useMailsLeave();
  const [isSent, setSent] = useState(false);
  const { fields, form, field } = useTypedForm({
    start: blank,
    labelOf: (name) => words(name === 'password' ? 'newPassword' : name),
    async send(newFields) {
      if (!mailsLeave) return openAtOnce({ ...newFields, locale });
      await register(newFields);
      setSent(true);
    },
  });
  async function register(person: typeof blank): Promise<void> {
    const { registrationKey } = await call('client-accounts', 'registerClient', {}, { ...person, locale });
    if (browser) saveRegistration(browser.storage, { key: registrationKey, wanted });
  }
  async function openAtOnce(person: typeof blank & { locale: Locale }) {
    const open = () => call('client-accounts', 'openUnprovenAccount', {}, person, { cookies: true });
    await account?.auth.signInAndLeave(open);
    if (!browser) return;
    noteSignedIn(browser.tabStorage);
    browser.leaveFor(wanted);
  }
  if (isSent)
    return (
      <div className={`panel ${styles['box']}`}>
        <FocusedText>{words('registered', { email: fields.email.trim() })}</FocusedText>
        <p className="hint">{words('notReceived')}</p>
        <SendAgain
          label={words('resend')}
          labelIn={(seconds) => words('resendIn', { seconds })}
          done={words('resent')}
          onSend={() => register(fields)}
        />
        <button type="button" className="button" onClick={() => setSent(false)}>
          {words('backToForm')}
        </button>
      </div>
    );
  return (
    <div className={`panel ${styles['box']}`}>
      <Form {...form} submit={words('register')}>
        <div className={formStyles['pair']}>
          <Field {...field('firstName')} autoComplete="given-name" />
          <Field {...field('lastName')} autoComplete="family-name" />
        </div>
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phone')} type="tel" autoComplete="tel" hint={words('phoneHint')} />
        <PasswordField {...field('password')} autoComplete="new-password" hint={words('passwordHint')} />
      </Form>
      <p>
        {words('hasAccount')} <a href={`${to('signIn')}?to=${encodeURIComponent(wanted)}`}>{words('signIn')}</a>
      </p>
    </div>
  );
}

export default Register;
