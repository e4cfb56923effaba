import type { OwnOrder } from '@traiteur/contract/own/own-orders.ts';
import { nameBeside } from '@traiteur/domain/orders/eater-names.ts';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { useNames } from '../site/language/use-names.ts';
import { useMoney } from '../site/language/use-money.ts';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import sums from './Sums.module.css';
import { OrderAgain } from './OrderAgain.tsx';
import styles from './OrderPage.module.css';

interface OrderLinesProps {
  order: OwnOrder;
  isNew: boolean;
}

export function OrderLines({ order, isNew }: OrderLinesProps) {
  const words = useShopWords('ownOrders');
  const to = useTo();
  const cart = useShopWords('cart');
  const pay = useShopWords('checkout.pay');
  const nameOf = useLocalName();
  const money = useMoney();
  return (
    <section className={`panel ${styles['card']}`}>
      <h2>{words('lines')}</h2>
      <ul>
        {order.lines.map(({ productId, sizeId, eaterId, eater, name, sizeName, quantity, gross, allergens }) => (
          <li key={`${productId} ${sizeId} ${eaterId} ${eater}`} className={sums['sum']}>
            <span>
              {quantity} × {nameOf(name)} <small className="hint">{nameOf(sizeName)}</small>
              {eater && <small className={styles['eater']}>{words('for', { eater })}</small>}
              <LineAllergens allergens={allergens} />
            </span>
            <span className="nowrap">{money(gross)}</span>
          </li>
        ))}
      </ul>
      {order.conflicts
        .filter(({ isAccepted }) => isAccepted)
        .map(({ line, eaterId, eater, allergenId, allergen, acceptedBy }) => (
          <p key={`${line} ${eaterId} ${allergenId}`} className={styles['accepted']}>
            {words(acceptedWord[acceptedBy ?? 'house'][nameBeside(order.client, { eaterId, eater }) ? 1 : 0], {
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
        {order.taxes
          .filter(({ amount }) => amount !== 0)
          .map(({ name, rate, amount }) => (
            <div key={`${name} ${rate}`} className={`${sums['sum']} hint`}>
              <dt>{words('taxes', { name })}</dt>
              <dd>{money(amount)}</dd>
            </div>
          ))}
        {(order.due > 0 || order.paid > 0) && (
          <div className={sums['sum']}>
            <dt>{words(order.due > 0 ? 'due' : 'paid')}</dt>
            <dd>{money(order.due > 0 ? order.due : order.paid)}</dd>
          </div>
        )}
      </dl>
      {!isNew && !order.groupOrder && <OrderAgain order={order} />}
      {!isNew && order.groupOrder && (
        // Its guests have left the table: whoever chooses for them again would not know what they react to.
        <p data-screen-only>
          <a href={to('groupOrders')} className="button">
            {words('groupAgain')}
          </a>
        </p>
      )}
    </section>
  );
}

/** For the client themselves, and for somebody else at their table. */
const acceptedWord = {
  client: ['accepted', 'acceptedFor'],
  house: ['acceptedByHouse', 'acceptedByHouseFor'],
} as const;

/** As the dish was on the day of the order: another person may eat from this page. */
function LineAllergens({ allergens }: Pick<OwnOrder['lines'][number], 'allergens'>) {
  const words = useShopWords('ownOrders');
  const nameOf = useLocalName();
  const list = useNames();
  const namesOf = (kind: 'contains' | 'may_contain') =>
    list(allergens.filter(({ presence }) => presence === kind).map(({ name }) => nameOf(name).toLowerCase()));
  const [contained, possible] = [namesOf('contains'), namesOf('may_contain')];
  return (
    <small className={styles['allergens']}>
      {contained && <span>{words('contains', { names: contained })}</span>}
      {possible && <span>{words('mayContain', { names: possible })}</span>}
      {!contained && !possible && words('noAllergens')}
    </small>
  );
}
