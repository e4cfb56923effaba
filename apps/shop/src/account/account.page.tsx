import { Island } from '../frame/island/Island.tsx';
import { useShopWords } from '../frame/language/use-shop-words.ts';
import { page } from '../page.tsx';
import { AccountPage } from './AccountPage.tsx';

export const account = page({
  read: async () => undefined,
  head: (_, { words }) => ({ title: words('ownAccount')('title'), isListed: false }),
  takesAddresses: true,
  Body: () => {
    const words = useShopWords('ownAccount');
    return (
      <>
        <h1 className="headline">{words('title')}</h1>
        <p className="scripted">{words('subtitle')}</p>
        <Island name="account" of={AccountPage} props={{}} />
      </>
    );
  },
});
