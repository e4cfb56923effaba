import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import type { Faults } from '../form/faults.ts';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import formStyles from '../form/Form.module.css';
import { LongField } from '../form/LongField.tsx';
import { useSending } from '../form/use-sending.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import type { TypedMessage } from './send-message.ts';

interface ContactFormProps {
  /** Set when the form was sent without a script and refused. */
  typed?: TypedMessage | undefined;
  faults?: Faults | undefined;
  /** Sent without a script. */
  isSent: boolean;
}

const blankMessage: TypedMessage = { name: '', email: '', phone: '', text: '' };

export function ContactForm({ typed = blankMessage, faults: firstFaults, isSent }: ContactFormProps) {
  const words = useShopWords('contactForm');
  const to = useTo();
  const locale = useLocale();
  const { call } = useAlive();
  const mailsLeave = useMailsLeave();
  const { send, busy, faults } = useSending(firstFaults);
  const [message, setMessage] = useState(typed);
  const [sentTo, setSentTo] = useState<string>();
  const submit = () =>
    send(async () => {
      const email = message.email.trim();
      await call('contact-messages', 'sendContactMessage', {}, { ...message, email, locale });
      setSentTo(email);
      setMessage({ ...message, text: '' });
    });
  if (sentTo !== undefined)
    return (
      <Thanks answer={mailsLeave ? words('answer', { email: sentTo }) : words('answerLater')}>
        <button type="button" className="button" onClick={() => setSentTo(undefined)}>
          {words('another')}
        </button>
      </Thanks>
    );
  if (isSent)
    return (
      <Thanks answer={words(mailsLeave ? 'answerByMail' : 'answerLater')}>
        <a href={to('contact')} className="button">
          {words('another')}
        </a>
      </Thanks>
    );
  const field = (name: keyof TypedMessage) => ({
    name,
    label: words(name),
    value: message[name],
    fault: faults.fields[name],
    onChange: (text: string) => setMessage((current) => ({ ...current, [name]: text })),
  });
  return (
    <Form action={to('contact')} onSubmit={() => void submit()} faults={faults} busy={busy} submit={words('send')}>
      <Field {...field('name')} autoComplete="name" maxLength={120} />
      <div className={formStyles['pair']}>
        <Field {...field('email')} type="email" autoComplete="email" />
        <Field {...field('phone')} hint={words('phoneHint')} type="tel" autoComplete="tel" />
      </div>
      <LongField {...field('text')} maxLength={4000} />
    </Form>
  );
}

function Thanks({ answer, children }: { answer: string; children: ReactNode }) {
  const words = useShopWords('contactForm');
  const sentence = useRef<HTMLParagraphElement>(null);
  // The pressed button is gone.
  useEffect(() => sentence.current?.focus(), []);
  return (
    <div className={formStyles['form']} role="status">
      <p ref={sentence} tabIndex={-1}>
        <strong>{words('thanks')}</strong> {answer}
      </p>
      <div>{children}</div>
    </div>
  );
}

export default ContactForm;
