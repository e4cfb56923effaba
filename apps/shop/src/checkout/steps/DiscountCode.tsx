import { useEffect, useRef, useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { Complaint } from '../complaint.ts';
import type { ReadQuote } from '../use-quote.ts';

interface DiscountCodeProps {
  /** The one that the order names; empty without. */
  code: string;
  quote: ReadQuote;
  /** The order was not placed because of the code. */
  complaint: Complaint | undefined;
  onApply: (code: string) => void;
}

/** A discount code, and what the server says of it: nothing before it has answered about this very one. Leaving the field applies it too. */
export function DiscountCode({ code, quote, complaint, onApply }: DiscountCodeProps) {
  const { value, isCurrent, failed } = quote;
  const words = useShopWords('checkout.pay');
  const [typedCode, setTypedCode] = useState(code);
  const place = useRef<HTMLDivElement>(null);
  const apply = () => onApply(typedCode.trim());
  const isTheOne = code !== '' && typedCode.trim() === code;
  const isJudged = isTheOne && isCurrent;
  const refusal = isJudged ? value?.faults.find(({ field }) => field === 'discountCode')?.message : undefined;
  const fault = refusal ?? (isTheOne ? complaint?.sentence : undefined);
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
          // Its button does so itself: applied before, it would be the one that removes the code, pressed by the same click.
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
