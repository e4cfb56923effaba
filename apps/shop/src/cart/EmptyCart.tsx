import { Notice } from '../errors/Notice.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { useTo } from '../site/language/use-to.ts';
import { CartNews } from './CartNews.tsx';

export function EmptyCart() {
  const words = useShopWords('cart');
  const to = useTo();
  return (
    <>
      <CartNews />
      <Notice title={words('empty')} hint={words('emptyHint')}>
        <a href={to('home')} className="button primary">
          {words('toMenu')}
        </a>
      </Notice>
    </>
  );
}
