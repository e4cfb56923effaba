import { asSpoken } from '@traiteur/domain/money/money.ts';
import type { Quote } from '@traiteur/contract/orders/order-quotes.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { taxNameIn } from '@traiteur/domain/money/tax-name.ts';
import { useLocale } from 'use-intl';
import { useFrontWords } from '../language/use-front-words.ts';
import styles from './OrderSum.module.css';

type Sum = Pick<Quote, 'subtotal' | 'discount' | 'discountCode' | 'deliveryFee' | 'taxes' | 'total'> &
  Partial<Pick<Quote, 'freeDeliveryFrom'>>;

/** In cents. */
export const OrderSum = ({ sum }: { sum: Sum }) => (
  <>
    <SumRows sum={sum} />
    <SumTotal sum={sum} />
  </>
);

export function SumTotal({ sum: { total } }: { sum: Pick<Sum, 'total'> }) {
  const words = useFrontWords('orders.money');
  const { formatMoney } = useKitSettings();
  return (
    <dl className={`${styles['sum']} ${styles['total']}`}>
      <dt>{words('total')}</dt>
      <dd>{formatMoney(total)}</dd>
    </dl>
  );
}

export function SumRows({ sum }: { sum: Sum }) {
  const words = useFrontWords('orders.money');
  const locale = useLocale();
  const { formatMoney } = useKitSettings();
  const delivery = () => {
    if (sum.discountCode && sum.discount === 0 && sum.deliveryFee === 0)
      return words('deliveryFreeByCode', { code: sum.discountCode });
    if (sum.deliveryFee === 0) return words('deliveryFree');
    return sum.freeDeliveryFrom
      ? words('freeFrom', { amount: asSpoken(formatMoney(sum.freeDeliveryFrom)) })
      : words('delivery');
  };
  return (
    <dl className={styles['sum']}>
      <dt>{words('subtotal')}</dt>
      <dd>{formatMoney(sum.subtotal)}</dd>
      {sum.discount > 0 && (
        <>
          <dt>{sum.discountCode ? words('discountCode', { code: sum.discountCode }) : words('discount')}</dt>
          <dd>{formatMoney(-sum.discount)}</dd>
        </>
      )}
      <dt>{delivery()}</dt>
      <dd>{formatMoney(sum.deliveryFee)}</dd>
      {sum.taxes.map(({ name, amount }) => (
        <div key={name} style={{ display: 'contents' }}>
          <dt>{words('tax', { name: taxNameIn(locale, name) })}</dt>
          <dd>{formatMoney(amount)}</dd>
        </div>
      ))}
    </dl>
  );
}
