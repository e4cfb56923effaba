import type { Locale } from '@traiteur/domain/text/language.ts';
import { use, useState } from 'react';
import { useLocale } from 'use-intl';
import { AccountContext } from '../account/use-account.ts';
import { CodeForm } from '../form/CodeForm.tsx';
import { Field } from '../form/Field.tsx';
import { Form } from '../form/Form.tsx';
import { useTypedForm } from '../form/use-typed-form.ts';
import { useAlive } from '../site/island/alive.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';

/** E-mail, then the code that was mailed there; an unknown address gets an account. */
export function CodeSignIn({ onDone, autoFocus = false }: { onDone: () => void; autoFocus?: boolean }) {
  const words = useShopWords('entrance.code');
  const locale: Locale = useLocale();
  const { call } = useAlive();
  const account = use(AccountContext);
  const [letter, setLetter] = useState<{ email: string; digits: number }>();
  const ask = (email: string) => call('client-accounts', 'requestSignInCode', {}, { email, language: locale });
  const { form, field } = useTypedForm({
    start: { email: '' },
    labelOf: words,
    async send({ email }) {
      setLetter({ email: email.trim(), ...(await ask(email.trim())) });
    },
  });
  if (letter) {
    const { email } = letter;
    const prove = async (code: string) => {
      const open = () => call('client-accounts', 'signInWithCode', {}, { email, code }, { cookies: true });
      await account?.auth.signInAndLeave(open);
      onDone();
    };
    return (
      <CodeForm
        email={email}
        sent={letter}
        ask={() => ask(email)}
        prove={prove}
        onChangeEmail={() => setLetter(undefined)}
      />
    );
  }
  return (
    <Form {...form} submit={words('send')}>
      <Field {...field('email')} type="email" autoComplete="email" hint={words('emailHint')} autoFocus={autoFocus} />
    </Form>
  );
}
