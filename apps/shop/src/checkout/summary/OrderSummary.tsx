import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnOrderDraft, OwnQuote } from '@traiteur/contract/own/own-orders.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { FreeDelivery } from '../../cart/FreeDelivery.tsx';
import { TryAgain } from '../../form/TryAgain.tsx';
import { Waiting } from '../../form/Waiting.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import sums from '../../orders/Sums.module.css';
import styles from '../Checkout.module.css';
import { SummaryLine } from './SummaryLine.tsx';
import { summaryFaults } from './summary-faults.ts';
import type { CheckoutState } from '../use-checkout.ts';
import type { ReadQuote } from '../use-quote.ts';

interface OrderSummaryProps {
  quote: ReadQuote;
  ordered: OwnOrderDraft['lines'];
  date: string | undefined;
  table: readonly TableEater[];
  ofBrowser: readonly ClientAllergen[];
  onEater: CheckoutState['chooseEater'];
}

export function OrderSummary({
  quote: { value: quote, isCurrent, failed, tryAgain },
  ordered,
  date,
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
  const eaterOf = ({ productId, sizeId, eaterId }: OwnQuote['lines'][number], index: number) => {
    const line = quote.lines.length === ordered.length ? ordered[index] : undefined;
    const isSame = line?.productId === productId && line.sizeId === sizeId;
    return (isSame ? line.eaterId : eaterId) ?? undefined;
  };
  return (
    <>
      {failure}
      <div className={styles['sums']} aria-busy={!isCurrent}>
        <ul>
          {quote.lines.map((line, index) => (
            <SummaryLine
              key={`${line.productId} ${line.sizeId} ${line.eaterId}`}
              line={line}
              date={date}
              eaterId={eaterOf(line, index)}
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
