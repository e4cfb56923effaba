import { IconCheck } from '@tabler/icons-react';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DiscountCodeField.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** Leaving the field applies the code, so that no order is placed without it. A refused code stays, with the reason. */
export function DiscountCodeField({ form: { draft, setDraft, quote, faultOf, reasonOf } }: { form: OrderFormState }) {
  const words = useTranslations('orders.form');
  const [typedCode, setTypedCode] = useState(draft.discountCode);
  const code = typedCode.trim().toUpperCase();
  const apply = (discountCode: string) => setDraft((current) => ({ ...current, discountCode }));
  const isTried =
    draft.discountCode !== '' && draft.discountCode === code && draft.lines.length > 0 && !quote.isFetching;
  const holds = isTried && quote.data?.discountCode === code;
  const fault = isTried && !holds ? faultOf('discountCode') : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    apply(code);
  }

  return (
    <form className={styles['code']} onSubmit={submit}>
      <PlainInput
        label={words('discountCode')}
        value={typedCode}
        maxLength={40}
        autoComplete="off"
        error={
          fault && (
            <span role="alert">
              {fault} <span className={styles['reason']}>{reasonOf('discountCode')}</span>
            </span>
          )
        }
        onChange={(text) => {
          setTypedCode(text);
          if (text.trim() === '') apply('');
        }}
        onBlur={() => apply(code)}
      />
      <Button type="submit">{words('applyDiscountCode')}</Button>
      {draft.discountCode !== '' && draft.lines.length === 0 && (
        <p role="status" className="hint">
          {words('discountCodeLater')}
        </p>
      )}
      {holds && (
        <p role="status" className={styles['applied']}>
          <IconCheck size={16} stroke={2.4} aria-hidden />
          {words('discountCodeApplied')}
        </p>
      )}
    </form>
  );
}
