import type { TableEater } from '@traiteur/contract/clients/eaters.ts';
import type { OwnOrderDraft, OwnQuote } from '@traiteur/contract/own/own-order-input.ts';
import type { ClientAllergen } from '@traiteur/domain/orders/allergies.ts';
import { useDates } from '@traiteur/front/language/use-dates.ts';
import { FreeDelivery } from '../../cart/FreeDelivery.tsx';
import { useMoney } from '../../site/language/use-money.ts';
import { useShopWords } from '../../site/language/use-shop-words.ts';
import sums from '../../orders/Sums.module.css';
import type { CheckoutState } from '../use-checkout.ts';
import { SummaryLine } from './SummaryLine.tsx';
import { summaryFaults } from './summary-faults.ts';

interface DaySummaryProps {
  date: string | undefined;
  isOneOfMany: boolean;
  quote: OwnQuote;
  lines: OwnOrderDraft['lines'];
  table: readonly TableEater[];
  ofBrowser: readonly ClientAllergen[];
  onEater: CheckoutState['chooseEater'];
}

/** What one day costs: an order by itself. */
export function DaySummary({ date, isOneOfMany, quote, lines, table, ofBrowser, onEater }: DaySummaryProps) {
  const words = useShopWords('cart');
  const pay = useShopWords('checkout.pay');
  const days = useShopWords('checkout.days');
  const money = useMoney();
  const { long } = useDates();
  const faults = summaryFaults(quote, lines);
  // Chosen already, while the quote still answers for somebody else.
  const eaterOf = ({ productId, sizeId, eaterId }: OwnQuote['lines'][number], index: number) => {
    const line = quote.lines.length === lines.length ? lines[index] : undefined;
    const isSame = line?.productId === productId && line.sizeId === sizeId;
    return (isSame ? line.eaterId : eaterId) ?? undefined;
  };
  return (
    <>
      {isOneOfMany && date && <h3>{long(date)}</h3>}
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
        {isOneOfMany && (
          <div className={sums['sum']}>
            <dt>{days('subtotal')}</dt>
            <dd>{money(quote.total)}</dd>
          </div>
        )}
      </dl>
    </>
  );
}
