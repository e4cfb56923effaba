import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import sums from '../../orders/Sums.module.css';
import styles from '../Checkout.module.css';
import type { CheckoutState } from '../use-checkout.ts';
import type { ReadQuote } from '../use-quote.ts';
import { DaySummary } from './DaySummary.tsx';

interface OrderSummaryProps {
  quote: ReadQuote;
  orders: CheckoutState['orders'];
  table: readonly TableEater[];
  ofBrowser: readonly ClientAllergen[];
  onEater: CheckoutState['chooseEater'];
}

export function OrderSummary({
  quote: { value: quotes, isCurrent, failed, tryAgain },
  orders,
  table,
  ofBrowser,
  onEater,
}: OrderSummaryProps) {
  const words = useShopWords('cart');
  const money = useMoney();
  const failure = failed && <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!quotes) return failure || <Waiting>{words('loading')}</Waiting>;
  return (
    <>
      {failure}
      <div className={styles['sums']} aria-busy={!isCurrent}>
        {orders.map(({ date, lines }, index) => {
          const quote = quotes.items[index];
          return (
            quote && (
              <DaySummary
                key={date ?? ''}
                date={date}
                isOneOfMany={orders.length > 1}
                quote={quote}
                lines={lines}
                table={table}
                ofBrowser={ofBrowser}
                onEater={onEater}
              />
            )
          );
        })}
        <dl>
          <div className={`${sums['sum']} ${sums['total']}`}>
            <dt>{words('total')}</dt>
            <dd>{money(quotes.total)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
