import type { Order } from '@traiteur/contract/orders/order-record.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useKitSettings } from '@traiteur/kit/setup/kit-settings.ts';
import { useTranslations } from 'use-intl';
import styles from './Payments.module.css';
import type { RefundWish } from './refund-wish.ts';

interface RefundedDishesProps {
  order: Order;
  wish: RefundWish;
  onChange: (wish: RefundWish) => void;
}

export function RefundedDishes({ order: { lines, refundable }, wish, onChange }: RefundedDishesProps) {
  const words = useTranslations('orders.payments');
  const nameOf = useLocalName();
  const { formatMoney } = useKitSettings();
  const choose = (index: number, quantity: number) =>
    onChange({ ...wish, portions: wish.portions.map((portion, place) => (place === index ? quantity : portion)) });
  return (
    <ul className={styles['dishes']}>
      {lines.map(({ productId, sizeId, name, sizeName }, index) => {
        const { quantity = 0, amount = 0 } = refundable.lines[index] ?? {};
        return (
          <li key={`${productId} ${sizeId}`}>
            <label>
              <span>
                {nameOf(name)} <small>{nameOf(sizeName)}</small>
              </span>
              <span className={styles['amount']}>{formatMoney(amount)}</span>
              <select
                value={wish.portions[index] ?? 0}
                disabled={quantity === 0}
                onChange={(event) => choose(index, Number(event.currentTarget.value))}
              >
                {Array.from({ length: quantity + 1 }, (_, portions) => (
                  <option key={portions} value={portions}>
                    {words('portions', { portions, quantity })}
                  </option>
                ))}
              </select>
            </label>
          </li>
        );
      })}
      {refundable.deliveryFee > 0 && (
        <li>
          <label>
            <span>{words('deliveryFee')}</span>
            <span className={styles['amount']}>{formatMoney(refundable.deliveryFee)}</span>
            <input
              type="checkbox"
              checked={wish.deliveryFee}
              onChange={(event) => onChange({ ...wish, deliveryFee: event.currentTarget.checked })}
            />
          </label>
        </li>
      )}
    </ul>
  );
}
