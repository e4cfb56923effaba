import { useQuery } from '@tanstack/react-query';
import type { Production, ProductionRow } from '@traiteur/contract/delivery/delivery-report.ts';
import type { ScarceOffers } from '@traiteur/contract/catalogue/availabilities.ts';
import { ordersDelivered } from '@traiteur/contract/money/report-lists.ts';
import { useApi } from '@traiteur/front/front.ts';
import { OfferedLink } from '@traiteur/front/routing/OfferedLink.tsx';
import { Card } from '@traiteur/kit/look/Card.tsx';
import { useTranslations } from 'use-intl';
import { useLocalName } from '@traiteur/front/language/use-local-name.ts';
import { RunOutButton } from '../../orders/run-out/RunOutButton.tsx';
import { scarceOffersQuery } from '../../orders/run-out/run-out-queries.ts';
import { ScarceChips } from '../../orders/run-out/ScarceChips.tsx';
import { useOrdersLink } from '../../orders/use-orders-link.ts';
import { DishExceptions } from './DishExceptions.tsx';
import styles from './ProductionList.module.css';

/** What to cook by category, with a column per size; below each dish, the clients who must not get it. */
export function ProductionList({ production: { sizes, categories }, date }: { production: Production; date: string }) {
  const linkTo = useOrdersLink();
  const list = ordersDelivered(date);
  const words = useTranslations('deliveryReport');
  const nameOf = useLocalName();
  const scarce = useQuery(scarceOffersQuery(useApi(), date)).data?.offers ?? [];
  return (
    <Card title={words('production')}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">{words('dish')}</th>
            {sizes.map(({ sizeId, name }) => (
              <th key={sizeId} scope="col">
                {nameOf(name)}
              </th>
            ))}
            <th scope="col">{words('total')}</th>
          </tr>
        </thead>
        {categories.map(({ categoryId, name, quantity, dishes }) => (
          <tbody key={categoryId}>
            <tr className={styles['category']}>
              <th scope="rowgroup" colSpan={sizes.length + 1}>
                {nameOf(name)}
              </th>
              <td>{quantity}</td>
            </tr>
            {dishes.map((dish) => (
              <tr key={dish.productId}>
                <td className={styles['dish']}>
                  <strong>{nameOf(dish.name)}</strong>{' '}
                  <DishScarcity dish={dish} sizes={sizes} date={date} scarce={scarce} />
                  <DishExceptions exceptions={dish.exceptions} />
                </td>
                {sizes.map(({ sizeId, name: size }) => (
                  <td key={sizeId} data-size={nameOf(size)}>
                    <Portions
                      count={dish.sizes.find((cookedSize) => cookedSize.sizeId === sizeId)?.quantity}
                      dish={`${nameOf(dish.name)}, ${nameOf(size).toLowerCase()}`}
                      orders={linkTo({ ...list, productId: String(dish.productId), sizeId: String(sizeId) })}
                    />
                  </td>
                ))}
                <td data-size={words('total')}>
                  <strong>
                    <Portions
                      count={dish.quantity}
                      dish={nameOf(dish.name)}
                      orders={linkTo({ ...list, productId: String(dish.productId) })}
                    />
                  </strong>
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </Card>
  );
}

interface DishScarcityProps {
  dish: ProductionRow;
  sizes: Production['sizes'];
  date: string;
  /** Of all dishes. */
  scarce: ScarceOffers['offers'];
}

/** The offers of a dish that run out, and the button that declares it sold out. */
function DishScarcity({ dish: { productId, name, sizes: cookedSizes }, sizes, date, scarce }: DishScarcityProps) {
  const offers = scarce.filter((offer) => offer.productId === productId);
  const isSoldOut = offers.some(({ left }) => left === 0);
  const ownSizes = sizes.filter(({ sizeId }) => [...cookedSizes, ...offers].some((size) => size.sizeId === sizeId));
  return (
    <>
      <ScarceChips offers={offers} sizes={ownSizes} />
      <RunOutButton id={productId} name={name} date={date} isSoldOut={isSoldOut} />
    </>
  );
}

interface PortionsProps {
  /** Undefined where none is cooked. */
  count: number | undefined;
  dish: string;
  /** Address of the list of their orders. */
  orders: string;
}

function Portions({ count, dish, orders }: PortionsProps) {
  const words = useTranslations('deliveryReport');
  return (
    count !== undefined && (
      <OfferedLink to={orders} aria-label={words('seeOrdersOf', { count, dish })}>
        {count}
      </OfferedLink>
    )
  );
}
