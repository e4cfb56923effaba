import { TryAgain } from '../form/TryAgain.tsx';
import { ApiRefusal } from '@traiteur/contract/wire/client.ts';
import { DiscountCode } from '../checkout/steps/DiscountCode.tsx';
import sums from '../orders/Sums.module.css';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import styles from './Change.module.css';
import type { ChangeState } from './use-change.ts';

/** What the change costs, and the button that saves it. */
export function ChangeSums({ state }: { state: ChangeState }) {
  const { standing, draft, change, quote, isTouched, busy, sentence, save, stale } = state;
  const words = useShopWords('ownOrders.change');
  const unreachable = useShopWords('ownOrders')('unreachable');
  const pay = useShopWords('checkout.pay');
  const money = useMoney();
  const to = useTo();
  const { value, isCurrent, failed, error, tryAgain } = quote;
  const refusal = error instanceof ApiRefusal ? error.problem.title : undefined;
  const otherFaults =
    value?.faults.filter(({ field }) => !/^(lines\.\d|slot|addressId|discountCode)/.test(field)) ?? [];
  const difference = value ? value.total - standing.total : 0;
  const isAddingUp = !isCurrent && !failed;
  return (
    <section className={`panel ${styles['sums']}`} aria-labelledby="change-sums">
      <h2 id="change-sums">{words('sums')}</h2>
      {failed && !refusal && <TryAgain onAgain={() => void tryAgain()}>{unreachable}</TryAgain>}
      {value && (
        <dl aria-busy={!isCurrent}>
          {value.discount > 0 && <Sum name={pay('discount')}>−{money(value.discount)}</Sum>}
          <Sum name={words('before')}>{money(standing.total)}</Sum>
          <Sum name={words('after')} isTotal>
            {money(value.total)}
          </Sum>
          {difference === 0 ? (
            <Sum name={words('same')}>{money(0)}</Sum>
          ) : (
            <Sum name={words(difference > 0 ? 'dearer' : 'cheaper')}>
              {difference > 0 ? '+' : '−'}
              {money(Math.abs(difference))}
            </Sum>
          )}
        </dl>
      )}
      {value && isTouched && value.due > 0 && <p>{words('due', { amount: money(value.due) })}</p>}
      {value && value.overpaid > 0 && <p>{words('overpaid', { amount: money(value.overpaid) })}</p>}
      {!standing.groupOrder && (
        <DiscountCode
          key={state.resets}
          code={draft.discountCode ?? ''}
          days={[draft.slot.date]}
          quote={{ isCurrent, failed, value: value && { items: [value] } }}
          complaint={undefined}
          onApply={(code) => {
            if (code !== (draft.discountCode ?? '')) change({ ...draft, discountCode: code || null });
          }}
        />
      )}
      {[...new Set(otherFaults.map(({ message }) => message))].map((message) => (
        <p key={message} role="alert" className="fault">
          {message}
        </p>
      ))}
      {(sentence ?? refusal) && (
        <p role="alert" className={styles['complaint']}>
          {sentence ?? refusal}
        </p>
      )}
      {!isTouched && <p className="hint">{words('nothing')}</p>}
      {!stale && (
        <button
          type="button"
          className="button primary"
          aria-busy={busy || isAddingUp}
          disabled={!isTouched}
          onClick={() => void save()}
        >
          {busy
            ? words('saving')
            : isAddingUp && isTouched
              ? words('waiting')
              : words(value && difference > 0 ? 'savePaying' : 'save', {
                  amount: money(value?.total ?? standing.total),
                })}
        </button>
      )}
      <a href={to('order', { id: standing.id })} className="button" onClick={state.forget}>
        {words('leave')}
      </a>
    </section>
  );
}

function Sum({ name, isTotal = false, children }: { name: string; isTotal?: boolean; children: React.ReactNode }) {
  return (
    <div className={`${sums['sum']} ${isTotal ? sums['total'] : ''}`}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
