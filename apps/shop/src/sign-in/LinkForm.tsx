import { readablePhone } from '@traiteur/domain/clients/readable-phone.ts';
import { useState } from 'react';
import { Field } from '../form/Field.tsx';
import { FocusedText } from '../form/FocusedText.tsx';
import { Form } from '../form/Form.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useMailsLeave } from '../site/language/mails-leave.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

interface LinkFormProps {
  /** Empty where the house has none. */
  housePhone: string;
}

/** Sends a link to choose a password: also to a client who has only ordered by phone so far. */
export function LinkForm({ housePhone }: LinkFormProps) {
  const words = useShopWords('entrance');
  const { call } = useAlive();
  const mailsLeave = useMailsLeave();
  const [isSent, setSent] = useState(false);
  const { form, field } = useTypedForm({
    start: { email: '' },
    labelOf: words,
    async send({ email }) {
      await call('client-accounts', 'requestAccountLink', {}, { email: email.trim() });
      setSent(true);
    },
  });
  if (!mailsLeave)
    return (
      <p>
        {words('noMail')} {housePhone && words('noMailCall', { phone: readablePhone(housePhone) })}
      </p>
    );
  if (isSent) return <FocusedText>{words('linkSent')}</FocusedText>;
  return (
    <>
      <p>{words('forgottenHint')}</p>
      <Form {...form} submit={words('sendLink')}>
        <Field {...field('email')} type="email" autoComplete="email" />
      </Form>
    </>
  );
}

export default LinkForm;
