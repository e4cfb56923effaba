import { useShopWords } from '../site/language/use-shop-words.ts';
import styles from './CartAside.module.css';
import { CartBar } from './CartBar.tsx';
import { CartContents } from './CartContents.tsx';
import { CartNews } from './CartNews.tsx';
import { useCart } from './use-cart.ts';
import { useMenuOfCart } from './use-menu-of-cart.ts';

/** Beside the dishes on a wide screen, a bar at the bottom on a phone. */
export function CartAside({ menuDay }: { /** Of the dishes beside it. */ menuDay?: string }) {
  const words = useShopWords('cart');
  const { days, portions } = useCart();
  const menu = useMenuOfCart(days);
  return (
    <>
      <section className={`panel ${styles['cart']}`} aria-labelledby="cart-title">
        <h2 id="cart-title">{words('title')}</h2>
        <CartNews />
        {portions === 0 ? (
          <>
            <p className={styles['empty']}>{words('empty')}</p>
            <p className="hint">{words('emptyHint')}</p>
          </>
        ) : (
          <CartContents menu={menu} heading="h3" />
        )}
      </section>
      {portions > 0 && <CartBar facts={menu.facts} menuDay={menuDay} />}
    </>
  );
}
export default CartAside;
