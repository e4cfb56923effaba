import { useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useShopWords } from '../../frame/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { ReadQuote } from '../use-quote.ts';

interface DiscountCodeProps {
  /** The one that the order names; empty without. */
  code: string;
  quote: ReadQuote;
  onApply: (code: string) => void;
}

/** A discount code, and what the server says of it: nothing before it has answered about this very one. Leaving the field applies it too. */
export function DiscountCode({ code, quote: { value, isCurrent, failed }, onApply }: DiscountCodeProps) {
  const words = useShopWords('checkout.pay');
  const [typedCode, setTypedCode] = useState(code);
  const apply = () => onApply(typedCode.trim());
  const isJudged = code !== '' && isCurrent && typedCode.trim() === code;
  const fault = isJudged ? value?.faults.find(({ field }) => field === 'discountCode')?.message : undefined;
  const isChecking = code !== '' && !isCurrent && !failed;
  return (
    <>
      <div className={styles['code']}>
        <Field
          label={words('code')}
          value={typedCode}
          onChange={setTypedCode}
          onBlur={apply}
          onKeyDown={(event) => event.key === 'Enter' && apply()}
          fault={fault}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
        />
        <button type="button" className="button" onClick={apply}>
          {words('applyCode')}
        </button>
      </div>
      <p role="status" className={styles['ok']}>
        {isChecking ? words('checkingCode') : isJudged && !fault && words('codeApplied')}
      </p>
    </>
  );
}
