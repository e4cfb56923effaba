import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { useCart } from './use-cart.ts';

export function CartButton() {
  const words = useShopWords('frame');
  const to = useTo();
  const { portions } = useCart();
  return (
    <a href={to('cart')} className="button primary">
      {words('cart.count', { count: portions })}
    </a>
  );
}
export default CartButton;
