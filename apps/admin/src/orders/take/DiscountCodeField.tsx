import { IconCheck } from '@tabler/icons-react';
import { Button } from '@traiteur/kit/look/Button.tsx';
import { PlainInput } from '@traiteur/kit/fields/PlainInput.tsx';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import styles from './DiscountCodeField.module.css';
import type { OrderFormState } from './use-order-form.ts';

/** The client's discount code, with the sentence for the client where it is refused, and why below it. Leaving the field applies it, so that no order is placed without it. The typed text stays. */
export function DiscountCodeField({ form: { draft, setDraft, quote, faultOf, reasonOf } }: { form: OrderFormState }) {
  const words = useTranslations('orders.form');
  const [typed, setTyped] = useState(draft.discountCode);
  const code = typed.trim().toUpperCase();
  const apply = (discountCode: string) => setDraft((before) => ({ ...before, discountCode }));
  const tried = draft.discountCode !== '' && draft.discountCode === code && draft.lines.length > 0 && !quote.isFetching;
  const holds = tried && quote.data?.discountCode === code;
  const fault = tried && !holds ? faultOf('discountCode') : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    apply(code);
  }

  return (
    <form className={styles['code']} onSubmit={submit}>
      <PlainInput
        label={words('discountCode')}
        value={typed}
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
          setTyped(text);
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
