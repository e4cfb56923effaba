import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { CartContents } from './CartContents.tsx';
import styles from './CartPage.module.css';
import { CartNews } from './CartNews.tsx';
import { CartNotes } from './CartNotes.tsx';
import { EmptyCart } from './EmptyCart.tsx';
import { useCart } from './use-cart.ts';
import { useMenuOfCart } from './use-menu-of-cart.ts';

export function CartPage() {
  const words = useShopWords('cart');
  const to = useTo();
  const { day, days, portions } = useCart();
  const menu = useMenuOfCart(days);
  const isSold = day !== undefined && menu.facts?.menus[0]?.day.state === 'open';
  if (portions === 0) return <EmptyCart />;
  return (
    <div className={`panel ${styles['page']}`}>
      <CartNews />
      <CartContents menu={menu} heading="h2">
        <CartNotes />
      </CartContents>
      <a href={isSold ? to('menu', { date: day }) : to('home')} className="button">
        {words('moreDishes')}
      </a>
    </div>
  );
}

export default CartPage;
