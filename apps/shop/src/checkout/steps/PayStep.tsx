import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { PaymentChoice } from '@traiteur/domain/money/payment-choices.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import { AcceptedDishes } from './AcceptedDishes.tsx';
import styles from '../Checkout.module.css';
import type { CheckoutDraft } from '../checkout-draft.ts';
import type { Complaint } from '../complaint.ts';
import { DiscountCode } from './DiscountCode.tsx';
import type { ReadQuote } from '../use-quote.ts';

interface PayStepProps {
  draft: CheckoutDraft;
  table: readonly TableEater[];
  quote: ReadQuote;
  choices: readonly PaymentChoice[];
  days: readonly (string | undefined)[];
  complaint: Complaint | undefined;
  onChange: (change: Partial<CheckoutDraft>) => void;
}

export function PayStep({ draft, table, quote, choices, days, complaint, onChange }: PayStepProps) {
  const words = useShopWords('checkout.pay');
  return (
    <>
      <AcceptedDishes
        table={table}
        quotes={quote.value}
        accepted={draft.accepted}
        onChange={(accepted) => onChange({ accepted })}
      />
      <fieldset className={styles['choices']}>
        <legend className="visually-hidden">{words('title')}</legend>
        {choices.map((payment) => (
          <label key={payment} className={styles['choice']}>
            <input
              type="radio"
              name="payment"
              checked={draft.payment === payment}
              onChange={() => onChange({ payment })}
            />
            <span>
              <strong>{words(`choices.${payment}`)}</strong>
              <br />
              <span className="hint">
                {words(`hints.${payment}`)}
                {days.length > 1 && payment === 'online' && ` ${words('onlineDays')}`}
              </span>
            </span>
          </label>
        ))}
      </fieldset>
      <DiscountCode
        code={draft.discountCode}
        days={days}
        quote={quote}
        complaint={complaint?.field === 'discountCode' ? complaint : undefined}
        onApply={(discountCode) => onChange({ discountCode })}
      />
    </>
  );
}
