import { Island } from '../site/island/Island.tsx';
import { useShopWords } from '../site/language/use-shop-words.ts';
import { page } from '../site/page.tsx';
import { CartPage } from './CartPage.tsx';

export const cart = page({
  read: async () => undefined,
  head: (_, { words }) => ({ title: words('cart')('title'), isListed: false }),
  Body: () => {
    const words = useShopWords('cart');
    return (
      <>
        <h1 className="headline">{words('title')}</h1>
        <p className="scripted">{words('subtitle')}</p>
        <Island name="cartPage" of={CartPage} props={{}} />
      </>
    );
  },
});
