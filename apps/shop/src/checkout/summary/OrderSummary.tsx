import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnOrderDraft } from '@traiteur/contract/own/own-orders.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { FreeDelivery } from '../../cart/FreeDelivery.tsx';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import sums from '../../orders/Sums.module.css';
import styles from '../Checkout.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { type Dish, summaryFaults } from './summary-faults.ts';
import type { CheckoutState } from '../use-checkout.ts';
import type { ReadQuote } from '../use-quote.ts';

interface OrderSummaryProps {
  quote: ReadQuote;
  ordered: OwnOrderDraft['lines'];
  table: readonly TableEater[];
  ofBrowser: readonly ClientAllergen[];
  onEater: CheckoutState['chooseEater'];
}

export function OrderSummary({
  quote: { value: quote, isCurrent, failed, tryAgain },
  ordered,
  table,
  ofBrowser,
  onEater,
}: OrderSummaryProps) {
  const words = useShopWords('cart');
  const pay = useShopWords('checkout.pay');
  const money = useMoney();
  const failure = failed && <TryAgain onAgain={tryAgain}>{words('unreachable')}</TryAgain>;
  if (!quote) return failure || <Waiting>{words('loading')}</Waiting>;
  const faults = summaryFaults(quote, ordered);
  // Chosen already, while the quote still answers for somebody else.
  const eaterOf = ({ productId, sizeId }: Dish) =>
    ordered.find((line) => line.productId === productId && line.sizeId === sizeId)?.eaterId ?? undefined;
  return (
    <>
      {failure}
      <div className={styles['sums']} aria-busy={!isCurrent}>
        <ul>
          {quote.lines.map((line) => (
            <SummaryLine
              key={`${line.productId} ${line.sizeId}`}
              line={line}
              eaterId={eaterOf(line)}
              table={table}
              ofBrowser={ofBrowser}
              onEater={onEater}
              faults={faults.of(line)}
            />
          ))}
        </ul>
        {faults.others.map((message) => (
          <p key={message} role="alert" className="fault">
            {message}
          </p>
        ))}
        {quote.freeDeliveryFrom !== null && <FreeDelivery goods={quote.subtotal} freeFrom={quote.freeDeliveryFrom} />}
        <dl>
          {quote.discount > 0 && (
            <div className={sums['sum']}>
              <dt>{pay('discount')}</dt>
              <dd>−{money(quote.discount)}</dd>
            </div>
          )}
          <div className={sums['sum']}>
            <dt>{words('delivery')}</dt>
            <dd>{quote.deliveryFee === 0 ? words('deliveryFree') : money(quote.deliveryFee)}</dd>
          </div>
          <div className={`${sums['sum']} ${sums['total']}`}>
            <dt>{words('total')}</dt>
            <dd>{money(quote.total)}</dd>
          </div>
        </dl>
      </div>
    </>
  );
}
