import { useDates } from '@traiteur/front/language/use-dates.ts';
import { useEffect, useRef, useState } from 'react';
import { Field } from '../../form/Field.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import styles from '../Checkout.module.css';
import type { Complaint } from '../complaint.ts';
import { type CodeQuote, refusedCodeOf } from '../use-quote.ts';

interface DiscountCodeProps {
  code: string;
  /** Which days the quote's items are of. */
  days: readonly (string | undefined)[];
  quote: { isCurrent: boolean; failed: boolean; value?: { items: readonly CodeQuote[] } | undefined };
  complaint: Complaint | undefined;
  onApply: (code: string) => void;
}

/** Shows the server's answer to the current code only. Leaving the field applies the code too. */
export function DiscountCode({ code, days, quote, complaint, onApply }: DiscountCodeProps) {
  const { value, isCurrent, failed } = quote;
  const words = useShopWords('checkout.pay');
  const money = useMoney();
  const { long } = useDates();
  const [typedCode, setTypedCode] = useState(code);
  const place = useRef<HTMLDivElement>(null);
  const apply = () => onApply(typedCode.trim());
  const isTheOne = code !== '' && typedCode.trim() === code;
  const isJudged = isTheOne && isCurrent;
  const quotes = (isJudged && value?.items) || [];
  const [refusal, ...otherRefusals] = new Set(quotes.map((ofDay) => refusedCodeOf(ofDay)?.message));
  const isRefused = refusal !== undefined && otherRefusals.length === 0;
  const fault = isRefused ? `${refusal} ${words('codeLeftOut')}` : isTheOne ? complaint?.sentence : undefined;
  const isChecking = code !== '' && !isCurrent && !failed;
  const focusField = () => place.current?.querySelector('input')?.focus();
  useEffect(() => {
    if (complaint) focusField();
  }, [complaint]);
  function effectOn(ofDay: (typeof quotes)[number]): string {
    const refusedDay = refusedCodeOf(ofDay);
    if (refusedDay) return refusedDay.message;
    if (ofDay.discount === 0 && ofDay.deliveryFee === 0) return words('codeDelivers');
    return words('codeGives', { amount: money(ofDay.discount) });
  }
  function remove(): void {
    setTypedCode('');
    onApply('');
    focusField();
  }
  return (
    <>
      <div className={styles['codeRoom']}>
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
      </div>
      <div role="status">
        <p className={styles['ok']}>
          {isChecking ? words('checkingCode') : isJudged && !fault && days.length === 1 && words('codeApplied')}
        </p>
        {days.length > 1 && quotes.length > 0 && !fault && (
          <ul className={styles['codeDays']}>
            {quotes.map((ofDay, index) => (
              <li key={days[index]} className={refusedCodeOf(ofDay) ? 'hint' : styles['ok']}>
                {words('ofDay', { date: long(days[index] ?? ''), sentence: effectOn(ofDay) })}
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
