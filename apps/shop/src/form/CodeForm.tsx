import { mailedCodeIn } from '@traiteur/domain/access/mailed-codes.ts';
import { useEffect, useEffectEvent, useState } from 'react';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { Field } from './Field.tsx';
import { Form } from './Form.tsx';
import { SendAgain } from './SendAgain.tsx';
import { useSending } from './use-sending.ts';

interface CodeSent {
  digits: number;
}

interface CodeFormProps {
  email: string;
  /** Mails a code; called at once, unless `sent` is the answer already. */
  ask: () => Promise<CodeSent>;
  sent?: CodeSent | undefined;
  prove: (code: string) => Promise<void>;
  /** Absent where the address is not to choose. */
  onChangeEmail?: () => void;
}

/** Sends itself once the code is whole: typed, pasted or filled in by the phone. */
export function CodeForm({ email, ask, sent, prove, onChangeEmail }: CodeFormProps) {
  const words = useShopWords('entrance.code');
  const [code, setCode] = useState('');
  const { send, busy, faults } = useSending();
  const asking = useSending();
  const [digits, setDigits] = useState(sent?.digits);
  const again = async () => setDigits((await ask()).digits);
  const askFirst = useEffectEvent(() => {
    if (digits === undefined) void asking.send(again);
  });
  useEffect(() => askFirst(), []);
  const submit = (text: string) => send(() => prove(text));
  function type(text: string): void {
    setCode(text);
    const wholeCode = mailedCodeIn(text);
    if (wholeCode?.length === digits && wholeCode !== mailedCodeIn(code)) void submit(text);
  }
  return (
    <>
      <p role="status">{digits !== undefined && words('sent', { email })}</p>
      <Form onSubmit={() => void submit(code)} faults={faults} busy={busy} submit={words('goOn')}>
        <Field
          label={words('code')}
          hint={words('codeHint')}
          value={code}
          onChange={type}
          fault={faults.fields['code']}
          inputMode="numeric"
          autoComplete="one-time-code"
          maxLength={12}
          autoFocus
        />
      </Form>
      {asking.faults.sentence && (
        <p role="alert" className="fault">
          {asking.faults.sentence}
        </p>
      )}
      <SendAgain
        label={words('again')}
        labelIn={(seconds) => words('againIn', { seconds })}
        done={words('resent')}
        onSend={again}
      />
      {onChangeEmail && (
        <button type="button" className="button" onClick={onChangeEmail}>
          {words('change')}
        </button>
      )}
    </>
  );
}
