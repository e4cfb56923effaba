import { useEffect, useRef, useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { Complaint } from '../complaint.ts';
import { type ReadQuote, refusedCodeOf } from '../use-quote.ts';

interface DiscountCodeProps {
  code: string;
  quote: ReadQuote;
  complaint: Complaint | undefined;
  onApply: (code: string) => void;
}

/** Shows the server's answer to the current code only. Leaving the field applies the code too. */
export function DiscountCode({ code, quote, complaint, onApply }: DiscountCodeProps) {
  const { value, isCurrent, failed } = quote;
  const words = useShopWords('checkout.pay');
  const [typedCode, setTypedCode] = useState(code);
  const place = useRef<HTMLDivElement>(null);
  const apply = () => onApply(typedCode.trim());
  const isTheOne = code !== '' && typedCode.trim() === code;
  const isJudged = isTheOne && isCurrent;
  const refusal = isJudged && value ? refusedCodeOf(value)?.message : undefined;
  const fault = refusal ? `${refusal} ${words('codeLeftOut')}` : isTheOne ? complaint?.sentence : undefined;
  const isChecking = code !== '' && !isCurrent && !failed;
  const focusField = () => place.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (complaint) focusField();
  }, [complaint]);
  function remove(): void {
    setTypedCode('');
    onApply('');
    focusField();
  }
  return (
    <>
      <div ref={place} className={styles['code']}>
        <Field
          label={words('code')}
          value={typedCode}
          onChange={setTypedCode}
          // Not if the focus goes to the button: the code would be applied, and the same click would press the button
          // that removes it.
          onBlur={({ relatedTarget }) => {
            if (!place.current?.contains(relatedTarget)) apply();
          }}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
          fault={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        {isTheOne ? (
          <button key="remove" type="button" className="button" onClick={remove}>
            {words('removeCode')}
          </button>
        ) : (
          <button
            key="apply"
            type="button"
            className="button"
            onClick={() => {
              apply();
              focusField();
            }}
          >
            {words('applyCode')}
          </button>
        )}
      </div>
      <p role="status" className={styles['ok']}>
        {isChecking ? words('checkingCode') : isJudged && !fault && words('codeApplied')}
      </p>
    </>
  );
}
