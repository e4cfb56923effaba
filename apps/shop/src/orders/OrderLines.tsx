import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import sums from './Sums.module.css';
import { OrderAgain } from './OrderAgain.tsx';
import styles from './OrderPage.module.css';

interface OrderLinesProps {
  order: OwnOrder;
  isNew: boolean;
}

export function OrderLines({ order, isNew }: OrderLinesProps) {
  const words = useShopWords('ownOrders');
  const cart = useShopWords('cart');
  const pay = useShopWords('checkout.pay');
  const nameOf = useLocalName();
  const money = useMoney();
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('lines')}</h2>
      <ul>
        {order.lines.map(({ productId, sizeId, eaterId, eater, name, sizeName, quantity, gross }) => (
          <li key={`${productId} ${sizeId} ${eaterId} ${eater}`} className={sums['sum']}>
            <span>
              {quantity} × {nameOf(name)} <small className="hint">{nameOf(sizeName)}</small>
              {eater && <small className={styles['eater']}>{words('for', { eater })}</small>}
            </span>
            <span className="nowrap">{money(gross)}</span>
          </li>
        ))}
      </ul>
      {order.conflicts
        .filter(({ isAccepted }) => isAccepted)
        .map(({ line, eaterId, eater, allergenId, allergen }) => (
          <p key={`${line} ${eaterId} ${allergenId}`} className={styles['accepted']}>
            {words(nameBeside(order.client.firstName, { eater }) ? 'acceptedFor' : 'accepted', {
              dish: nameOf(order.lines[line]?.name ?? allergen),
              allergen: nameOf(allergen),
              eater,
            })}
          </p>
        ))}
      <dl>
        {order.discount > 0 && (
          <div className={sums['sum']}>
            <dt>{pay('discount')}</dt>
            <dd>−{money(order.discount)}</dd>
          </div>
        )}
        <div className={sums['sum']}>
          <dt>{cart('delivery')}</dt>
          <dd>{order.deliveryFee === 0 ? cart('deliveryFree') : money(order.deliveryFee)}</dd>
        </div>
        <div className={`${sums['sum']} ${sums['total']}`}>
          <dt>{cart('total')}</dt>
          <dd>{money(order.total)}</dd>
        </div>
        {(order.due > 0 || order.paid > 0) && (
          <div className={sums['sum']}>
            <dt>{words(order.due > 0 ? 'due' : 'paid')}</dt>
            <dd>{money(order.due > 0 ? order.due : order.paid)}</dd>
          </div>
        )}
      </dl>
      {!isNew && <OrderAgain order={order} />}
    </section>
  );
}
